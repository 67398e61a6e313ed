import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './support/server.ts'

type Locked = {
  version: string
  license?: string
  resolved?: string
  integrity?: string
  inBundle?: boolean
  hasInstallScript?: boolean
  optionalDependencies?: object
}

/** Licences that ask nothing of a website but their mention. The weak copyleft ones are used unchanged, as libraries. */
const ACCEPTED = [
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'Unlicense',
    'BlueOak-1.0.0',
    'CC0-1.0',
  ],
  ...['MPL-2.0', 'LGPL-3.0-or-later'],
]

const json = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const packages = Object.entries<Locked>(json('package-lock.json').packages).filter(([folder]) => folder !== '')

/** Every licence of an `AND` has to be accepted, one of an `OR` is enough. */
function isAccepted(licence: string): boolean {
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((name) => ACCEPTED.includes(name)))
}

test('every dependency is under a licence that a commercial site may use', () => {
  const refused = packages.filter(([, { license }]) => !isAccepted(license ?? 'none'))
  expect(refused.map(([folder, { license }]) => `${folder}: ${license}`)).toEqual([])
})

test('a licence that binds the whole site is refused', () => {
  expect(['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-2.0', 'UNLICENSED', ''].filter(isAccepted)).toEqual([])
})

test('versions are exact: an older npm must not choose others', () => {
  const { dependencies, devDependencies, optionalDependencies } = json('package.json')
  const wanted = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('the lock file has an integrity hash for every package, and no URLs', () => {
  // A bundled package is in its parent's archive.
  const bare = packages.filter(([, { integrity, inBundle }]) => !integrity && !inBundle)
  const bound = packages.filter(([, { resolved }]) => resolved)
  expect([...bare, ...bound].map(([folder]) => folder)).toEqual([])
})

/** Packages that may run a script of their own when they are installed, each with its reason: none has one. */
const MAY_RUN: Record<string, string> = {}

/** What npm runs by itself; a `binding.gyp` alone makes it compile. */
const runsAtInstall = ({ scripts = {}, gypfile }: Manifest, hasGyp: boolean) =>
  ['preinstall', 'install', 'postinstall'].some((name) => name in scripts) || (hasGyp && gypfile !== false)

type Manifest = { scripts?: Record<string, string>; gypfile?: boolean }

test('no package runs a script when it is installed but those on a short list with reasons', () => {
  const locked = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([folder]) => folder)
  // The lock file says what the registry says; the packages themselves may say more.
  const manifests = globSync('node_modules/{*,@*/*,**/node_modules/{*,@*/*}}/package.json', { cwd: root })
  const installed = manifests.filter((file) =>
    runsAtInstall(json(file), globSync('binding.gyp', { cwd: join(root, dirname(file)) }).length > 0),
  )
  expect(manifests.length).toBeGreaterThan(packages.length / 3) // the others are for other platforms
  const running = new Set([...locked, ...installed.map((file) => dirname(file))])
  expect([...running].filter((folder) => !(folder in MAY_RUN))).toEqual([])
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
})

test.each<[Manifest, boolean, boolean]>([
  [{ scripts: { test: 'x' } }, false, false],
  [{ scripts: { postinstall: 'x' } }, false, true],
  [{}, true, true],
  [{ gypfile: false }, true, false],
])('what %j runs at install, with a binding.gyp: %j', (manifest, hasGyp, runs) => {
  expect(runsAtInstall(manifest, hasGyp)).toBe(runs)
})

test('the lock file names the packages of every platform, without which `npm ci` refuses it', () => {
  const folders = new Set(packages.map(([folder]) => folder))
  const missing = packages.flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !folders.has(`node_modules/${name}`) && !folders.has(`${folder}/node_modules/${name}`),
    ),
  )
  expect(missing).toEqual([])
})
