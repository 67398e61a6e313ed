/** What a size may be: a step of app/styles/tokens.css, or one with a cap for enlarged text or a narrow container. */
const SIZE = /^(inherit|var\(--(t-[1-7]|title|figure)\)|min\(var\(--(t-[1-7]|title|figure)\)(, [\d.]+(vw|cqi|px))+\))$/
const WEIGHT = /^(inherit|400|600|700)$/
const CORNER = /^(0|50%|100%|\/|var\(--r-([1-4]|full)\))$/
const OWN = /^var\((--[\w-]+)\)$/

/**
 * The declarations of a style sheet whose size, weight or corners are none of the site's scales: seven steps of type and
 * the display, three weights, four radii and round. Paper has sizes of its own. A custom property that a size reads
 * must itself be a step wherever the sheet declares it.
 */
export function offScale(css: string): string[] {
  const found: string[] = []
  const declarations = screenDeclarations(css)
  const isSize = (value: string): boolean => {
    const own = OWN.exec(value)?.[1]
    const values = declarations.filter(([name]) => name === own).map(([, one]) => one)
    return SIZE.test(value) || (values.length > 0 && values.every(isSize))
  }
  for (const [name, value] of declarations) {
    if (!isOnScale(name, value, isSize)) found.push(`${name}: ${value}`)
  }
  return found
}

function isOnScale(name: string, value: string, isSize: (value: string) => boolean): boolean {
  if (name === 'font-size') return isSize(value)
  if (name === 'font-weight') return WEIGHT.test(value)
  if (/^border-([a-z-]+-)?radius$/.test(name)) return value.split(' ').every((one) => CORNER.test(one))
  if (name !== 'font' || value === 'inherit') return true
  const [, weight = '', size = ''] = /^(\S+) (.+) \/ [\d.]+ var\(--(?:head|text)\)$/.exec(value) ?? []
  return WEIGHT.test(weight) && isSize(size)
}

/** Names and values of the declarations that take effect on a screen. */
function screenDeclarations(css: string): [string, string][] {
  const found: [string, string][] = []
  const around: string[] = []
  for (const [, text = '', end] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    const [, name = '', value = ''] = /^\s*([\w-]+):\s*(.*?)\s*$/s.exec(text) ?? []
    if (end !== '{' && name !== '' && !around.some((one) => /^@media print|^@font-face/.test(one))) {
      found.push([name, value])
    }
    if (end === '{') around.push(text.trim())
    if (end === '}') around.pop()
  }
  return found
}
