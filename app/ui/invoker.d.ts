import 'react'

/** HTML attributes that @types/react does not know yet; React passes them through unchanged. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** What pressing does to the element named by `commandfor`. */
    command?: 'show-modal' | 'close' | undefined
    /** Id of the dialog. */
    commandfor?: string | undefined
  }
}
