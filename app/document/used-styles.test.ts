import { describe, expect, test } from 'vitest'
import { usedStyles } from './used-styles.ts'

const document = [
  '<p class="seen" fill="var(--drawn)"></p>',
  '<dialog class="asked"></dialog><div popover="auto"><ul class="listed"></ul></div><p class="seen"></p>',
  '<div data-later><p class="below"></p></div>',
].join('')

/** What becomes of rules: without what is added for the parts that come later. */
function first(css: string): string {
  return usedStyles(css, document).split('[data-later]')[0] ?? ''
}

describe('the style sheet of a page', () => {
  test('has the rules of the classes used above the first later part', () => {
    expect(first('.seen{color:red}.below{color:red}.other{color:red}')).toBe('.seen{color:red}')
  })

  test.each([
    ['paper', '@media print{.seen{color:red}}'],
    ['a page without script, which asks for the whole sheet', '@media (scripting:none){.seen{color:red}}'],
    ['a hand', '.seen:hover{color:red}'],
    ['what script has refused', '.seen[aria-invalid=true]{color:red}'],
    ['what waits for React', '@media (width>=9px){html[data-react=up]{scroll-behavior:smooth}}'],
    [
      'what script has opened, or could not bring',
      '.seen[aria-expanded=true],html[data-react=failed] .seen{color:red}',
    ],
    ['what shows again what comes later', '[data-later],dialog,[popover]:popover-open{opacity:1}'],
    ['what holds something that script has refused', '.seen:has([aria-invalid=true]){color:red}'],
    ['colours that a system forces', '@media (forced-colors:active){.seen{color:red}}'],
    ['a mouse, and the way to another state', '.seen{cursor:pointer;transition:color var(--fast)}'],
    ['a closed dialog or popover', '.asked{color:red}.listed{color:red}'],
  ])('leaves out the rules for %s', (_, css) => {
    expect(first(css)).toBe('')
  })

  test('has prefixed declarations beside `text-decoration` only once', () => {
    const [rule] = first('.seen{text-decoration:underline 2px red}').match(/-webkit-[^;]*;/g) ?? []
    expect(first('.seen{text-decoration:underline 2px red}').split(rule ?? '')).toHaveLength(2)
  })

  test('keeps the rules for window sizes and for states that the server renders', () => {
    expect(first('@media (width>=9px){.seen[data-long]{color:red}}')).toContain('[data-long]{color:red}')
    expect(first('html[data-react=late] .seen{color:red}')).toContain('.seen{color:red}')
  })

  test('keeps the custom properties that its rules or its drawings read, and those that these read in turn', () => {
    const css =
      ':root{--used:var(--inner);--inner:red;--drawn:blue;--unread:var(--only);--only:1px}.seen{color:var(--used)}'
    expect(first(css)).toBe(':root{--used:var(--inner);--inner:red;--drawn:blue}.seen{color:var(--used)}')
  })
})

test('a colour of two schemes stays as it is: what is written for it needs a scheme on the root', () => {
  const css = '.logo{color:light-dark(#125247,#fff)}.call{color-scheme:only light;color:#000}'
  expect(usedStyles(css, '<a class="logo"></a><a class="call"></a>')).toContain(
    '.logo{color:light-dark(#125247,#fff)}.call{color-scheme:light only;color:#000}',
  )
})

test('phones of Apple get the prefix they need, so that text is no larger in landscape', () => {
  expect(usedStyles('html{-webkit-text-size-adjust:100%;text-size-adjust:100%}', '')).toContain(
    '-webkit-text-size-adjust:100%',
  )
})
