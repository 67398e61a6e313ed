import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// What other processes do is waited for as long as a busy machine needs.
const patient = { poll: { timeout: 60_000 } }

// One registry of modules for all files of a worker: loading them anew for each file took up to half of the time.
const sharesModules = {
  isolate: false,
  setupFiles: ['tests/support/each-file.ts'],
  globalSetup: ['tests/support/bundle-programs.ts'],
}

/** Files that wait for half a minute or more begin first, so that none of them is left alone at the end. */
const LONG = [
  ...['leads-killed-sqlite', 'database-gone', 'acts-killed', 'leads-killed-postgres', 'launcher'],
  ...['visitor-mail', 'owner-file', 'mail-servers', 'directus-history', 'notifications'],
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => LONG.indexOf(basename(moduleId, '.test.ts'))
    const sorted = await super.sort(files)
    const long = sorted.filter((file) => place(file) >= 0).sort((one, other) => place(one) - place(other))
    return [...new Set([...long, ...sorted])]
  }
}

// Unit tests stand beside the code; the slower suites of `tests/` are projects of their own, so each can run alone.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    chaiConfig: { truncateThreshold: 2000 }, // a message that names what differs, in the report too
    projects: [
      {
        test: {
          name: 'unit',
          expect: patient,
          testTimeout: 120_000, // properties of tens of thousands of loans, on a busy machine
          isolate: false, // as below
          include: ['{core,content,app,server,cli,bench,scripts}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
        },
      },
      {
        // A PostgreSQL of its own starts before some suites: on a busy machine that takes more than ten seconds.
        test: {
          name: 'contract',
          ...sharesModules,
          include: ['tests/contract/**/*.test.ts'],
          expect: patient,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'faults',
          ...sharesModules,
          include: ['tests/faults/**/*.test.ts'],
          expect: patient,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'webkit',
          include: ['tests/webkit/**/*.test.ts'],
          expect: patient,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'firefox',
          include: ['tests/firefox/**/*.test.ts'],
          expect: patient,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
