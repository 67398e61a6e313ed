/** Prints the card alone: CSS hides the rest of the page while `data-printing` stands on `<html>`. */
export function printCard(): void {
  const page = document.documentElement
  page.dataset.printing = 'card'
  addEventListener('afterprint', () => delete page.dataset.printing, { once: true })
  print()
}
