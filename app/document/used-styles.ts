import { browserslistToTargets, Features, type MediaList, type Selector, transform, type Visitor } from 'lightningcss'

/** The oldest browsers whose users see the site as it is meant; vite.config.ts builds for the same. */
const targets = browserslistToTargets(['chrome 100', 'firefox 100', 'safari 15', 'ios_saf 15'])

/**
 * Class names in the first view of a page. Dialogs, popovers, and everything from the first `data-later` on, which is
 * below the fold on every screen, are not part of it: the whole style sheet has loaded before anyone sees them.
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
 * Whether a media query can wait for the whole sheet: print; `scripting: none`, where a `<noscript>` link loads the
 * sheet before anything is shown; and fixes for forced colours, without which every part is visible all the same.
 */
function isForLater({ mediaQueries }: MediaList): boolean {
  return mediaQueries.every(
    ({ mediaType, condition }) =>
      mediaType === 'print' || (condition?.type === 'feature' && laterFeatures.includes(String(condition.value.name))),
  )
}

const touches = ['hover', 'active', 'disabled']
/** States that only our scripts set. */
const states = [
  'aria-expanded',
  'aria-invalid',
  'data-changed',
  'data-fixed',
  'data-rise',
  'data-scrolled',
  'data-stale',
]

/** Whether a selector matches only in a state that needs an interaction or a script. */
function isTouched(selector: Selector): boolean {
  return selector.some((part) => {
    if (part.type === 'attribute') return states.includes(part.name) || isDecided(part)
    if (part.type !== 'pseudo-class') return false
    return touches.includes(part.kind) || (part.kind === 'has' && part.selectors.every(isTouched))
  })
}

/** React has started, or failed to: both only after the whole sheet was awaited. */
function isDecided({ name, operation }: Extract<Selector[number], { type: 'attribute' }>): boolean {
  return name === 'data-react' && ['up', 'failed'].includes(operation?.value ?? '')
}

/**
 * Whether a rule reveals `data-later` parts, dialogs or popovers; until the whole sheet has loaded, `LATER` hides them.
 */
function isLifted(selector: Selector): boolean {
  return selector.every((part) => {
    if (part.type === 'attribute') return part.name === 'data-later' || part.name === 'popover'
    return (
      (part.type === 'type' && part.name === 'dialog') || (part.type === 'pseudo-class' && part.kind === 'popover-open')
    )
  })
}

/** Drops what the first view does not need: print, interaction states, fallbacks for old browsers. */
const firstView: Visitor<Record<string, never>> = {
  Declaration: { cursor: () => [], transition: () => [] },
  Rule: {
    media: ({ value }) => (isForLater(value.query) ? [] : undefined),
    supports: ({ value }) => (value.condition.type === 'not' ? [] : undefined),
    style: ({ value }) => (value.selectors.every((one) => isTouched(one) || isLifted(one)) ? [] : undefined),
  },
}

/** The prefixed declarations that every pass of Lightning CSS adds again beside `text-decoration`. */
const REPEATED = /(-webkit-[\w-]+:[^;{}]*;)\1+/g
/** What it leaves: a prefix that no browser needs (Safari 12.1 on takes the property itself), and spaces. */
const NEEDLESS = /-webkit-text-decoration-color:[^;{}]*;(?=text-decoration-color)|(?<=,) | (?=\/ )|(?<= \/) /g

function minified(css: string, unusedSymbols: string[] = [], visitor: Visitor<Record<string, never>> = {}): string {
  const code = Buffer.from(css)
  // What it writes instead of `light-dark()` needs a `color-scheme` on the root; vite.config.ts leaves it alone too.
  const fixed = { filename: 'page.css', minify: true, targets, exclude: Features.LightDark }
  const { code: small } = transform({ ...fixed, code, unusedSymbols, visitor })
  return small.toString().trim().replace(REPEATED, '$1').replace(NEEDLESS, '')
}

/**
 * Hides later sections, dialogs and popovers until the whole sheet reveals them, so that nobody sees them unstyled; if
 * it has not loaded after 4 s, they are shown anyway. By opacity, not visibility: meanwhile they can be read out, found
 * and focused. What knows its final height has it from the start.
 */
const LATER = [
  '[data-later],dialog,[popover]{opacity:0;animation:later 1s 4s forwards}[data-later]{height:var(--awaited,auto);overflow:clip}',
  '@keyframes later{to{height:auto;overflow:visible;opacity:1}}',
  'dialog{min-width:100%;min-height:100%}', // a second press, for want of an answer to the first, must not land outside
  '[popover]{display:none}[popover]:popover-open{display:block}', // also in browsers without popovers
].join('')

/**
 * A calculator is scrolled at once: what is below its figures is no empty box meanwhile, but stands in plain style; and is
 * laid out near the screen only, so that boot has its turn sooner.
 */
const LATER_OF_CALCULATOR = [
  '[data-later]{opacity:1;content-visibility:auto;contain-intrinsic-block-size:auto 52rem}',
  'footer{background:var(--green-900)}', // its text is white
  '[data-part] summary{display:block}', // their texts side by side would be a letter wide
].join('')

/** Removes custom properties that neither the rules nor the document use; the whole sheet defines them again. */
function withoutUnread(rules: string, document: string): string {
  const pruned = rules.replace(/(?<=[{;])(--[\w-]+):[^;{}]*;?/g, (declaration, name) =>
    `${rules}${document}`.includes(`var(${name}`) ? declaration : '',
  )
  return pruned === rules ? pruned : withoutUnread(pruned, document) // those that only a removed one used
}

/** The rules of a style sheet that the first view of a document needs, in their order, minified. */
export function usedStyles(css: string, document: string): string {
  const used = firstClasses(document)
  const classes = [...css.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name)
  const rules = minified(
    css,
    classes.filter((name) => !used.has(name)),
    firstView,
  )
  const animations = [...rules.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name)
  const unplayed = animations.filter((name) => !new RegExp(`animation[^;}]*\\b${name}\\b`).test(rules))
  const later = document.includes('data-part') ? LATER + LATER_OF_CALCULATOR : LATER
  return minified(withoutUnread(minified(rules, unplayed), document + later)) + later
}
