import type { ReactNode } from 'react'
import { classes } from '#app/ui/classes.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import styles from './page-head.module.css'

type Fact = { term: ReactNode; figure: ReactNode; unit?: string | undefined }

type PageHeadProps = Pick<Parameters<typeof Breadcrumbs>[0], 'trail'> & {
  h1: string
  lead: ReactNode
  /** Short name of the page at the end of the way from home; the heading where nothing is said. */
  crumb?: string
  /** Buttons under the lead. */
  actions?: ReactNode
  /** A drawing beside the words. */
  drawing?: ReactNode
  /** At most four figures that say what the page is about. */
  facts?: readonly Fact[]
}

/** How every page but home begins: the way here, what it is called, what it says, and where to go on. */
export function PageHead({ h1, lead, trail = [], crumb = h1, actions, drawing, facts = [] }: PageHeadProps) {
  return (
    <div className={classes('wrap', styles.head)}>
      <Breadcrumbs trail={trail} current={crumb} />
      <div className={classes(drawing !== undefined && styles.beside)}>
        <div className={styles.words}>
          <h1>{h1}</h1>
          <p className="lead">{lead}</p>
          {actions && <div className="actions">{actions}</div>}
        </div>
        {drawing && <div className={styles.drawing}>{drawing}</div>}
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ term, figure, unit }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a page never change places
            <div key={index}>
              <dt>{term}</dt>
              <dd className="figure">
                {figure}
                {unit && <i>{unit}</i>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
