import { type BusinessField, isSample, sampleMark } from '#content/business.ts'
import styles from './sample-mark.module.css'

/** Says that what stands beside it is a sample; nothing once the owner has filled the facts in. */
export function SampleMark({ of }: { of: readonly BusinessField[] }) {
  if (!isSample(...of)) return null
  return (
    <span className={styles.mark} title={sampleMark.explanation}>
      {sampleMark.text}
    </span>
  )
}
