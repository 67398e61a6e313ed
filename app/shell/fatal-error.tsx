import { Button, LinkButton } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { business, phoneHref } from '#content/business.ts'
import { shell } from '#content/shell.ts'
import { routes } from '#core/site/routes.ts'
import styles from './message-page.module.css'

/** Stands in place of a page whose code could not be loaded or drawn. */
export function FatalError() {
  const { heading, text, retry, back } = shell.loadFailure
  return (
    <section className={classes('wrap', styles.page)}>
      <h1>{heading}</h1>
      <p className="lead">{text}</p>
      <div className="actions">
        <Button onClick={() => location.reload()}>{retry}</Button>
        <LinkButton tone="outline" href={routes.home}>
          {back}
        </LinkButton>
        <LinkButton tone="outline" icon="phone" href={phoneHref}>
          {business.phone}
        </LinkButton>
      </div>
    </section>
  )
}
