/**
 * Runs once before the suite that starts servers by the dozen (vitest.config.ts): puts the 700 modules of
 * `serve-leads.ts` into one file, because to find and load them one by one takes half of what a start costs.
 */
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import type { TestProject } from 'vitest/node'
import { root } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file to run; only where this has run before. */
    leadsServer?: string
  }
}

/** What a module looks for beside itself (its thread, the migrations, the build) is still found there. */
const inPlace: Plugin = {
  name: 'in-place',
  transform: (code, id) =>
    code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
}

export async function setup(project: TestProject): Promise<void> {
  const outDir = join(root, 'node_modules/.cache/leads-server')
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [inPlace],
    ssr: { noExternal: true },
    build: {
      ssr: 'tests/support/serve-leads.ts',
      outDir,
      target: 'esnext',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  project.provide('leadsServer', join(outDir, 'serve-leads.js'))
}
