import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { answer } from './calc-answer.ts'
import { calcCommand } from './calc-command.ts'

type Run = { stdout: string; stderr: string; code: number | null }

/** Runs the command in its own process, as a person at a terminal would. */
function calcProcess(args: string[], input: string | Uint8Array = ''): Promise<Run> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ['cli/calc.ts', ...args])
    const run: Run = { stdout: '', stderr: '', code: null }
    child.stdout.setEncoding('utf8').on('data', (said: string) => {
      run.stdout += said
    })
    child.stderr.setEncoding('utf8').on('data', (said: string) => {
      run.stderr += said
    })
    child.on('error', fail).on('close', (code) => done({ ...run, code }))
    child.stdin.end(input)
  })
}

const PIPE_CHUNK = 65_536 // bytes of a pipe at once

/** Runs the command in this process, with streams of its own. */
async function calc(args: string[], input: string | Uint8Array = ''): Promise<Run> {
  const bytes = Buffer.from(input)
  const chunks = Array.from({ length: Math.ceil(bytes.length / PIPE_CHUNK) }, (_, index) =>
    bytes.subarray(index * PIPE_CHUNK, (index + 1) * PIPE_CHUNK),
  )
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const said = Promise.all([text(stdout), text(stderr)])
  const code = await calcCommand(args, { stdin: Readable.from(chunks), stdout, stderr })
  stdout.end()
  stderr.end()
  const [out, err] = await said
  return { stdout: out, stderr: err, code }
}

const housing = ['--amount', '80000', '--rate', '4.5', '--months', '360', '--fee-percent', '0.5']
const housingAnswer = {
  instalment: '405.35',
  lastInstalment: '404.04',
  totalInterest: '65924.69',
  totalRepayment: '145924.69',
  fees: '400.00',
  totalCost: '66324.69',
  effectiveRatePercent: '4.6385894584',
  months: 360,
}

