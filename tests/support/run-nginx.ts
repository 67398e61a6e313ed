import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from '#scripts/find-program.mjs'
import { end, untilServing } from './spawned.ts'

/** Where this machine's nginx is, or undefined where it has none. */
export const nginxProgram = findProgram(['nginx'], ['/usr/sbin'])

type Options = {
  /** Where its files go. */
  folder: string
  workers: number
  /** What stands between the braces of `http`. */
  http: string
  /** An address that it answers once it is ready. */
  url: string
}

/** Starts nginx with all of its files in one folder, and waits until it serves. @returns how to stop it */
export async function runNginx(program: string, { folder, workers, http, url }: Options): Promise<() => Promise<void>> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const config = `
    daemon off; worker_processes ${workers}; pid "${folder}/pid";
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 768; } # as Debian's own nginx.conf has it
    http {
      ${temporary.map((name) => `${name}_temp_path "${folder}/${name}";`).join(' ')}
      ${http}
    }`
  writeFileSync(join(folder, 'nginx.conf'), config)
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  await untilServing(child, url)
  return async () => void (await end(child)) // its workers end with it
}
