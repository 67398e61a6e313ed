/**
 * Page translators (those of Chrome and Edge) put a `<font>` in the place of each text. React goes on with the text it
 * knows: what it writes there is not seen, so a calculator would keep old figures, and where it draws something beside
 * that text it gives up the whole island (React 11538). So the text comes back, empty, beside its translation, until React
 * has something else to say or the page is shown in its own language again.
 */
type Translation = { font: Node; original: string }

function isFont(node: Node | null): node is Node {
  return node?.nodeName === 'FONT'
}

/** The translation that has just taken the place of a text; one may stand for several. */
function fontFor({ target, addedNodes, previousSibling, nextSibling }: MutationRecord, fresh: Set<Node>) {
  const near = [...addedNodes, previousSibling, nextSibling, ...target.childNodes]
  return near.find((node) => node?.parentNode === target && fresh.has(node)) ?? undefined
}

/** Keeps what React draws in step with its state on a translated page. */
export function bootTranslated(): void {
  const translations = new Map<Text, Translation>()

  const stay = (text: Text, record: MutationRecord, font: Node) => {
    const before = translations.get(text)?.font // a translator may hear of React's words first
    before?.parentNode?.removeChild(before)
    translations.set(text, { font, original: text.data })
    text.data = ''
    record.target.insertBefore(text, font)
    observer.observe(text, { characterData: true })
  }

  const observer = new MutationObserver((records) => {
    const fresh = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isFont))
    if (fresh.size > 0) {
      for (const record of records) {
        for (const node of record.removedNodes) {
          const font = node instanceof Text && !node.isConnected && fontFor(record, fresh)
          if (font) stay(node, record, font)
        }
      }
    }
    for (const [text, { font, original }] of translations) {
      if (font.isConnected && text.isConnected && text.data === '') continue
      translations.delete(text)
      if (font.isConnected) font.parentNode?.removeChild(font)
      else text.data ||= original
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
}