describe('one question', () => {
  test('is answered as a table', async () => {
    const { stdout, stderr, code } = await calcProcess(housing)
    expect(stdout).toMatch(/^Instalment +405\.35$/m)
    expect(stdout).toMatch(/^Effective rate +4\.6385894584 %$/m)
    expect([stderr, code]).toEqual(['', 0])
  })

  test('is answered as one JSON object', async () => {
    const { stdout, code } = await calc([...housing, '--json'])
    expect(JSON.parse(stdout)).toEqual(housingAnswer)
    expect(stdout.split('\n')).toHaveLength(2)
    expect(code).toBe(0)
  })

  test('with the schedule', async () => {
    const { stdout } = await calc(['--amount=1000', '--rate-percent=10', '--months=3', '--schedule', '--json'])
    expect(JSON.parse(stdout).schedule).toEqual([
      { month: 1, instalment: '338.90', interest: '8.33', principal: '330.57', balance: '669.43' },
      { month: 2, instalment: '338.90', interest: '5.58', principal: '333.32', balance: '336.11' },
      { month: 3, instalment: '338.91', interest: '2.80', principal: '336.11', balance: '0.00' },
    ])
  })

  test('with the schedule and what an early repayment saves, as a table', async () => {
    const { stdout } = await calc('--amount 1000 --rate 10 --months 3 --extra 1:100:lower --schedule'.split(' '))
    expect(stdout.split('\n').slice(-7)).toEqual([
      'Interest saved           1.25',
      '',
      'month  instalment  interest  principal  balance',
      '    1      438.90      8.33     430.57   569.43',
      '    2      288.28      4.75     283.53   285.90',
      '    3      288.28      2.38     285.90     0.00',
      '',
    ])
  })

  test('about cash flows is answered with their rate alone', async () => {
    const { stdout } = await calc(['--flows', '[{"months":0,"amount":100},{"months":12,"amount":-110}]'])
    expect(stdout).toBe('Effective rate  10.0000000000 %\n')
  })

  test('without an answer is also a JSON object if JSON was asked for, exit code 1', async () => {
    const { stdout, stderr, code } = await calc(['--amount=-5', '--rate=4', '--months=2', '--json'])
    expect(JSON.parse(stdout)).toEqual({ error: { code: 'out-of-range', message: expect.stringContaining('amount') } })
    expect([stderr, code]).toEqual(['', 1])
  })

  test('whose answer is not read to the end is no failure', async () => {
    const child = spawn(process.execPath, ['cli/calc.ts', ...housing, '--schedule'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.destroy() // as `head` does once it has seen enough
    let said = ''
    child.stderr.on('data', (text) => (said += text))
    const [code] = await once(child, 'close')
    expect([said, code]).toEqual(['', 0])
  })

  test.skipIf(!existsSync('/dev/full'))('whose answer cannot be written is reported in one line, exit code 1', () => {
    const stdio = ['ignore', openSync('/dev/full', 'w'), 'pipe'] as const
    const { stderr, status } = spawnSync(process.execPath, ['cli/calc.ts', ...housing], { stdio: [...stdio] })
    expect(String(stderr)).toMatch(/^calc: .*ENOSPC.*\n$/)
    expect(status).toBe(1)
  })

  test('every flag has its key', async () => {
    const flags = '--amount 1000 --rate 10 --months 12 --repayment equal-principal --grace-months 2 --fee-percent 1'
    const more = '--fee-fixed 2.50 --monthly-cost 5 --extra 6:100:lower --json'
    const asJson = ['--extra', '[{"month":7,"amount":50,"mode":"shorten"}]']
    const { stdout } = await calc([...`${flags} ${more}`.split(' '), ...asJson])
    const asked = {
      amount: 1000,
      ratePercent: '10',
      months: '12',
      repayment: 'equal-principal',
      graceMonths: 2,
      feePercent: 1,
      feeFixed: '2.5',
      monthlyCost: 5,
      extra: [
        { month: 6, amount: 100, mode: 'lower' },
        { month: 7, amount: 50, mode: 'shorten' },
      ],
    }
    expect(JSON.parse(stdout)).toEqual(answer(asked))
  })

  test.each([
    ['an unknown flag', ['--foo'], /Unknown option '--foo'/],
    ['a missing amount', ['--rate', '5', '--months', '12'], /amount is missing/],
    ['no amount', ['--amount', '0', '--rate', '5', '--months', '12'], /amount must be from 0\.01 to 1000000000000\./],
    ['letters', ['--amount', 'abc', '--rate', '5', '--months', '12'], /amount must be a decimal number/],
    ['a rate below 0', ['--amount', '1', '--rate', '-5', '--months', '12'], /ratePercent must be from 0 to 1000/],
    ['a flag without its value', ['--amount', '--rate', '5', '--months', '12'], /'--amount' argument/],
    ['broken flows', ['--flows', '[{'], /--flows is not valid JSON/],
    ['a rate given twice', ['--amount=1', '--rate-percent=5', '--months=1', '--rate=4'], /--rate and --rate-percent/],
    ['more than an extra has', ['--amount=1', '--rate=4', '--months=2', '--extra=1:1:lower:x'], /mode must be/],
  ])('%s is told in one line, exit code 1', async (_, args, message) => {
    const { stdout, stderr, code } = await calc(args)
    expect(stderr).toMatch(message)
    expect(stderr).toMatch(/[^.]\. See --help\.\n$/)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect([stdout, code]).toEqual(['', 1])
  })

  test('a refusal is the process’s standard error and exit code', async () => {
    expect(await calcProcess(['--foo'])).toEqual({ stdout: '', stderr: expect.stringContaining("'--foo'"), code: 1 })
  })

  test('a negative number is refused in JSON if JSON was asked for', async () => {
    const { stdout, code } = await calc(['--amount', '1', '--rate', '-.5', '--months', '12', '--json'])
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'out-of-range' } })
    expect(code).toBe(1)
  })

  test('help names every key', async () => {
    const { stdout, code } = await calc(['--help'])
    for (const key of ['amount', 'ratePercent', 'graceMonths', 'feeFixed', 'monthlyCost', 'extra', 'flows', '--jsonl'])
      expect(stdout).toContain(key)
    expect(code).toBe(0)
  })
})

