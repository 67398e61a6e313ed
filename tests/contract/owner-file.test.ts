/** One change of the owner's file, followed by every process without restart: pages, payloads, files, structured data. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServer } from '#tests/support/server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { until } from '#tests/support/until.ts'

const WITHIN_MS = 60_000 // what the contract promises

const file = (phone: string, email: string) => `[kontakt]\ntelefon = "${phone}"\nemail = "${email}"\n`

async function text(url: string): Promise<string> {
  return (await fetch(url)).text()
}

test('three processes follow the owner’s file; a fault keeps what they say, and the log and the metric tell it', async () => {
  const path = join(temporaryFolder(), 'podaci.toml')
  writeFileSync(path, file('+381 11 111 1111', 'prva@putokaz.example'))
  const sites = await Promise.all([1, 2, 3].map(() => startServer({ OWNER_FILE: path, LOG_LEVEL: 'warn' })))
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
