import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import tls from 'node:tls'
import { findProgram } from '#scripts/find-program.mjs'
import { freePort } from './free-port.ts'
import { nginxProgram, runNginx } from './run-nginx.ts'
import { root } from './server.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Path of nginx, or undefined if nginx, or openssl for its certificate, is not installed. */
export const tlsNginxProgram = findProgram(['openssl']) && nginxProgram

/** Whether IPv6 works on the loopback. */
export const hasIpv6 = Object.values(networkInterfaces()).some((of) => of?.some(({ address }) => address === '::1'))

/**
 * Starts nginx with the project's own `deploy/nginx.conf`, in front of site processes, with a certificate that this
 * process trusts from then on.
 *
 * @param upstreams origins of the processes
 * @returns the origins that visitors use, by IPv4 and by IPv6, and the ones that send them there
 */
export async function startNginx(
  program: string,
  upstreams: string[],
): Promise<{ url: string; url6: string; plainUrl: string; plainUrl6: string; stop: () => Promise<void> }> {
  const folder = temporaryFolder()
  const ports = { tls: await freePort(), plain: await freePort() }
  const { key, certificate } = selfSigned(folder)
  const site = filledIn(readFileSync(join(root, 'deploy/nginx.conf'), 'utf8'), [
    [
      /(\tserver 127\.0\.0\.1:\d+.*\n)+/,
      upstreams.map((url) => `\tserver ${new URL(url).host} max_fails=1 fail_timeout=2s;\n`).join(''),
    ],
    [/server_name www\.kreditokaz\.rs/, 'server_name localhost 127.0.0.1 [::1]'],
    [/rate=20r/, 'rate=1r'], // so that a slow machine reaches the limit, too
    [/listen 443/, `listen 127.0.0.1:${ports.tls}`],
    [/\tlisten \[::\]:443(.*\n)/, hasIpv6 ? `\tlisten [::1]:${ports.tls}$1` : ''],
    [/listen 80/, `listen 127.0.0.1:${ports.plain}`],
    [/\tlisten \[::\]:80(.*\n)/, hasIpv6 ? `\tlisten [::1]:${ports.plain}$1` : ''],
    [/\S+fullchain\.pem/, `"${certificate}"`],
    [/\S+privkey\.pem/, `"${key}"`],
    [/\/var\/log\/nginx\/\S+/, `"${join(folder, 'error.log')}"`],
  ])
  writeFileSync(join(folder, 'site.conf'), site)
  const url = `https://127.0.0.1:${ports.tls}`
  const stop = await runNginx(program, {
    folder,
    workers: 2,
    http: `gzip on; include "${folder}/site.conf";`, // what Debian's own has around the files of `conf.d`
    url: `${url}/healthz`,
  })
  const [url6, plainUrl6] = [`https://[::1]:${ports.tls}`, `http://[::1]:${ports.plain}`]
  return { url, url6, plainUrl: `http://127.0.0.1:${ports.plain}`, plainUrl6, stop }
}

function filledIn(text: string, values: [RegExp, string][]): string {
  return values.reduce((filled, [what, value]) => {
    if (!what.test(filled)) throw new Error(`deploy/nginx.conf has no ${what} to fill in.`)
    return filled.replaceAll(new RegExp(what, 'g'), value)
  }, text)
}

function selfSigned(folder: string): { key: string; certificate: string } {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1,IP:::1']
  const { status, stderr } = spawnSync('openssl', [...args, ...subject, '-keyout', key, '-out', certificate], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`openssl: ${stderr}`)
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), readFileSync(certificate, 'utf8')])
  return { key, certificate }
}
