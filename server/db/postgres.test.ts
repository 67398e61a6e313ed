import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { withoutWarning } from './postgres.ts'

test.each(['prefer', 'require', 'verify-ca', 'verify-full', 'disable'])(
  'with sslmode=%s pg does as before, and writes nothing into the log',
  async (mode) => {
    const warnings: Error[] = []
    const keep = (warning: Error) => warnings.push(warning)
    process.on('warning', keep)
    onTestFinished(() => void process.off('warning', keep))
    const ssl = new pg.Client(withoutWarning(`postgres://u@db.example/x?application_name=a&sslmode=${mode}`)).ssl
    await new Promise(setImmediate) // warnings are told in the next turn
    expect(warnings).toEqual([])
    expect(ssl).toEqual(mode === 'disable' ? false : {}) // an empty object checks the certificate
  },
)

test('what was asked for otherwise stays as it was', () => {
  for (const url of [
    'postgres://u@db/x',
    'postgres://u@db/x?uselibpqcompat=true&sslmode=require',
    'postgres://u@db/sslmode=require',
  ])
    expect(withoutWarning(url)).toBe(url)
})
