import { expect, test } from 'vitest'
import { onDebian } from '#tests/support/fake-debian.ts'

const CHROMIUM = ['chromium', 'chromium-headless-shell']

/** Provides Chromium and its shell where these programs are installed. */
function provided(programs: string[], { uid = 0, known = CHROMIUM } = {}) {
  const code = `const { provide } = await import('#scripts/provide.mjs'); provide(['chromium', 'chromiumShell'])`
  return onDebian(code, { uid, programs, known })
}

test.runIf(process.platform === 'linux')(
  'the headless shell is installed also where Chromium is, and its absence refuses nothing',
  () => {
    expect(provided(['chromium'])).toMatchObject({ packages: ['chromium-headless-shell'], exitCode: 0 })
    expect(provided(['chromium'], { known: ['chromium'] })).toMatchObject({ packages: [], exitCode: 0 })
  },
)

test.runIf(process.platform === 'linux')('nothing is installed where both are, or where the user may not', () => {
  expect(provided(CHROMIUM)).toEqual({ packages: [], said: '', exitCode: 0 })
  expect(provided(['chromium'], { uid: 1000 })).toEqual({ packages: [], said: '', exitCode: 0 })
})