describe('a portfolio', () => {
  test('every line is answered in order, bad ones with an error, exit code 1', async () => {
    const lines = [
      '{"amount":80000,"ratePercent":4.5,"months":360,"feePercent":0.5}',
      'nonsense',
      '{"amount":-5,"ratePercent":4.5,"months":360}',
      '',
      '{"amount":"80000","ratePercent":"4.50","months":"360","feePercent":"0.5"}',
      '{"flows":[{"months":0,"amount":100},{"months":12,"amount":-110}]}',
    ]
    const { stdout, code } = await calcProcess(['--jsonl'], `\uFEFF${lines.join('\r\n')}\n\n`) // as from Windows
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answers).toEqual([
      housingAnswer,
      { error: { code: 'invalid-json', message: expect.any(String) } },
      { error: { code: 'out-of-range', message: expect.stringContaining('amount') } },
      { error: { code: 'invalid-json', message: expect.any(String) } },
      housingAnswer,
      { effectiveRatePercent: '10.0000000000' },
    ])
    expect(code).toBe(1)
  })

  test('all good: exit code 0, also of a long line and without a last line feed', async () => {
    const line = `{"amount":12,"ratePercent":0,${' '.repeat(1_000_000)}"months":12}`
    const { stdout, code } = await calc(['--jsonl', '--schedule'], line)
    expect(JSON.parse(stdout).schedule).toHaveLength(12)
    expect(code).toBe(0)
  })

  test('a line too long to be kept is refused, not answered from what was kept of it', async () => {
    const lost = `${' '.repeat(80)}{"months":6,"amount":-50},${' '.repeat(16_500_000)}`
    const line = `{"flows":[{"months":0,"amount":100},${lost}{"months":12,"amount":-110}]}`
    const { stdout, code } = await calc(['--jsonl'], line)
    expect(JSON.parse(stdout)).toEqual({
      error: { code: 'line-too-long', message: 'The line is longer than 16000000 characters.' },
    })
    expect(code).toBe(1)
  })

  test.each([
    ['utf-16le', [0xff, 0xfe], 0],
    ['utf-16be', [0xfe, 0xff], 1],
  ])('a file in %s, as Windows programs write it, is answered line by line', async (_, mark, odd) => {
    const text = '{"amount":12,"ratePercent":0,"months":12}\r\nnonsense Đ\r\n'
    const units = [...text].flatMap((letter) => {
      const bytes = [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8]
      return odd ? bytes.reverse() : bytes
    })
    const { stdout, code } = await calc(['--jsonl'], Uint8Array.from([...mark, ...units]))
    const [first, second, ...more] = stdout.trimEnd().split('\n')
    expect(JSON.parse(first ?? '')).toMatchObject({ instalment: '1.00' })
    expect(JSON.parse(second ?? '')).toMatchObject({ error: { code: 'invalid-json' } })
    expect([more, code]).toEqual([[], 1])
  })

  test.each(['\0\n', '\0', '{'])('%j is one line that is no JSON', async (input) => {
    const { stdout } = await calc(['--jsonl'], input)
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'invalid-json' } })
  })

  test('a question beside the lines is refused, not left out of their answers', async () => {
    const run = await calc(['--jsonl', '--fee-percent', '1'], '{"amount":12,"ratePercent":0,"months":12}')
    expect(run).toEqual({ stdout: '', stderr: expect.stringMatching(/^calc: .*feePercent.*\n$/), code: 1 })
  })

  test('nothing asked, nothing answered', async () => {
    expect(await calc(['--jsonl'])).toEqual({ stdout: '', stderr: '', code: 0 })
  })

  test('thousands of lines keep their order', async () => {
    const amounts = Array.from({ length: 5000 }, (_, index) => index + 1)
    const input = amounts.map((amount) => `{"amount":${amount},"ratePercent":0,"months":1}`).join('\n')
    const { stdout } = await calcProcess(['--jsonl'], input)
    const instalments = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).instalment)
    expect(instalments).toEqual(amounts.map((amount) => `${amount}.00`))
  })
})
