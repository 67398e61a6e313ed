import { sampleMark } from '#content/business.ts'
import styles from './sample-mark.module.css'

/** Says that a fact of the business is not filled in yet. */
export function SampleMark() {
  return (
    <small className={styles.mark} title={sampleMark.explanation}>
      {sampleMark.text}
    </small>
  )
}
