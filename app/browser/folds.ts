/**
 * Opens what a phone folds if the window is wide. The style sheet shows it there already; this tells screen readers, and
 * it does the same for browsers whose CSS cannot: before Chrome 131, Firefox 143 and Safari 18.4.
 */
export function unfold(): void {
  if (matchMedia('(min-width: 48rem)').matches) openFolds() // as in article.module.css
}

export function openFolds(): void {
  for (const heading of document.querySelectorAll('summary > h2')) heading.closest('details')?.setAttribute('open', '')
}
