import { type MediaList, type Selector, transform } from 'lightningcss'

/**
 * Names of the classes that stand in what a page shows first. A closed dialog is not part of that: the whole style sheet
 * is there before anyone opens it.
 */
export function firstClasses(document: string): Set<string> {
  const html = document.replace(/<dialog\b.*?<\/dialog>/gs, '')
  const names = new Set<string>()
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of list.split(/\s+/)) names.add(name)
  }
  return names
}

function isForPrint({ mediaQueries }: MediaList): boolean {
  return mediaQueries.every(({ mediaType }) => mediaType === 'print')
}

/** Whether a selector can match: every class it demands is used. What stands in `:not()` and its like is not demanded. */
function canMatch(selector: Selector, used: Set<string>): boolean {
  return selector.every((part) => part.type !== 'class' || used.has(part.name))
}

/**
 * The rules of a style sheet that markup with these classes can use, in their order, minified. States, attributes and
 * media stay: a page keeps every look its own elements can take.
 */
export function usedStyles(css: string, used: Set<string>): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        // Nobody prints before the whole sheet is there.
        media: ({ value }) => (isForPrint(value.query) ? [] : undefined),
        style(rule) {
          return rule.value.selectors.some((selector) => canMatch(selector, used)) ? undefined : []
        },
      },
    },
  })
  return code.toString().trim()
}
