import type { ReactNode } from 'react'
import { formatAmount } from '#core/money/format.ts'
import type { Minor } from '#core/money/minor.ts'
import styles from './schedule-table.module.css'

/** In place of a sum that is not due. */
export const NONE = '–'

/** How a sum is written. */
export type Show = (sum: Minor) => ReactNode

/** The cell of fees and costs, where the schedule has that column. */
export type FeeCell = (sum: Minor, show: Show) => ReactNode

/** In whole euros or dinars. */
export function wholeSum(sum: Minor): string {
  return formatAmount(sum, 0)
}

/** To the cent, but whole on a phone. */
export function exactWithRoom(sum: Minor): ReactNode {
  return (
    <>
      <span className={styles.exact}>{formatAmount(sum)}</span>
      <span className={styles.whole}>{wholeSum(sum)}</span>
    </>
  )
}
