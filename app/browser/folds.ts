/** What a link to a section that a phone folds points at (article.tsx). */
export const FOLD_PLACE = 'summary + span[id]'

/** The section that folds what a link points at; null if nothing does. */
export function foldOf(target: Element | null): Element | null {
  return target?.matches(FOLD_PLACE) ? target.parentElement : null
}
