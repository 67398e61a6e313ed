import 'react'

/** Attributes of HTML that @types/react does not know yet; React passes them through as they are written. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** What pressing does to the element named by `commandfor`. */
    command?: 'show-modal' | 'close' | 'request-close' | 'show-popover' | 'hide-popover' | 'toggle-popover' | undefined
    /** Id of the dialog or popover. */
    commandfor?: string | undefined
  }
}
