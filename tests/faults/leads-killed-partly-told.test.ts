/** A mail that one of two advisors has and the other is put off for: the next process goes on where the killed one was. */
import { expect, onTestFinished, test } from 'vitest'
import { startLoad } from '#tests/support/load.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { startMailServer } from '#tests/support/receivers.ts'
import { startLeadsServer } from '#tests/support/server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { until } from '#tests/support/until.ts'

async function emptyDatabase(dialect: 'sqlite' | 'postgres'): Promise<string> {
  if (dialect === 'sqlite') return `sqlite:${temporaryFolder()}/leads.db`
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  return postgres.url
}

test.each(['sqlite', 'postgres'] as const)(
  'on %s a process killed between two advisors leaves only the second to be told',
  async (dialect) => {
    const mail = await startMailServer(() => false, {
      refuses: (address, asked) => (address === 'b@primer.rs' && asked === 1 ? 450 : undefined),
    })
    onTestFinished(() => mail.stop())
    const env = {
      DATABASE_URL: await emptyDatabase(dialect),
      SMTP_URL: mail.url,
      LEADS_TO: 'a@primer.rs, b@primer.rs',
      LOG_LEVEL: 'warn',
    }
    const killed = await startLeadsServer(env)
    await startLoad().send({ to: [killed.url], leads: 1 })
    await until(() => killed.output().includes('"event":"notification-failed"'))
    killed.process.kill('SIGKILL')
    await killed.stop()

    const next = await startLeadsServer(env)
    onTestFinished(async () => void (await next.stop()))
    await until(() => mail.mails.length === 2)
    expect(mail.mails.map(({ envelope }) => envelope.to)).toEqual([['a@primer.rs'], ['b@primer.rs']])
    expect(new Set(mail.mails.map(({ headers }) => headers['message-id'])).size).toBe(1)
  },
)
