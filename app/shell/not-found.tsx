import { LostSignpost } from '#app/drawings/lost-signpost.tsx'
import { SampleMark } from '#app/features/article/sample-mark.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import type { NotFoundPage } from '#content/pages/not-found.ts'
import { routes } from '#core/site/routes.ts'
import styles from './message-page.module.css'

type NotFoundProps = { content: Pick<NotFoundPage, 'h1' | 'text' | 'back' | 'suggestions' | 'call' | 'number'> }

/** The page for addresses that no route matches. */
export function NotFound({ content: { h1, text, back, suggestions, call, number } }: NotFoundProps) {
  return (
    <div className={classes('wrap', styles.split)}>
      <section className={styles.page}>
        <h1>{h1}</h1>
        <p className="lead">{text}</p>
        <LinkButton href={routes.home}>{back}</LinkButton>
        <h2>{suggestions.heading}</h2>
        <ul>
          {suggestions.links.map((link) => (
            <li key={link.to}>
              <a href={routes[link.to]}>{link.text}</a>
            </li>
          ))}
        </ul>
        <p>
          {call} <a href={number.href}>{number.text}</a> {number.isSample && <SampleMark />}
        </p>
      </section>
      <LostSignpost className={styles.picture} />
    </div>
  )
}
