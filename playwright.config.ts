import { defineConfig, devices } from '@playwright/test'
import { chromium } from '#tests/support/chromium.ts'

// The site itself is started by the fixture in tests/support/site.ts, one for each worker.
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  workers: 2,
  retries: 0, // a test that passes the second time hides a fault
  forbidOnly: Boolean(process.env.CI),
  // How long a test waits is no proof of speed (`npm run bench` measures that): long enough for any busy machine.
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    toPass: { timeout: 100_000 }, // without one it waits for the end of the test, whose report often does not name it
  },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'sr-Latn-RS',
    timezoneId: 'Europe/Belgrade',
    launchOptions: chromium,
    screenshot: 'only-on-failure',
    // No trace: recording one takes a fifth of the time; `playwright test --trace on` records the test that is looked at.
  },
  projects: [
    { name: 'e2e', testMatch: 'e2e/**/*.e2e.ts' },
    { name: 'a11y', testMatch: 'a11y/**/*.e2e.ts', timeout: 300_000 }, // axe looks at thousands of elements,
  ],
})
