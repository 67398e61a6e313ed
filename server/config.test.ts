import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const WEBHOOK_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

test('without any variable the site runs on this machine, over a file of its own', () => {
  const read = readConfig({})
  expect(read).toMatchObject({
    ok: true,
    config: {
      port: 3000,
      host: '127.0.0.1',
      siteIndexable: true,
      database: { dialect: 'sqlite' },
      mail: undefined,
      webhook: undefined,
      trustedProxies: 0,
      logLevel: 'info',
      leadsPerHour: 120,
      retentionDays: 365,
      facts: { nbsUrl: 'https://webappcenter.nbs.rs', ecbUrl: 'https://data-api.ecb.europa.eu', withEuribor: false },
    },
  })
})

test.each([
  { PORT: 'abc' },
  { PORT: '65536' },
  { PORT: '-1' },
  { PORT: '3000.5' },
  { PORT: '3000\n3001' },
  { HOST: 'a b' },
  { SITE_URL: 'kreditokaz.rs' },
  { SITE_URL: 'ftp://kreditokaz.rs' },
  { SITE_URL: 'https://kreditokaz.rs/pocetna' },
  { SITE_URL: 'https://kreditokaz.rs/?stan' },
  { SITE_URL: 'https://u:p@kreditokaz.rs' },
  { SITE_INDEXABLE: 'yes' },
  { DATABASE_URL: 'mysql://localhost/x' },
  { DATABASE_URL: 'sqlite:' },
  { DATABASE_URL: 'sqlite::memory:' },
  { DATABASE_URL: 'sqlite://data/kreditokaz.db' }, // meant beside the site, read as /data
  { DATABASE_URL: 'postgres://' },
  { DATABASE_URL: 'my-postgres://db/kreditokaz' },
  { DATABASE_URL: 'my-sqlite:data/kreditokaz.db' },
  { DIRECTUS_TOKEN: 'a-static-token' }, // of which Directus?
  { DIRECTUS_TOKEN: 'short', DIRECTUS_URL: 'https://directus.example' },
  { DIRECTUS_TOKEN: 'a-static-token', DIRECTUS_URL: 'https://directus.example', OWNER_FILE: 'podaci.toml' },
  { DIRECTUS_URL: 'directus' },
  { DIRECTUS_URL: 'https://u:p@directus.example' },
  { DIRECTUS_URL: 'https://directus.example/?token=x' },
  { LEADS_WEBHOOK_URL: 'https://u:p@crm.example' },
  { LEADS_TO: 'a@b.rs' },
  { LEADS_WEBHOOK_SECRET: WEBHOOK_SECRET },
  { GTM_ID: 'UA-1' },
  { GTM_ID: 'x-GTM-ABC1234' },
  { GTM_ID: 'GTM-ABC1234-x' },
  { ICON_SERVICE_URL: 'file:///etc/passwd' },
  { ICON_SERVICE_URL: 'https://icons.example/#x' },
  { TRUST_PROXY: 'yes' },
  { TRUST_PROXY: '11' },
  { LOG_LEVEL: 'loud' },
  { RATE_LIMIT_LEADS: '0' },
  { RATE_LIMIT_LEADS: 'ten' },
  { FACTS_NBS_URL: 'http://webappcenter.nbs.rs' }, // anybody on the way could forge a rate
  { FACTS_NBS_URL: 'https://webappcenter.nbs.rs/list' },
  { FACTS_ECB_URL: 'data-api.ecb.europa.eu' },
  { FACTS_EURIBOR: 'yes' },
  { LEADS_RETENTION_DAYS: '0' },
  { LEADS_RETENTION_DAYS: '366' }, // the privacy policy promises a year at most
])('%o is refused in one line that names the variable', (environment) => {
  const read = readConfig(environment)
  expect(read.ok).toBe(false)
  const problem = read.ok ? '' : read.problem
  expect(problem).toMatch(new RegExp(`^${Object.keys(environment)[0]} `))
  expect(problem).not.toContain('\n')
})

