import { shell } from '#content/shell.ts'
import type { OwnerData } from '#core/owner/owner-data.ts'
import styles from './owner-notice.module.css'

/** The owner's line on top of every page, up to and including its last day. */
export function OwnerNotice({ notice, today }: { notice: OwnerData['notice']; today: string }) {
  if (!notice || today > notice.until) return null
  return (
    <aside className={styles.notice} aria-label={shell.notice}>
      <p className="wrap">{notice.text}</p>
    </aside>
  )
}
