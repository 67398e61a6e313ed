import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A temporary folder for one test, deleted afterwards. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kreditokaz-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
