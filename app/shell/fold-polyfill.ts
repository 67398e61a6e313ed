/** Sections that a phone folds, in browsers that do not open one for a link to it, or for paper. */
import { foldOf, openFolds, openShownFolds } from '#app/browser/folds.ts'
import { fragmentTarget } from '#app/delivery/fragment.ts'

/** Opens the section that the address points at, and scrolls to it: closed, it has no place to scroll to. */
function openTarget(): void {
  const place = fragmentTarget(location.hash)
  const fold = foldOf(place)
  if (!fold || fold.hasAttribute('open')) return
  fold.setAttribute('open', '')
  place?.scrollIntoView()
}

export function bootFolds(): void {
  openShownFolds()
  openTarget()
  addEventListener('hashchange', openTarget)
  addEventListener('beforeprint', openFolds)
}
