import { Lens } from '#app/drawings/lens.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import type { HomePage } from '#content/pages/home.ts'
import { routes } from '#core/site/routes.ts'
import styles from './work.module.css'

type WorkProps = HomePage['work'] & {
  /** What the lens finds in the small print. */
  figure: string | undefined
}

/** What we do and what we do not, side by side. */
export function Work({ heading, does, doesNot, more, figure }: WorkProps) {
  return (
    <section className="section">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.heading}>
          <h2>{heading}</h2>
          {figure && <Lens className={styles.lens} figure={figure} />}
        </div>
        <Column {...does} icon="check" />
        <Column {...doesNot} icon="dash">
          <p>
            <a href={routes[more.to]}>{more.text}</a>
          </p>
        </Column>
      </div>
    </section>
  )
}

type ColumnProps = HomePage['work']['does'] & { icon: IconName; children?: React.ReactNode }

function Column({ heading, items, icon, children }: ColumnProps) {
  return (
    <div className={styles.column}>
      <h3>{heading}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
