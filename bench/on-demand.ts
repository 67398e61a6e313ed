import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { quietly } from '#scripts/quietly.mjs'
import { root } from '#tests/support/server.ts'

const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'kreditokaz-bench')

/**
 * A copy of `bench/controls/<name>` with its locked dependencies, cached between runs. They are installed separately to
 * keep them out of the project's own dependencies.
 *
 * @returns its folder, or undefined when the registry is unavailable
 */
export function installed(name: 'lighthouse' | 'nuxt'): string | undefined {
  const source = join(root, 'bench/controls', name)
  const folder = join(cache, name)
  const lock = 'package-lock.json'
  const stamp = join(folder, 'installed.json') // written last, so that an interrupted installation does not count
  const text = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
  if (text(stamp) !== text(join(source, lock))) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    cpSync(source, folder, { recursive: true })
    // Not `npm ci`: it refuses a lock file without the optional packages of all other platforms.
    if (!quietly('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']))
      return undefined
    cpSync(join(source, lock), stamp)
  }
  cpSync(source, folder, { recursive: true }) // a changed configuration needs no new installation
  return folder
}
