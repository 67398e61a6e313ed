/**
 * Page translators (those of Chrome and Edge) replace each text node by a `<font>`. React keeps writing to the detached
 * node, so a calculator would show old figures, and inserting a sibling beside it throws and unmounts the whole island
 * (React 11538). So the original node is put back, emptied, beside its translation, until React writes a new text or
 * the translation is undone.
 */
type Translation = { font: Node; original: string }

function isFont(node: Node | null): node is Node {
  return node?.nodeName === 'FONT'
}

/** The translation that replaced a text in this mutation; one may replace several texts. */
function fontFor({ target, addedNodes, previousSibling, nextSibling }: MutationRecord, fresh: Set<Node>) {
  const near = [...addedNodes, previousSibling, nextSibling, ...target.childNodes]
  return near.find((node) => node?.parentNode === target && fresh.has(node)) ?? undefined
}

/** Keeps React's updates visible on a translated page. */
export function bootTranslated(): void {
  const translations = new Map<Text, Translation>()

  const stay = (text: Text, record: MutationRecord, font: Node) => {
    const before = translations.get(text)?.font // the translator may have translated React's new text first
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
