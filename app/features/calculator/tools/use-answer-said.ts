import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { AFTER_TYPING_MS } from '#app/ui/use-said.ts'

/**
 * What a screen reader is told of a tool's answer, once what was entered in the tool rests. What the loan changes in the
 * answer is not said: the calculator tells that itself.
 *
 * @returns `said` for a live region, `listen` for the element around the tool
 */
export function useAnswerSaid() {
  const [said, setSaid] = useState('')
  const timer = useRef<number>(undefined)
  const before = useRef<string>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const handleEntry = ({ currentTarget: tool, target }: SyntheticEvent<HTMLElement>) => {
    if (target instanceof Element && target.closest('summary')) return
    before.current ??= answerIn(tool) // what was entered is not drawn yet
    setSaid('') // the same words would not be said again
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const answer = answerIn(tool)
      if (answer !== before.current) setSaid(answer)
      before.current = undefined
    }, AFTER_TYPING_MS)
  }
  return { said, listen: { onInput: handleEntry, onClick: handleEntry } }
}

/** The sentences that answer, as they stand there: each tool marks its own. One that is out of date was said before. */
function answerIn(tool: HTMLElement): string {
  return [...tool.querySelectorAll('[data-answer]')]
    .filter((sentence) => !sentence.closest('[data-stale]'))
    .map(({ textContent }) => textContent)
    .join(' ')
    .trim()
}
