/** One change of the owner's file, followed by every process without restart: pages, payloads, files, structured data. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { slotStart } from '#core/lead/call-slot.ts'
import { addMonths, dayInBelgrade } from '#core/money/date.ts'
import { addEvent } from '#server/leads/store/lead-events.ts'
import { leadRow } from '#server/leads/store/lead-rows.ts'
import { opened } from '#tests/support/databases.ts'
import { leadOf } from '#tests/support/lead-of.ts'
import { startLeadsServer, startServer, uncompressed } from '#tests/support/server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { until } from '#tests/support/until.ts'

const WITHIN_MS = 60_000 // what the contract promises

const file = (phone: string, email: string) => `[kontakt]\ntelefon = "${phone}"\nemail = "${email}"\n`

const MARKUP = 'Plaća **banka** <b>1%</b>, kako piše [ovde](https://zlo.example).'

const CONVERTED = '/stambeni-kredit' // tells sums in dinars, and the rate they stand on

/** As `npm run facts -- refresh` writes it. */
function factsFile(rate: number): string {
  const today = dayInBelgrade(new Date())
  const row = { ime: 'middle-rate', vrednost: rate, vazi_od: today, vazi_do: today, izvor: 'NBS', provereno: today }
  return JSON.stringify({ facts: [row], refused: [{ fact: 'ecb-main-rate', why: 'N/A' }], answers: {} })
}

async function text(url: string): Promise<string> {
  return (await (await fetch(url)).text()).replaceAll('\u00a0', ' ')
}

/** 31 calls that were promised for a day of last month, of which all but one were made. */
async function madeCalls(databaseUrl: string): Promise<void> {
  const db = opened(databaseUrl)
  const slot = { day: `${addMonths(dayInBelgrade(new Date()), -1).slice(0, 7)}-14`, from: 10, to: 16 }
  const [promised, called] = [-24, 1].map((hours) => new Date(slotStart(slot).getTime() + hours * 3_600_000))
  if (!promised || !called) throw new Error('There are two moments.')
  const added = { actor: 'system', key: undefined, note: undefined } as const
  for (let id = 1; id <= 31; id += 1) {
    const lead = leadRow(leadOf(), `key-${id}`, promised)
    await db.kysely.insertInto('leads').values(lead).execute()
    await addEvent(db, id, { ...added, seq: 1, at: promised, kind: 'promised', slot }, [])
    if (id === 31) continue
    await addEvent(db, id, { ...added, seq: 2, at: called, kind: 'talked', actor: 'advisor-1', slot: undefined }, [])
  }
  await db.close()
}

test('two processes follow the owner’s file and the fetched facts, one of them on its pages; a fault keeps what they say, and the log and the metric tell it', async () => {
  const [path, facts] = [join(temporaryFolder(), 'podaci.toml'), join(temporaryFolder(), 'facts.json')]
  writeFileSync(path, file('+381 11 111 1111', 'prva@putokaz.example'))
  const env = { OWNER_FILE: path, FACTS_FILE: facts, LOG_LEVEL: 'warn' }
  // The second process has pages of one line: that it follows the files is seen in what needs no pressing after each change.
  const sites = await Promise.all([startServer({ ...uncompressed, ...env }), startLeadsServer(env)])
  const [{ url }] = sites
  try {
    const onPage = (wanted: string, where: string) => async () => (await text(url + where)).includes(wanted)
    const everywhere = (wanted: string, where: string) => async () => {
      const found = await Promise.all(sites.map(({ url }) => text(url + where)))
      return found.every((body) => body.includes(wanted))
    }
    expect(await onPage('tel:+381111111111', '/')()).toBe(true)

    await Promise.all(sites.map(({ databaseUrl }) => madeCalls(databaseUrl)))
    const told = `[posao]\npokazi_obecanja = true\nnaknada = "${MARKUP}"\n`
    writeFileSync(path, file('+381 11 222 2222', 'druga@putokaz.example') + told)
    await until(onPage('tel:+381112222222', '/'), WITHIN_MS, 500)
    for (const where of ['/o-nama', '/kontakt', '/kontakt/_payload.json', '/kredit-kalkulator/kes/?rok=24'])
      expect(await onPage('tel:+381112222222', where)(), where).toBe(true)
    expect(await onPage('"telephone":"+381 11 222 2222"', '/kontakt')()).toBe(true)
    await until(everywhere('mailto:druga@putokaz.example', '/.well-known/security.txt'), WITHIN_MS, 500)
    await until(onPage('obećali 31 put, ', '/o-nama'), WITHIN_MS, 500)
    expect(await onPage(MARKUP.replaceAll('<', '&lt;').replaceAll('>', '&gt;'), '/o-nama')()).toBe(true)

    expect(await onPage('117,49 dinara za evro', CONVERTED)()).toBe(true)
    writeFileSync(facts, factsFile(117.8765))
    await until(onPage('srednji kurs od 117,88 dinara za evro, provereno kod NBS', CONVERTED), WITHIN_MS, 500)
    await until(everywhere('kreditokaz_facts_refused 1', '/metrics'), WITHIN_MS, 500)
    expect(await everywhere('kreditokaz_facts_file_ok 1', '/metrics')()).toBe(true)
    writeFileSync(facts, '{"facts":')
    await until(everywhere('kreditokaz_facts_file_ok 0', '/metrics'), WITHIN_MS, 500)
    expect(await onPage('117,88 dinara za evro', CONVERTED)()).toBe(true)
    for (const { output } of sites)
      for (const event of ['fact-refused', 'facts-file-refused']) expect(output().split(`"${event}"`)).toHaveLength(2)

    writeFileSync(path, file('nema broja', 'druga@putokaz.example'))
    await until(everywhere('kreditokaz_owner_file_ok 0', '/metrics'), WITHIN_MS, 500)
    expect(await onPage('tel:+381112222222', '/')()).toBe(true)
    expect(await everywhere('mailto:druga@putokaz.example', '/.well-known/security.txt')()).toBe(true)
    for (const { output } of sites) expect(output().match(/owner-file-refused/g)).toHaveLength(1)
  } finally {
    await Promise.all(sites.map(({ stop }) => stop()))
  }
}, 180_000)

test('a faulty file ends the start with a line for each fault', async () => {
  const path = join(temporaryFolder(), 'podaci.toml')
  writeFileSync(path, '[kontakt]\ntelefon = "nema broja"\nemail = 7\n')
  await expect(startServer({ OWNER_FILE: path })).rejects.toThrow(
    /^podaci\.toml:2: kontakt\.telefon: .+\npodaci\.toml:3: kontakt\.email: .+$/m,
  )
})
