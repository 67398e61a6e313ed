import { defineConfig } from 'vitest/config'

// What other processes do is waited for as long as a busy machine needs.
const patient = { poll: { timeout: 60_000 } }

// One registry of modules for all files of a worker: loading them anew for each file took up to half of the time.
const sharesModules = {
  isolate: false,
  setupFiles: ['tests/support/each-file.ts'],
  globalSetup: ['tests/support/bundle-programs.ts'],
}

// Unit tests stand beside the code; the slower suites of `tests/` are projects of their own, so each can run alone.
export default defineConfig({
  test: {
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
