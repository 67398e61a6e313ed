import { expect, test } from 'vitest'
import { onDebian } from '#tests/support/fake-debian.ts'

test.runIf(process.platform === 'linux')('a package that a Debian lacks keeps it from no other', () => {
  const known = ['chromium', 'postgresql', 'nginx-light']
  const code = `const { installFromDebian } = await import('#scripts/debian.mjs')
    installFromDebian(['chromium', 'postgresql'], ['chromium-headless-shell', 'caddy', 'nginx-light'])`
  expect(onDebian(code, { known }).packages).toEqual(known)
})
