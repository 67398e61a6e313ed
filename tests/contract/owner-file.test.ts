/** One change of the owner's file, followed by every process without restart: pages, payloads, files, structured data. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dayInBelgrade } from '#core/money/date.ts'
import { startServer } from '#tests/support/server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { until } from '#tests/support/until.ts'

const WITHIN_MS = 60_000 // what the contract promises

const file = (phone: string, email: string) => `[kontakt]\ntelefon = "${phone}"\nemail = "${email}"\n`

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

test('three processes follow the owner’s file and the fetched facts; a fault keeps what they say, and the log and the metric tell it', async () => {
  const [path, facts] = [join(temporaryFolder(), 'podaci.toml'), join(temporaryFolder(), 'facts.json')]
  writeFileSync(path, file('+381 11 111 1111', 'prva@putokaz.example'))
  const sites = await Promise.all(
    [1, 2, 3].map(() => startServer({ OWNER_FILE: path, FACTS_FILE: facts, LOG_LEVEL: 'warn' })),
  )
  try {
    const everywhere = (wanted: string, where: string) => async () => {
      const found = await Promise.all(sites.map(({ url }) => text(url + where)))
      return found.every((body) => body.includes(wanted))
    }
    expect(await everywhere('tel:+381111111111', '/')()).toBe(true)

    writeFileSync(path, file('+381 11 222 2222', 'druga@putokaz.example'))
    await until(everywhere('tel:+381112222222', '/'), WITHIN_MS, 500)
    for (const where of ['/o-nama', '/kontakt', '/kontakt/_payload.json', '/kredit-kalkulator/kes/?rok=24'])
      expect(await everywhere('tel:+381112222222', where)(), where).toBe(true)
    expect(await everywhere('"telephone":"+381 11 222 2222"', '/kontakt')()).toBe(true)
    expect(await everywhere('mailto:druga@putokaz.example', '/.well-known/security.txt')()).toBe(true)

    expect(await everywhere('117,49 dinara za evro', CONVERTED)()).toBe(true)
    writeFileSync(facts, factsFile(117.8765))
    await until(everywhere('srednji kurs od 117,88 dinara za evro, provereno kod NBS', CONVERTED), WITHIN_MS, 500)
    expect(await everywhere('kreditokaz_facts_file_ok 1', '/metrics')()).toBe(true)
    expect(await everywhere('kreditokaz_facts_refused 1', '/metrics')()).toBe(true)
    writeFileSync(facts, '{"facts":')
    await until(everywhere('kreditokaz_facts_file_ok 0', '/metrics'), WITHIN_MS, 500)
    expect(await everywhere('117,88 dinara za evro', CONVERTED)()).toBe(true)
    for (const { output } of sites)
      for (const event of ['fact-refused', 'facts-file-refused']) expect(output().split(`"${event}"`)).toHaveLength(2)

    writeFileSync(path, file('nema broja', 'druga@putokaz.example'))
    await until(everywhere('kreditokaz_owner_file_ok 0', '/metrics'), WITHIN_MS, 500)
    expect(await everywhere('tel:+381112222222', '/')()).toBe(true)
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
