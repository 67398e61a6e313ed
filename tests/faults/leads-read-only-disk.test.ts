/** A disk that nothing can be written to any more: leads are refused, nothing is half kept, and it ends with the cause. */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LEADS_PATH } from '#core/lead/wire.ts'
import { findProgram } from '#scripts/find-program.mjs'
import { exportedLeads } from '#tests/support/exported-leads.ts'
import { leadsApi } from '#tests/support/leads.ts'
import { startLoad } from '#tests/support/load.ts'
import { startLeadsServer } from '#tests/support/server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { until } from '#tests/support/until.ts'
import { wireLeadOf } from '#tests/support/wire-lead.ts'

const prlimit = findProgram(['prlimit'])

/** Lets a process write to files, or not: a file system that turned read-only refuses at the same place. */
function setWritable(pid: number | undefined, isWritable: boolean): void {
  const limit = isWritable ? 'unlimited' : '0'
  const { status } = spawnSync(prlimit ?? '', ['--pid', String(pid), `--fsize=${limit}:unlimited`])
  if (status !== 0) throw new Error('The limit on files could not be set.')
}

test.skipIf(!prlimit)('a disk that turns read-only costs no lead that was acknowledged, and no restart', async () => {
  const env = { DATABASE_URL: `sqlite:${temporaryFolder()}/leads.db` }
  const server = await startLeadsServer(env, ['/bin/sh', '-c', `trap '' XFSZ; exec "$0" "$@"`])
  const load = startLoad()
  const status = async (path: string) => (await fetch(server.url + path)).status
  await load.send({ to: [server.url], leads: 40 })
  expect(await status('/readyz')).toBe(200)

  setWritable(server.process.pid, false)
  await load.send({ to: [server.url], leads: 40 })
  expect(load.acknowledged.size).toBe(40)
  const refused = await fetch(server.url + LEADS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wireLeadOf()),
  })
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] })
  await until(async () => (await status('/readyz')) === 503)
  expect(await (await fetch(`${server.url}/metrics`)).text()).toMatch(/^database_up 0$/m)
  expect([await status('/kontakt'), await status('/api/items/loan_types')]).toEqual([200, 200])
  await until(() => server.output().includes('"event":"lead-not-kept"'))

  setWritable(server.process.pid, true)
  await load.send({ to: [server.url], leads: 0 })
  expect(load.acknowledged.size).toBe(80)
  expect(load.surprises).toEqual([])
  await until(async () => (await status('/readyz')) === 200)
  const kept = await exportedLeads(env.DATABASE_URL)
  expect(kept.map(({ referral_id }) => referral_id).toSorted()).toEqual([...load.acknowledged].toSorted())
  expect((await server.stop()).exitCode).toBe(0)
})

const unshare = findProgram(['unshare'])
const mounts = unshare !== undefined && spawnSync(unshare, ['-rm', 'true']).status === 0

test.skipIf(!mounts).each(['an empty disk', 'a disk with leads'])(
  '%s that is read-only stops the start with one line',
  async (disk) => {
    const folder = temporaryFolder()
    const env = { DATABASE_URL: `sqlite:${folder}/leads.db` }
    if (disk === 'a disk with leads') {
      const { post, leads } = await leadsApi(env)
      expect((await post()).status).toBe(204)
      await leads.stop()
    }
    const mount = `mount --bind '${folder}' '${folder}' && mount -o remount,bind,ro '${folder}' && exec "$0" "$@"`
    const start = startLeadsServer(env, [unshare ?? '', '-rm', '/bin/sh', '-c', mount])
    await expect(start).rejects.toThrow(/It said:\nDATABASE_URL[^\n]*leads\.db[^\n]*\n$/)
    expect(existsSync(`${folder}/leads.db`)).toBe(disk === 'a disk with leads')
  },
)

// Root may write whatever the rights of a file are, unless this is taken from it.
const isRoot = process.getuid?.() === 0
const setpriv = findProgram(['setpriv'])
const heeding = [setpriv ?? '', '--bounding-set=-dac_override']
const canHeed = !isRoot || (setpriv !== undefined && spawnSync(setpriv, [...heeding.slice(1), 'true']).status === 0)

test.skipIf(!canHeed)('a file that may be read and not written stops the start with one line', async () => {
  const file = `${temporaryFolder()}/leads.db`
  const env = { DATABASE_URL: `sqlite:${file}` }
  await (await leadsApi(env)).leads.stop()
  chmodSync(file, 0o444)
  const start = startLeadsServer(env, isRoot ? heeding : [])
  await expect(start).rejects.toThrow(/It said:\nDATABASE_URL[^\n]*leads\.db[^\n]*\n$/)
})
