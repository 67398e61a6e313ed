/**
 * Runs once before the suites that start servers and commands by the dozen (vitest.config.ts): puts their modules into
 * a few files, because to find and load the 700 of a server one by one takes half of what a start costs.
 */
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import type { TestProject } from 'vitest/node'
import { root } from './server.ts'

/** What a module looks for beside itself (its thread, the migrations, the build) is still found there. */
const inPlace: Plugin = {
  name: 'in-place',
  transform: (code, id) =>
    code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
}

export async function setup({ name }: TestProject): Promise<void> {
  // A folder of each suite: a build empties its folder first, perhaps while another suite starts a server from there.
  const outDir = join(root, 'node_modules/.cache/programs', name)
  const programs = ['cli/backup.ts', 'cli/leads.ts', 'tests/support/serve-leads.ts']
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [inPlace],
    ssr: { noExternal: true, external: ['better-sqlite3'] }, // it looks for its machine code beside itself
    build: {
      ssr: true,
      outDir,
      target: 'esnext',
      rolldownOptions: {
        input: Object.fromEntries(programs.map((program) => [program.replace(/\.ts$/, ''), program])),
      },
    },
  })
  process.env.BUNDLED_PROGRAMS = outDir // the workers, which are started after this, inherit it
}
