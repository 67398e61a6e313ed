import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
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
  return { folder, write, build }
}

test('it is built once, and not again because of another time or a changed test', () => {
  const { folder, write, build } = project()
  expect(build()).toEqual({ hasRun: true, status: 0, stderr: 'Building the site…\n' })
  utimesSync(join(folder, 'content/home.ts'), 1, 1)
  for (const file of ['app/build.test.ts', 'app/page.test.tsx', 'server/main.ts']) write(file, 'changed')
  expect(build()).toEqual({ hasRun: false, status: 0, stderr: '' })
})

test('it is built again when a source has changed, is new, has another name or is gone', () => {
  const { folder, write, build } = project()
  const sources = ['app/a.ts', 'content/b/c.ts', 'core/d.ts', 'public/e.svg', 'vite.config.ts', 'package-lock.json']
  build()
  for (const file of sources) {
    write(file, '{}')
    expect([file, build().hasRun]).toEqual([file, true])
  }
  write('core/d.ts', '{ }')
  expect(build().hasRun).toBe(true)
  renameSync(join(folder, 'core/d.ts'), join(folder, 'core/f.ts'))
  expect(build().hasRun).toBe(true)
  rmSync(join(folder, 'core/f.ts'))
  expect(build().hasRun).toBe(true)
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
