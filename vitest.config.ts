import { defineConfig } from 'vitest/config'

// Unit tests stand beside the code; the slower suites of `tests/` are projects of their own, so each can run alone.
export default defineConfig({
  test: {
    chaiConfig: { truncateThreshold: 2000 }, // a message that names what differs, in the report too
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{core,content,app,server,cli,bench,scripts}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
        },
      },
      {
        // A PostgreSQL of its own starts before some suites: on a busy machine that takes more than ten seconds.
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
