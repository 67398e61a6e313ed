/** Class names that apply, joined: `classes('button', isBlock && 'block')`; undefined when none does. */
export function classes(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
