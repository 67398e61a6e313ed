import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/support/free-port.ts'
import { runNginx } from '#tests/support/run-nginx.ts'

/** A recorded response of the site, for nginx to serve with the same bytes and headers. */
export type Recorded = { body: Uint8Array; headers: Headers }

/** Headers that nginx sets itself. */
const OWN = new Set(['content-length', 'content-type', 'date', 'connection', 'keep-alive', 'etag'])

/** Starts nginx with one worker, tuned for serving one recorded page. */
export async function startNginx(
  program: string,
  { body, headers }: Recorded,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'kreditokaz-nginx-'))
  const port = await freePort()
  writeFileSync(join(folder, 'page'), body)
  const url = `http://127.0.0.1:${port}/page`
  const forget = () => rmSync(folder, { recursive: true, force: true })
  try {
    const stop = await runNginx(program, { folder, workers: 1, http: onePage(folder, port, headers), url })
    return { url, stop: () => stop().then(forget) }
  } catch (error) {
    forget()
    throw error
  }
}

function onePage(folder: string, port: number, headers: Headers): string {
  const own = [...headers].filter(([name]) => !OWN.has(name))
  return `
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
      open_file_cache max=8; open_file_cache_valid 1h;
      server {
        listen 127.0.0.1:${port}; root ${folder}; default_type "text/html; charset=utf-8";
        ${own.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`).join('\n        ')}
      }`
}
