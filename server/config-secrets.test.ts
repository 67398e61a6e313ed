import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test.each([
  ...['taj#na', 'taj@tajna:/taj#', '12/tajna', '12?tajna', '12#tajna', '100%tajna'].flatMap((password) => [
    { DATABASE_URL: `postgres://kreditokaz:${password}@db/kreditokaz` },
    { SMTP_URL: `smtps://savetnik:${password}@mail.example`, LEADS_TO: 'a@b.rs' },
  ]),
])('%o is refused with how to write its password', (environment) => {
  const read = readConfig(environment)
  expect(read).toMatchObject({ ok: false, problem: expect.stringContaining('%23') })
  expect(JSON.stringify(read)).not.toContain('taj')
})

test.each([
  'postgres://u:taj%23na%25%40@db:5432/kreditokaz?application_name=sajt',
  'postgres://u@db/kreditokaz?host=/var/run/postgresql&sslmode=require',
])('%s is taken', (DATABASE_URL) => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({ config: { database: { url: DATABASE_URL } } })
})

test('a web address, which may hold no password, is refused without how to write one', () => {
  expect(readConfig({ SITE_URL: 'https://kreditokaz.rs:99999' })).toEqual({
    ok: false,
    problem: 'SITE_URL is no address',
  })
})

test('no problem repeats a value that may hold a secret', () => {
  const secrets = [
    { DATABASE_URL: 'mysql://u:tajna@h/x' },
    { SMTP_URL: 'ftp://u:tajna@h' },
    { LEADS_WEBHOOK_URL: 'https://h', LEADS_WEBHOOK_SECRET: 'whsec_tajna!' },
    { DIRECTUS_URL: 'u:tajna@h' },
    { DIRECTUS_URL: 'https://u:tajna@h' },
  ]
  for (const environment of secrets) expect(JSON.stringify(readConfig(environment))).not.toContain('tajna')
})
