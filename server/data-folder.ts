import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from './config.ts'

const dataFolder = fileURLToPath(new URL('../data', import.meta.url))

/** The folder of the SQLite file, which the process can certainly write, else `data/`. */
export function dataFolderOf({ database }: Config): string {
  return database.dialect === 'sqlite' ? dirname(database.path) : dataFolder
}

/** The last good copy of the owner's data from a Directus. */
export function ownerCopyPath(config: Config): string {
  return join(dataFolderOf(config), 'owner-directus.json')
}
