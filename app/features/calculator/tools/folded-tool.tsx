import type { ReactNode } from 'react'
import { useWhile } from '#app/features/calculator/use-while.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { useKept } from '#app/visitor/use-session-value.ts'
import type { Product } from '#core/facts/products.ts'
import styles from './folded-tool.module.css'
import { useAnswerSaid } from './use-answer-said.ts'

type FoldedToolProps = {
  id: string
  product: Product
  heading: string
  question: string
  text: string
  isOpenAtFirst?: boolean
  children: ReactNode
}

/** A question that expands to its tool, which is updated only while open. What was typed stays when it is closed. */
export function FoldedTool({ id, product, heading, question, text, isOpenAtFirst = false, children }: FoldedToolProps) {
  const [isOpen, setIsOpen] = useKept(`${product}.${id}`, isOpenAtFirst)
  const { said, listen } = useAnswerSaid()
  const tool = useWhile(isOpen, isOpen && children)
  return (
    <Disclosure
      {...listen}
      id={id}
      className={styles.tool}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      summary={
        <>
          <h2>{heading}</h2>
          <span className={styles.question}>
            {question} {text}
          </span>
        </>
      }
    >
      {tool}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </Disclosure>
  )
}
