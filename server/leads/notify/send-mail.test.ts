/** One mail and its server: how long that is waited for, and what it is trusted with. tests/contract has the queue. */
import { getEventListeners, once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '#server/base/log.ts'
import { leadOf } from '#tests/support/lead-of.ts'
import { messageOf, plainMailSender } from '#tests/support/messages.ts'
import { startMailServer } from '#tests/support/receivers.ts'

const lead = { ...leadOf(), id: 7, createdAt: new Date('2026-11-20T10:00:00Z') }

/** Sends the lead to one advisor. */
function send(smtpUrl: string, signal = new AbortController().signal, from = 'sajt@primer.rs') {
  const sender = plainMailSender({ smtpUrl, from, to: ['a@primer.rs'] }, createLog('silent'))
  return sender(messageOf(lead), [], signal)
}

/** A server that says nothing by itself; the timers of this process are the test's. */
async function silentServer() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo // a TCP server's address is never a path
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const connected = once(server, 'connection').then(([socket]) => socket as Socket)
  return { url: `smtp://127.0.0.1:${port}`, connected }
}

const greet = (socket: Socket) => socket.write('220 mail.primer.rs\r\n')

test('a mail server that greets and then is silent is given up after a minute', async () => {
  const { url, connected } = await silentServer()
  let end = 'pending'
  const sending = send(url).catch(({ name }: Error) => (end = name))
  const socket = await connected
  greet(socket)
  await once(socket, 'data') // it has read the greeting and asks on
  await vi.advanceTimersByTimeAsync(59_999)
  expect(end).toBe('pending')
  vi.advanceTimersByTime(1)
  await sending
  expect(end).toBe('AbortError')
})

test('a mail server that greets after six seconds, as against spammers, is waited for', async () => {
  const { url, connected } = await silentServer()
  const stopping = new AbortController()
  const ended = vi.fn()
  const sending = send(url, stopping.signal).catch(ended)
  const socket = await connected
  await vi.advanceTimersByTimeAsync(6500)
  expect(ended).not.toHaveBeenCalled()
  greet(socket)
  expect(String(await once(socket, 'data'))).toMatch(/^EHLO/)
  stopping.abort()
  await sending
})

test('a mail server that refuses the sender is reported by its reply, which says why', async () => {
  const mail = await startMailServer(() => false, { refusesSender: true })
  onTestFinished(() => mail.stop())
  await expect(send(mail.url)).rejects.toMatchObject({ code: 'SMTP-550' })
})

test('a mail leaves nothing behind on the signal of the shutdown, which thousands of mails share', async () => {
  const mail = await startMailServer((attempt) => attempt === 1)
  onTestFinished(() => mail.stop())
  const stopping = new AbortController().signal
  await expect(send(mail.url, stopping)).rejects.toMatchObject({ code: 'SMTP-451' })
  await send(mail.url, stopping)
  expect(getEventListeners(stopping, 'abort')).toEqual([])
})

test('a sender with a Cyrillic domain writes no other letters than ASCII into the head of a mail', async () => {
  const mail = await startMailServer()
  onTestFinished(() => mail.stop())
  await send(mail.url, undefined, 'Kreditokaz <sajt@пример.срб>')
  const [head = ''] = (mail.mails[0]?.raw ?? '').split('\r\n\r\n')
  expect(head).toMatch(/^Message-ID: <lead-7-\d{13}@xn--e1afmkfd\.xn--90a3ac>\r$/m)
  expect(head).toMatch(/^[\r\n\x20-\x7e]+$/)
})

test('a self-signed certificate is accepted from a relay on the loopback only', async () => {
  const mail = await startMailServer(() => false, { isSecure: true })
  onTestFinished(() => mail.stop())
  await send(mail.url)
  await expect(send(mail.url.replace('127.0.0.1', '0.0.0.0'))).rejects.toMatchObject({ code: 'ESOCKET' })
  expect(mail.mails).toHaveLength(1)
})
