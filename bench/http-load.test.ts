import { expect, test } from 'vitest'
import { wrkResult } from './http-load.ts'

const said = `Running 2s test @ http://127.0.0.1:3000/
  1 threads and 16 connections
  Latency Distribution
     50%  425.00us
     75%  512.00us
     90%    0.80ms
     99%    1.25ms
  71014 requests in 2.00s, 912.00MB read
Requests/sec:  35507.11
Transfer/sec:    456.00MB
`

test('the figures of wrk are read in requests a second and milliseconds', () => {
  expect(wrkResult(said)).toEqual({ perSecond: 35507.11, p50: 0.425, p99: 1.25, failures: 0 })
})

test('a second is read as such, whose unit wrk pads with a space', () => {
  expect(wrkResult(said.replace('1.25ms', '1.64s ')).p99).toBe(1640)
})

test('answers that are errors are counted', () => {
  expect(wrkResult(`${said}  Non-2xx or 3xx responses: 17\n`).failures).toBe(17)
})

test('requests that broke off or were never answered are counted', () => {
  const broken = '  Socket errors: connect 1, read 2, write 4, timeout 8\n  Non-2xx or 3xx responses: 16\n'
  expect(wrkResult(said + broken).failures).toBe(31)
})

test('a wrk that could not connect is not taken for a slow server', () => {
  expect(() => wrkResult('unable to connect to 127.0.0.1:1 Connection refused')).toThrow('Connection refused')
})
