import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { AFTER_TYPING_MS } from '#app/ui/use-debounced-announcement.ts'

/**
 * Announces a tool's answer once input into the tool has paused. Changes by the loan are not announced: the calculator
 * announces its own result.
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
    before.current ??= answerIn(tool) // the input is not rendered yet
    setSaid('') // or the same text would not be announced again
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const answer = answerIn(tool)
      if (answer !== before.current) setSaid(answer)
      before.current = undefined
    }, AFTER_TYPING_MS)
  }
  return { said, listen: { onInput: handleEntry, onClick: handleEntry } }
}

/** The text of the sentences that the tool marks as its answer, without outdated ones. */
function answerIn(tool: HTMLElement): string {
  return [...tool.querySelectorAll('[data-answer]')]
    .filter((sentence) => !sentence.closest('[data-stale]'))
    .map(({ textContent }) => textContent)
    .join(' ')
    .trim()
}
