import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { bundled } from './bundled.ts'
import { bareEnvironment, root } from './server.ts'

const END_WITHIN_MS = 120_000 // generous, for a machine that runs other tests as well

/**
 * Runs one of the project's terminal commands, as `npm run` would.
 *
 * @param file such as `cli/leads.ts`
 * @returns what it printed
 * @throws Error with its exit code and output, when it fails
 */
export async function command(file: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [bundled(file), ...args], {
    cwd: root,
    env: { ...bareEnvironment(), ...env },
    timeout: END_WITHIN_MS,
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout
}
