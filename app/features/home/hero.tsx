import type { ReactNode } from 'react'
import { Skyline } from '#app/drawings/skyline.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import type { HomePage } from '#content/pages/home.ts'
import { routes } from '#core/site/routes.ts'
import styles from './hero.module.css'

type HeroProps = {
  page: Pick<HomePage, 'h1' | 'hero'>
  /** The button that opens the enquiry. */
  enquiry: ReactNode
  calculator: ReactNode
}

/** The first screen: what we do, a button to ask a person, and a small calculator. */
export function Hero({ page, enquiry, calculator }: HeroProps) {
  const { lead, calculate, note } = page.hero
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.text}>
          <h1>{page.h1}</h1>
          <p className="lead">{lead}</p>
          <div className={`actions ${styles.actions}`}>
            {enquiry}
            <LinkButton tone="text" href={routes[calculate.to]} className={styles.calculate}>
              {calculate.text}
            </LinkButton>
          </div>
          <p className={`small ${styles.note}`}>{note}</p>
        </div>
        <div>{calculator}</div>
      </div>
      <div className={styles.city}>
        <Skyline isMirrored />
      </div>
    </section>
  )
}
