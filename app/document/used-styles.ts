import { browserslistToTargets, type MediaList, type Selector, transform, type Visitor } from 'lightningcss'

/** The oldest browsers whose users see the site as it is meant; vite.config.ts builds for the same. */
const targets = browserslistToTargets(['chrome 100', 'firefox 100', 'safari 15'])

/**
 * Names of the classes that stand in what a page shows first. What is closed, a dialog or a popover, is not part of
 * that, nor is anything from the first `data-later` on, which is below every first screen: the whole style sheet is
 * there before anyone sees them.
 */
function firstClasses(document: string): Set<string> {
  const [first = ''] = document.split(' data-later')
  const html = first.replace(/<(dialog\b|div\b[^>]*\spopover\b).*?<\/(dialog|div)>/gs, '')
  const names = new Set<string>()
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of list.split(/\s+/)) names.add(name)
  }
  return names
}

const laterFeatures = ['scripting', 'forced-colors']

/**
 * Print; what holds without script, where the document asks for the whole sheet before anything is shown; and what mends
 * the colours that a system forces, which show every part as they are.
 */
function isForLater({ mediaQueries }: MediaList): boolean {
  return mediaQueries.every(
    ({ mediaType, condition }) =>
      mediaType === 'print' || (condition?.type === 'feature' && laterFeatures.includes(String(condition.value.name))),
  )
}

const touches = ['hover', 'active', 'disabled']
/** States that only our script brings about. */
const states = ['aria-invalid', 'data-stale', 'data-scrolled', 'aria-expanded']

/** Whether a selector only speaks of something that is pressed or pointed at, or that script has brought about. */
function isTouched(selector: Selector): boolean {
  return selector.some((part) => {
    if (part.type === 'attribute') return states.includes(part.name) || isDecided(part)
    if (part.type !== 'pseudo-class') return false
    return touches.includes(part.kind) || (part.kind === 'has' && part.selectors.every(isTouched))
  })
}

/** React is up, or given up: both only after the whole sheet was waited for. */
function isDecided({ name, operation }: Extract<Selector[number], { type: 'attribute' }>): boolean {
  return name === 'data-react' && ['up', 'failed'].includes(operation?.value ?? '')
}

/** Whether a rule is about what comes later or is opened as such: `LATER` says the opposite until the whole sheet is there. */
function isLifted(selector: Selector): boolean {
  return selector.every((part) => {
    if (part.type === 'attribute') return part.name === 'data-later' || part.name === 'popover'
    return (
      (part.type === 'type' && part.name === 'dialog') || (part.type === 'pseudo-class' && part.kind === 'popover-open')
    )
  })
}

/** Leaves out what cannot be seen before the whole sheet is there, print and the looks of a touch, and old browsers'. */
const firstLook: Visitor<Record<string, never>> = {
  Declaration: { cursor: () => [], transition: () => [] },
  Rule: {
    media: ({ value }) => (isForLater(value.query) ? [] : undefined),
    supports: ({ value }) => (value.condition.type === 'not' ? [] : undefined),
    style: ({ value }) => (value.selectors.every((one) => isTouched(one) || isLifted(one)) ? [] : undefined),
  },
}

/** What every pass of Lightning CSS adds once more beside `text-decoration`. */
const REPEATED = /(-webkit-[\w-]+:[^;{}]*;)\1+/g

function minified(css: string, unusedSymbols: string[] = [], visitor: Visitor<Record<string, never>> = {}): string {
  const code = Buffer.from(css)
  const { code: small } = transform({ filename: 'page.css', code, minify: true, targets, unusedSymbols, visitor })
  return small.toString().trim().replace(REPEATED, '$1')
}

/**
 * What comes later, or is opened, stays unseen until its rules are there (the sheet makes it visible): nobody sees it
 * bare. Should the sheet never come, it is shown bare all the same. What is opened can have the focus meanwhile.
 */
const LATER = [
  '[data-later]{visibility:hidden;overflow:clip}dialog,[popover]{opacity:0}',
  '[data-later],dialog,[popover]{animation:later 1s 4s forwards}',
  '@keyframes later{to{visibility:visible;overflow:visible;opacity:1}}',
  '[popover]{display:none}[popover]:popover-open{display:block}', // also in browsers without popovers
].join('')

/** Custom properties that neither the rules nor the document read; the whole sheet has them again. */
function withoutUnread(rules: string, document: string): string {
  const kept = rules.replace(/(?<=[{;])(--[\w-]+):[^;{}]*;?/g, (declaration, name) =>
    `${rules}${document}`.includes(`var(${name}`) ? declaration : '',
  )
  return kept === rules ? kept : withoutUnread(kept, document) // one may have been read by another only
}

/** The rules of a style sheet that the first look of a document needs, in their order, minified. */
export function usedStyles(css: string, document: string): string {
  const used = firstClasses(document)
  const classes = [...css.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name)
  const rules = minified(
    css,
    classes.filter((name) => !used.has(name)),
    firstLook,
  )
  const animations = [...rules.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name)
  const unplayed = animations.filter((name) => !new RegExp(`animation[^;}]*\\b${name}\\b`).test(rules))
  return minified(withoutUnread(minified(rules, unplayed), document)) + LATER
}
