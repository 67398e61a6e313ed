/** What `deploy/` says to systemd and nginx is what the site and the documents say. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './support/server.ts'

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

test('systemd lets the site open more files than it accepts connections', () => {
  const number = (path: string, pattern: RegExp) => Number(pattern.exec(textOf(path))?.[1]?.replaceAll('_', ''))
  const connections = number('server/http/node-server.ts', /connections: ([\d_]+)/)
  expect(number('deploy/kreditokaz.service', /^LimitNOFILE=(\d+)$/m)).toBe(connections + 1000)
})

test('systemd allows the memory protection keys that V8 in Node.js 20 uses', () => {
  expect(textOf('deploy/kreditokaz.service')).toMatch(/^SystemCallFilter=@system-service @pkey$/m)
})

test('nginx logs no visitor’s address on any port', () => {
  const [, ...servers] = textOf('deploy/nginx.conf').split(/^server \{$/m)
  expect(servers.length).toBeGreaterThan(1)
  expect(servers.filter((server) => !/^\taccess_log off;/m.test(server))).toEqual([])
})

test('systemd restarts the site however often it has failed, as while a disk is briefly full', () => {
  expect(textOf('deploy/kreditokaz.service')).toMatch(/^Restart=always$/m)
  expect(textOf('deploy/kreditokaz.service')).toMatch(/^\[Unit\]$[^[]*^StartLimitIntervalSec=0$/m)
})

test('one of several processes runs under the rules of a single one, but for its name, its port and its database', () => {
  const rules = (path: string) =>
    textOf(path)
      .split('\n')
      .filter((line) => !line.startsWith('#') && !/^(Description|Environment=TRUST_PROXY|SyslogIdentifier)/.test(line))
      .map((line) => line.replace('PORT=%i ', ''))
  expect(rules('deploy/kreditokaz@.service')).toEqual(rules('deploy/kreditokaz.service'))
  expect(textOf('deploy/kreditokaz@.service')).toMatch(/^ExecStart=.* PORT=%i /m)
  const ports = [...textOf('deploy/nginx.conf').matchAll(/^\tserver 127\.0\.0\.1:(\d+)/gm)].map(([, port]) => port)
  expect(ports).toHaveLength(3)
  expect(textOf('docs/operations.md')).toContain(ports.map((port) => `kreditokaz@${port}`).join(' '))
})
