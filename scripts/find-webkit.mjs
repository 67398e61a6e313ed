import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from './find-program.mjs'

const LIBRARIES = '/usr/lib'

/**
 * WebKitGTK, the engine of Safari as Debian has it, with what drives it without a screen.
 *
 * @returns {{ driver: string, screen: string } | undefined} paths of the executables; undefined where a part is missing
 */
export function findWebkit() {
  const driver = findProgram(['WebKitWebDriver'])
  const screen = findProgram(['Xvfb'])
  // tests/webkit/window.py opens the window by these.
  const bindings = [join(LIBRARIES, 'python3/dist-packages/gi'), '/usr/bin/python3'].every(existsSync) && hasTypes()
  return driver && screen && bindings ? { driver, screen } : undefined
}

function hasTypes() {
  const folders = readdirSync(LIBRARIES).map((machine) => join(LIBRARIES, machine, 'girepository-1.0'))
  return folders.some((folder) => existsSync(join(folder, 'WebKit2-4.1.typelib')))
}
