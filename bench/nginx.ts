import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '#scripts/find-program.mjs'
import { freePort } from '#tests/support/free-port.ts'
import { until } from '#tests/support/until.ts'

/** Where this machine's nginx is, or undefined where it has none. */
export const nginxProgram = findProgram(['nginx'], ['/usr/sbin'])

/** What the site answered, to be answered again: the same bytes under the same headers. */
export type Recorded = { body: Uint8Array; headers: Headers }

/** Headers that nginx writes itself. */
const OWN = new Set(['content-length', 'content-type', 'date', 'connection', 'keep-alive', 'etag'])

/** Starts nginx with one worker, set up as well as one page needs, over a recorded answer. */
export async function startNginx(
  program: string,
  { body, headers }: Recorded,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'kreditokaz-nginx-'))
  const port = await freePort()
  writeFileSync(join(folder, 'page'), body)
  writeFileSync(join(folder, 'nginx.conf'), config(folder, port, headers))
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
  })
  const stop = async () => {
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}/page`
  const answers = () => fetch(url).then(({ ok }) => ok, () => false) // biome-ignore format: one thought
  try {
    await until(answers)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

function config(folder: string, port: number, headers: Headers): string {
  const own = [...headers].filter(([name]) => !OWN.has(name))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
    daemon off; worker_processes 1; pid ${folder}/pid;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 1024; }
    http {
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
      open_file_cache max=8; open_file_cache_valid 1h;
      server {
        listen 127.0.0.1:${port}; root ${folder}; default_type "text/html; charset=utf-8";
        ${own.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`).join('\n        ')}
      }
    }`
}
