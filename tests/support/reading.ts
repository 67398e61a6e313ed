import { type CDPSession, expect } from '@playwright/test'

type Node = { role: string; name: string; level: number | undefined; isFocusable: boolean }

/** The nodes of the accessibility tree, in reading order. */
async function readTree(session: CDPSession): Promise<Node[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree') // in no particular order: `childIds` has the tree
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const inOrder = (id: string): typeof nodes => {
    const node = byId.get(id)
    return node ? [node, ...(node.childIds ?? []).flatMap(inOrder)] : []
  }
  return inOrder(nodes[0]?.nodeId ?? '')
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => {
      const property = (wanted: string) => properties.find((one) => one.name === wanted)?.value.value
      return {
        role: String(role?.value),
        name: String(name?.value ?? '').trim(),
        level: property('level'),
        isFocusable: property('focusable') === true,
      }
    })
}

const NAMED = [
  'button',
  'link',
  'textbox',
  'slider',
  'checkbox',
  'radio',
  'combobox',
  'table',
  'region',
  'img',
  'image',
]

/** What a screen reader meets: one of each landmark, headings without jumps, and a name of everything. */
export async function expectReadable(session: CDPSession, path: string): Promise<void> {
  const tree = await readTree(session)
  const named = (role: string) => tree.filter((node) => node.role === role).map(({ name }) => name)
  for (const landmark of ['banner', 'main', 'contentinfo']) expect.soft(named(landmark), path).toHaveLength(1)
  const navigations = named('navigation')
  expect
    .soft(
      navigations.filter((name) => name === ''),
      `${path}: navigation without a name`,
    )
    .toEqual([])
  expect.soft(new Set(navigations).size, `${path}: ${navigations}`).toBe(navigations.length)
  const headings = tree.filter(({ role }) => role === 'heading')
  const levels = headings.map(({ level = 0 }) => level)
  expect
    .soft(
      levels.filter((level) => level === 1),
      `${path}: h1`,
    )
    .toHaveLength(1)
  const jumps = headings.filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1)
  expect
    .soft(
      jumps.map(({ name }) => name),
      `${path}: a heading skips a level`,
    )
    .toEqual([])
  const nameless = tree.filter(({ role, name }) => (NAMED.includes(role) || role === 'heading') && name === '')
  expect.soft(nameless, path).toEqual([])
  const mute = tree.filter(
    ({ isFocusable, role, name }) => isFocusable && name === '' && !/Root|main|generic/.test(role),
  )
  expect.soft(mute, `${path}: in focus and silent`).toEqual([])
}
