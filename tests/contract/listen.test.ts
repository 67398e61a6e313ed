import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createNodeServer, listen } from '#server/http/node-server.ts'
import { observeRequests } from '#server/site/observe-requests.ts'
import { running } from '#tests/support/running.ts'
import { testApp } from '#tests/support/test-app.ts'

test('a port in use is named in one line', async () => {
  const { server } = await running()
  const { port } = server.address() as AddressInfo // a TCP server's address is never a path
  const { app, log, metrics } = await testApp()
  const second = createNodeServer({
    fetch: app.fetch,
    observe: observeRequests(log, metrics),
    isBehindTls: () => false,
  })
  expect(await listen(second, port, '127.0.0.1')).toEqual({
    ok: false,
    problem: `PORT: ${port} on 127.0.0.1 is in use; stop what uses it or set another PORT.`,
  })
})

test('a host that is not this machine’s is named in one line', async () => {
  const { app, log, metrics } = await testApp()
  const server = createNodeServer({
    fetch: app.fetch,
    observe: observeRequests(log, metrics),
    isBehindTls: () => false,
  })
  expect(await listen(server, 0, '203.0.113.1')).toEqual({
    ok: false,
    problem: 'HOST: this machine has no address 203.0.113.1.',
  })
})
