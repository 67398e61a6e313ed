/** What a link to a section that a phone folds points at (article.tsx). */
export const FOLD_PLACE = 'summary + span[id]'

/** From here on CSS shows every section open (article.module.css). */
const isWide = matchMedia('(min-width: 48rem)')

export function openFolds(): void {
  for (const place of document.querySelectorAll(FOLD_PLACE)) foldOf(place)?.setAttribute('open', '')
}

/** Opens in the document what a wide window shows open: a screen reader would call it collapsed. */
export function openShownFolds(): void {
  if (isWide.matches) openFolds()
  isWide.onchange = openShownFolds
}

/** The section that folds what a link points at; null if nothing does. */
export function foldOf(target: Element | null): Element | null {
  return target?.matches(FOLD_PLACE) ? target.parentElement : null
}
