/** Opens a tool and brings it into view; one that is not there yet, once its code has loaded. */
export function goToTool(id: string): void {
  const found = document.getElementById(id)
  if (found) {
    show(found)
    return
  }
  const all = document.querySelector('[data-part=tools]')
  if (!all) return
  all.scrollIntoView({ block: 'start' }) // they load when they are near
  const arrival = new MutationObserver(() => {
    const arrived = document.getElementById(id)
    if (!arrived) return
    arrival.disconnect()
    show(arrived)
  })
  arrival.observe(all, { childList: true, subtree: true })
}

function show(tool: HTMLElement): void {
  if (tool instanceof HTMLDetailsElement) tool.open = true
  const title = tool.querySelector<HTMLElement>('summary, h2, caption')
  if (title?.localName !== 'summary') title?.setAttribute('tabindex', '-1')
  title?.focus({ preventScroll: true })
  tool.scrollIntoView({ block: 'start' })
}
