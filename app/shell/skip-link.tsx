import { shell } from '#content/shell.ts'
import styles from './skip-link.module.css'

/** Id of `<main>`. */
export const MAIN_ID = 'main-content' // specification §2, contract

/** The first stop of the keyboard on every page; seen only while it has the focus. */
export function SkipLink() {
  return (
    <a className={styles.link} href={`#${MAIN_ID}`}>
      {shell.skipLink}
    </a>
  )
}
