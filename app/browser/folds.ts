/** What a link to a section that a phone folds points at (article.tsx); its parent is what folds. */
export const FOLD_PLACE = 'summary + span[id]'

/** Opens what a phone folds if the window is wide, where the style sheet of older browsers cannot (fold-polyfill.ts). */
export function unfold(): void {
  if (matchMedia('(min-width: 48rem)').matches) openFolds() // as in article.module.css
}

export function openFolds(): void {
  for (const place of document.querySelectorAll(FOLD_PLACE)) place.parentElement?.setAttribute('open', '')
}
