import { shareSection } from '#content/calculator-outline.ts'
import styles from './share-panel.module.css'

/** What the panel will be, until its code has loaded: the same words in the same places. */
export function ShareOutline() {
  return (
    <section className={`card ${styles.share}`}>
      <h2>{shareSection.heading}</h2>
      <p className="small">{shareSection.note}</p>
    </section>
  )
}
