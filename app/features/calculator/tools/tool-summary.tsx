import styles from './folded-tool.module.css'

export type ToolWords = { id: string; heading: string; question: string; text: string }

/** What a closed tool shows. */
export function ToolSummary({ heading, question, text }: ToolWords) {
  return (
    <>
      <h2>{heading}</h2>
      <span className={styles.question}>{`${question} ${text}`}</span>
    </>
  )
}
