import type { ReactNode } from 'react'
import { classes } from '#app/ui/classes.ts'
import type { Text } from '#content/page.ts'
import styles from './page-head.module.css'
import { RichText } from './rich-text.tsx'

/** A key figure of the page. */
export type HeadFact = { term: string; figure: string; unit?: string }

type PageHeadProps = {
  breadcrumbs: ReactNode
  h1: string
  lead: Text
  /** Leaves a phone's first screen to what follows. */
  isBrief?: boolean
  /** Buttons under the lead. */
  actions?: ReactNode
  picture?: ReactNode
  /** At most four. */
  facts?: readonly HeadFact[]
  /** Under the facts: the warning that the law requires beside them. */
  note?: Text
}

/** The top of every page but home: breadcrumbs, heading, lead, actions and key figures. */
export function PageHead({ breadcrumbs, h1, lead, isBrief, actions, picture, facts = [], note }: PageHeadProps) {
  return (
    <div className={classes('wrap', styles.head, isBrief && styles.brief)}>
      {breadcrumbs}
      <div className={picture ? styles.beside : undefined}>
        <div>
          <h1>{h1}</h1>
          <p className="lead">
            <RichText text={lead} />
          </p>
          {actions && <div className="actions">{actions}</div>}
        </div>
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ term, figure, unit }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className="figure">
                {figure}
                {unit && <i>{`\u00a0${unit}`}</i>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {note && (
        <p className={`small ${styles.note}`}>
          <RichText text={note} />
        </p>
      )}
    </div>
  )
}
