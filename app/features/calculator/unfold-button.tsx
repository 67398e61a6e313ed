import type { MouseEventHandler } from 'react'
import { Button } from '#app/ui/button.tsx'

type UnfoldButtonProps = {
  isUnfolded: boolean
  /** Its names: while some rows are folded, and while all are shown. */
  words: { all: string; fewer: string }
  className: string | undefined
  onClick: MouseEventHandler
}

/** Shows the rows that a phone folds, and folds them again. */
export function UnfoldButton({ isUnfolded, words: { all, fewer }, ...button }: UnfoldButtonProps) {
  return (
    <Button {...button} tone="text" size="small" aria-expanded={isUnfolded} data-react="">
      {isUnfolded ? fewer : all}
    </Button>
  )
}
