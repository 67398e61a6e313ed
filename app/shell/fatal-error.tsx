import { useLayoutEffect } from 'react'
import { buttonLook } from '#app/ui/button-look.ts'
import { classes } from '#app/ui/classes.ts'
import { loadFailure } from '#content/browser-words.ts'
import { routes } from '#core/site/routes.ts'
import { defaultSite, pageTitle } from '#core/site/site.ts'
import styles from './message-page.module.css'

/**
 * The error page, in place of a page whose code failed to load or to render. It is only rendered in the browser, so it
 * takes the phone number from the footer.
 */
export function FatalError() {
  const { heading, text, retry, back } = loadFailure
  const phone = document.querySelector<HTMLAnchorElement>('footer a[href^="tel:"]')
  useLayoutEffect(() => {
    document.title = pageTitle(heading, defaultSite)
  }, [])
  const secondary = buttonLook({ tone: 'outline', block: 'phone' })
  return (
    <section className={classes('wrap', styles.page)}>
      <h1>{heading}</h1>
      <p className="lead">{text}</p>
      <div className="actions">
        <button type="button" className={buttonLook({ block: 'phone' })} onClick={() => location.reload()}>
          {retry}
        </button>
        <a className={secondary} href={routes.home}>
          {back}
        </a>
        {phone && (
          <a className={secondary} href={phone.href}>
            {phone.textContent}
          </a>
        )}
      </div>
    </section>
  )
}
