import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from '#scripts/find-program.mjs'
import { end, untilServing } from './spawned.ts'

/** Path of nginx, or undefined if it is not installed. */
export const nginxProgram = findProgram(['nginx'], ['/usr/sbin'])

type Options = {
  /** Folder for all its files. */
  folder: string
  workers: number
  /** Content of the `http` block. */
  http: string
  /** A URL that it serves once it is ready. */
  url: string
}

/** Starts nginx with all its files in one folder, and waits until it serves. @returns stops it */
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
