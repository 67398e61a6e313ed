import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** Counts its runs, and fails where a text is broken. */
const builder = `import { appendFileSync, readFileSync } from 'node:fs'
  appendFileSync('runs', '1')
  if (readFileSync('content/home.ts', 'utf8') === 'broken') process.exit(1)`

/** A small project with our scripts; `build` says whether the builder ran. */
function project() {
  const folder = temporaryFolder()
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  cpSync(import.meta.dirname, join(folder, 'scripts'), { recursive: true })
  write('package.json', '{ "type": "module" }')
  write('app/build.ts', builder)
  write('content/home.ts', 'sound')

  const runs = () => (existsSync(join(folder, 'runs')) ? readFileSync(join(folder, 'runs'), 'utf8').length : 0)
  const build = () => {
    const before = runs()
    const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, encoding: 'utf8' })
    return { hasRun: runs() > before, status, stderr }
  }
  return { write, build }
}

test('it is built once, and again when a source has changed', () => {
  const { write, build } = project()
  expect(build()).toEqual({ hasRun: true, status: 0, stderr: 'Building the site…\n' })
  expect(build()).toEqual({ hasRun: false, status: 0, stderr: '' })
  write('content/home.ts', 'changed')
  expect(build()).toMatchObject({ hasRun: true, status: 0 })
})

test('a build that failed does not count, nor does the one before it', () => {
  const { write, build } = project()
  build()
  write('content/home.ts', 'broken')
  for (let again = 0; again < 2; again += 1)
    expect(build()).toMatchObject({ hasRun: true, status: 1, stderr: expect.stringMatching(/Not built: .*\n$/) })
  write('content/home.ts', 'sound')
  expect(build()).toMatchObject({ hasRun: true, status: 0 })
})
