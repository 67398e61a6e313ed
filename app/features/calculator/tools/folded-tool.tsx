import type { ComponentType } from 'react'
import type { SectionProps } from '#app/features/calculator/lazy-section.tsx'
import { useFrozenUnless } from '#app/features/calculator/use-frozen-unless.ts'
import { useLoaded } from '#app/features/calculator/use-loaded.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { useSessionValue } from '#app/visitor/use-session-value.ts'
import { results } from '#content/calculator.ts'
import styles from './folded-tool.module.css'
import { ToolSummary, type ToolWords } from './tool-summary.tsx'
import { useAnswerSaid } from './use-answer-said.ts'

type Tool = ComponentType<SectionProps>

type FoldedToolProps = ToolWords & {
  isOpenAtFirst?: boolean
  /** Loads the tool's code: when it is opened, or pointed at or focused before. */
  load: () => Promise<Tool>
  section: SectionProps
  /** What was typed in one currency is not meant in the other. */
  isOfOneCurrency?: boolean
}

/** A question that expands to its tool, which is updated only while open. What was typed stays when it is closed. */
export function FoldedTool({ isOpenAtFirst = false, load, section, isOfOneCurrency, ...words }: FoldedToolProps) {
  const [isOpen, setIsOpen] = useSessionValue(`${section.state.facts.product}.${words.id}`, isOpenAtFirst)
  const { said, listen } = useAnswerSaid()
  const loaded = useLoaded(load, isOpen)
  const Tool = loaded === 'failed' ? undefined : loaded
  const followed = useFrozenUnless(isOpen, section)
  const foresee = () => void load().catch(() => {}) // reported when it is opened
  return (
    <Disclosure
      {...listen}
      id={words.id}
      className={styles.tool}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      onPointerEnter={foresee}
      onFocus={foresee}
      summary={<ToolSummary {...words} />}
    >
      {Tool && <Tool key={isOfOneCurrency ? followed.loan.currency : undefined} {...followed} />}
      {loaded === 'failed' && <p className="warning">{results.missingSection}</p>}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </Disclosure>
  )
}