test.each([
  { named: 'LEADS_TO', environment: { SMTP_URL: 'smtp://mail.example' } },
  { named: 'LEADS_TO', environment: { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.rs' } },
  ...['nobody', 'a@b.rs, nobody', 'Ana a@b.rs', 'a@b.rs Ana'].map((LEADS_TO) => ({
    named: 'LEADS_TO',
    environment: { SMTP_URL: 'smtp://mail.example', LEADS_TO },
  })),
  { named: 'SMTP_URL', environment: { SMTP_URL: 'smtp:mail.example', LEADS_TO: 'a@b.rs' } },
  { named: 'SMTP_URL', environment: { SMTP_URL: 'http://mail.example', LEADS_TO: 'a@b.rs' } },
  ...['Kreditokaz', 'Kreditokaz <nobody>', 'Kreditokaz <a@b.rs> d.o.o.', 'Petar, Kreditokaz <a@b.rs>'].map(
    (MAIL_FROM) => ({
      named: 'MAIL_FROM',
      environment: { SMTP_URL: 'smtp://mail.example', LEADS_TO: 'a@b.rs', MAIL_FROM },
    }),
  ),
  {
    named: 'LEADS_WEBHOOK_SECRET',
    environment: { LEADS_WEBHOOK_URL: 'https://crm.example', LEADS_WEBHOOK_SECRET: 'whsec_tajna!' },
  },
  {
    named: 'LEADS_WEBHOOK_URL',
    environment: { LEADS_WEBHOOK_URL: 'crm.example', LEADS_WEBHOOK_SECRET: WEBHOOK_SECRET },
  },
])('$environment is refused, naming $named', ({ named, environment }) => {
  expect(readConfig(environment)).toMatchObject({ ok: false, problem: expect.stringMatching(`^${named} `) })
})

test.each(['sqlite:/var/lib/kreditokaz.db', 'sqlite:///var/lib/kreditokaz.db'])('%s is a file by its path', (url) => {
  expect(readConfig({ DATABASE_URL: url })).toMatchObject({
    config: { database: { dialect: 'sqlite', path: '/var/lib/kreditokaz.db' } },
  })
})

test.each([
  ['true', 1],
  ['false', 0],
  ['2', 2],
])('TRUST_PROXY=%s trusts %i proxies', (value, trustedProxies) => {
  expect(readConfig({ TRUST_PROXY: value })).toMatchObject({ config: { trustedProxies } })
})

test.each([
  ['whsec_a3JlZGl0b2theg==', 'kreditokaz'],
  ['a3JlZGl0b2theg==', 'kreditokaz'],
  ['a3JlZGl0b3Y=', 'kreditov'],
  ['a3JlZGl0', 'kredit'],
  ['a3JlZGl0-', 'a3JlZGl0-'],
  ['a3JlZGl0b', 'a3JlZGl0b'],
  ['-a3JlZGl0', '-a3JlZGl0'],
  ['-whsec_a3JlZGl0', '-whsec_a3JlZGl0'],
  ['tajna-reč', 'tajna-reč'],
  [undefined, undefined],
])('LEADS_WEBHOOK_SECRET=%s signs with the key %s', (LEADS_WEBHOOK_SECRET, key) => {
  expect(readConfig({ LEADS_WEBHOOK_URL: 'https://crm.example', LEADS_WEBHOOK_SECRET })).toMatchObject({
    config: { webhook: { url: 'https://crm.example', key: key && Buffer.from(key) } },
  })
})

test.each([
  [{ PORT: '0' }, { port: 0 }],
  [{ SITE_URL: 'https://Kreditokaz.rs/' }, { siteUrl: 'https://kreditokaz.rs' }],
  [{ DATABASE_URL: 'postgres://db/leads' }, { database: { dialect: 'postgres', url: 'postgres://db/leads' } }],
  [{ DATABASE_URL: 'postgresql://db/leads' }, { database: { dialect: 'postgres', url: 'postgresql://db/leads' } }],
  [{ DIRECTUS_URL: 'https://d.example/a//' }, { directusUrl: 'https://d.example/a' }],
  [{ GTM_ID: 'GTM-ABC1234' }, { gtmId: 'GTM-ABC1234' }],
])('%o is taken', (environment, config) => {
  expect(readConfig(environment)).toMatchObject({ ok: true, config })
})

test('mail goes out under the name that is given', () => {
  const environment = { SMTP_URL: 'smtp://h:25', LEADS_TO: 'a@b.rs', MAIL_FROM: 'Kreditokaz <zovi@b.rs>' }
  expect(readConfig(environment)).toMatchObject({ config: { mail: { from: 'Kreditokaz <zovi@b.rs>' } } })
})

test('mail goes out under the first mailbox where no sender is named', () => {
  expect(readConfig({ SMTP_URL: 'smtp://h:25', LEADS_TO: 'a@b.rs, c@d.rs' })).toMatchObject({
    config: { mail: { smtpUrl: 'smtp://h:25', from: 'a@b.rs', to: ['a@b.rs', 'c@d.rs'] } },
  })
})

test('a display name in LEADS_TO is dropped: mail goes to the bare address', () => {
  expect(readConfig({ SMTP_URL: 'smtp://h:25', LEADS_TO: 'Ana Anić <a@b.rs>, c@d.rs' })).toMatchObject({
    config: { mail: { from: 'a@b.rs', to: ['a@b.rs', 'c@d.rs'] } },
  })
})

test('an empty variable is one that is not set', () => {
  expect(readConfig({ GTM_ID: '', PORT: ' ' })).toMatchObject({ config: { gtmId: undefined, port: 3000 } })
})

test('visitors get mails where links to the site can be in them, unless that is switched off', () => {
  const mail = { SMTP_URL: 'smtp://mail.example', LEADS_TO: 'a@b.rs' }
  const site = { SITE_URL: 'https://www.kreditokaz.rs' }
  const isOn = (environment: Record<string, string>) => {
    const read = readConfig(environment)
    return read.ok ? read.config.visitorMail : read.problem
  }
  expect([isOn({}), isOn(mail), isOn(site), isOn({ ...mail, ...site })]).toEqual([false, false, false, true])
  expect(isOn({ ...mail, ...site, VISITOR_MAIL: 'false' })).toBe(false)
  expect(isOn({ ...mail, VISITOR_MAIL: 'true' })).toMatch(/^VISITOR_MAIL /)
  expect(isOn({ VISITOR_MAIL: 'yes' })).toMatch(/^VISITOR_MAIL /)
})
