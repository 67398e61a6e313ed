/**
 * The rules of a style sheet that take effect under a pointer, also on a touch screen: there a tap leaves the element
 * hovered until the next one. Rules inside `@media (hover: hover)` do not.
 *
 * @returns the preludes of those rules
 */
export function hoverRulesForTouch(css: string): string[] {
  const found: string[] = []
  const around: string[] = []
  for (const [, prelude = '', end] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (end === '}') around.pop()
    if (end !== '{') continue
    around.push(prelude.trim())
    if (prelude.includes(':hover') && !around.some(isForHover)) found.push(prelude.trim())
  }
  return found
}

function isForHover(prelude: string): boolean {
  return prelude.startsWith('@media') && prelude.includes('(hover: hover)')
}
