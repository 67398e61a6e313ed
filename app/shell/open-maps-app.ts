import { onFollow } from '#app/browser/closest-target.ts'

/** Opens the maps app on iOS and Android (specification §2.16); elsewhere links keep the https address of the HTML. */
export function openMapsApp(): void {
  const { userAgent, maxTouchPoints } = navigator
  const isApple = /Mac/.test(userAgent) && maxTouchPoints > 1 // iPadOS says that it is a Mac, iOS that it is like one
  const scheme = isApple ? 'maps:?q=' : /Android/.test(userAgent) ? 'geo:0,0?q=' : undefined
  if (!scheme) return
  const adapt = (link: HTMLAnchorElement) => {
    link.href = scheme + link.dataset.map
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-map]')) adapt(link)
  onFollow('a[data-map]', adapt) // those rendered by a later navigation
}
