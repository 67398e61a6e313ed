import { shell } from '#content/shell.ts'
import styles from './skip-link.module.css'

/** Id of `<main>`. */
export const MAIN_ID = 'main-content' // specification §2.6, contract §4.1

/** The first tab stop of every page; visible only while focused. */
export function SkipLink() {
  return (
    <a className={styles.link} href={`#${MAIN_ID}`}>
      {shell.skipLink}
    </a>
  )
}
