/** Sections that a phone folds, in browsers that do not open one for a link to it, or for paper. */
import { FOLD_PLACE, foldOf } from '#app/browser/folds.ts'
import { fragmentTarget } from '#app/delivery/fragment.ts'

/** Opens the section that the address points at, and scrolls to it: closed, it has no place to scroll to. */
function openTarget(): void {
  const place = fragmentTarget(location.hash)
  const fold = foldOf(place)
  if (!fold || fold.hasAttribute('open')) return
  fold.setAttribute('open', '')
  place?.scrollIntoView()
}

function openAll(): void {
  for (const place of document.querySelectorAll(FOLD_PLACE)) foldOf(place)?.setAttribute('open', '')
}

export function bootFolds(): void {
  if (matchMedia('(min-width: 48rem)').matches) openAll() // as in article.module.css
  openTarget()
  addEventListener('hashchange', openTarget)
  addEventListener('beforeprint', openAll)
}
