import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const DIRECTUS = { DIRECTUS_URL: 'https://d.example', DIRECTUS_TOKEN: 'a-static-token' }
const ACCESS = { url: DIRECTUS.DIRECTUS_URL, token: DIRECTUS.DIRECTUS_TOKEN }
const MAIL = { SITE_URL: 'https://a.rs', SMTP_URL: 'smtp://h:25', LEADS_TO: 'a@b.rs' }

test.each([
  [DIRECTUS, { directusUrl: ACCESS.url, directusHistory: undefined, ownerDirectus: ACCESS }],
  [
    { ...DIRECTUS, ...MAIL },
    { directusUrl: undefined, directusHistory: ACCESS, ownerDirectus: ACCESS },
  ],
  [
    { ...DIRECTUS, ...MAIL, OWNER_FILE: 'podaci.toml' },
    { directusUrl: undefined, directusHistory: ACCESS, ownerDirectus: undefined },
  ],
])('a Directus with the token of %o keeps %o', (environment, config) => {
  expect(readConfig(environment)).toMatchObject({ ok: true, config })
})

const { SITE_URL: _, ...mailWithoutSite } = MAIL

test.each([
  ['LEADS_WEBHOOK_URL', { DIRECTUS_URL: 'http://d.example', LEADS_WEBHOOK_URL: 'https://crm.example' }],
  ['SMTP_URL', { DIRECTUS_URL: 'http://d.example', ...MAIL }],
  ['SITE_URL', { ...DIRECTUS, ...mailWithoutSite }],
])('beside a Directus that would not use it, or lacks it, %s is named', (named, environment) => {
  expect(readConfig(environment)).toMatchObject({ ok: false, problem: expect.stringMatching(`^${named} `) })
})
