/** What strangers and other programs do to a running server, and how long its visitors wait meanwhile. */
import { connect, type Socket } from 'node:net'
import SqliteFile from 'better-sqlite3'
import { LEADS_PATH } from '#core/lead/wire.ts'
import { routes } from '#core/site/routes.ts'
import { httpLoad, type LoadResult } from './http-load.ts'
import { mebibytesOf } from './memory.ts'
import type { Server } from './server.ts'
import { wireLeadOf } from './wire-lead.ts'

const host = (url: string) => `Host: ${new URL(url).host}\r\n`

/** A GET as it is sent. */
export function getOf(url: string, path: string): () => string {
  return () => `GET ${path} HTTP/1.1\r\n${host(url)}Accept-Encoding: br\r\n\r\n`
}

/** A new lead as it is sent, from any address, with a key of its own. */
export function postOf(url: string): () => string {
  const body = JSON.stringify(wireLeadOf())
  const head = `POST ${LEADS_PATH} HTTP/1.1\r\n${host(url)}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`
  // Visitors come from many addresses, each with a key of its own.
  return () => `${head}X-Forwarded-For: ${anyAddress()}\r\nIdempotency-Key: ${crypto.randomUUID()}\r\n\r\n${body}`
}

function anyAddress(): string {
  return Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join('.')
}

/** A calculator with a query that nobody has asked for before. */
function newCalculation(url: string): () => string {
  let asked = 0
  return () => {
    asked += 1
    return getOf(url, `${routes['housing-loan-calculator']}?cena=${20_000 + asked}&rok=${12 + (asked % 340)}`)()
  }
}

/** What single visitors waited, who came one after the other. */
export type Waits = { page: LoadResult; alive: LoadResult }

async function visits(url: string, seconds: number): Promise<Waits> {
  const one = (path: string) => httpLoad({ origin: url, connections: 1, seconds, request: getOf(url, path) })
  const [page, alive] = await Promise.all([one('/'), one('/healthz')])
  return { page, alive }
}

/** 64 connections send leads. */
export async function whileLeadsAreWritten({ url }: Server, seconds: number): Promise<Waits> {
  const [waits] = await Promise.all([
    visits(url, seconds),
    httpLoad({ origin: url, connections: 64, seconds, request: postOf(url) }),
  ])
  return waits
}

/** A thousand connections ask for calculations, all different; one visitor sends leads, others read. */
export async function whileCalculatorsAreAsked(
  { url }: Server,
  seconds: number,
): Promise<Waits & { lead: LoadResult }> {
  const [waits, lead] = await Promise.all([
    visits(url, seconds),
    httpLoad({ origin: url, connections: 1, seconds, request: postOf(url) }),
    httpLoad({ origin: url, connections: 1000, seconds, request: newCalculation(url) }),
  ])
  return { ...waits, lead }
}

/** Another program holds the write lock of the SQLite file, as between an edit and "write changes". */
export async function whileLocked<Result>({ databaseUrl }: Server, run: () => Promise<Result>): Promise<Result> {
  const other = new SqliteFile(databaseUrl.replace('sqlite:', ''))
  other.exec('BEGIN IMMEDIATE')
  try {
    return await run()
  } finally {
    other.close()
  }
}

const CUT_OFF_WITHIN_MS = 25_000 // a connection that is merely idle is kept for 65 s

/** 300 connections ask 1,500 times each, all at once, and do not read. @returns the most memory, and how many were not cut off */
export async function memoryWhileUnread(
  server: Server,
  seconds: number,
): Promise<{ mostMebibytes: number; open: number }> {
  const { hostname, port } = new URL(server.url)
  const requests = getOf(server.url, `${routes['housing-loan-calculator']}?cena=123456&rok=358`)().repeat(1500)
  let open = 0
  const ask = () => {
    const socket = connect(Number(port), hostname, () => void socket.write(requests))
    open += 1
    socket.pause()
    socket.on('error', () => {}) // cut off: that is the point
    socket.on('close', () => {
      open -= 1
    })
    return socket
  }
  // One after the other: Node.js parses whatever has arrived, 64 kB of each connection, before it ends one, so that three
  // hundred at the same moment measure its parser, not the answers.
  const sockets: Socket[] = []
  let mostMebibytes = 0
  for (let count = 0; count < 300; count += 1) {
    sockets.push(ask())
    await new Promise((resolve) => setTimeout(resolve, 5))
    mostMebibytes = Math.max(mostMebibytes, mebibytesOf(server))
  }
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    mostMebibytes = Math.max(mostMebibytes, mebibytesOf(server))
  }
  // A client that does not read does not notice either that it was cut off: it reads now. One that was not stays open.
  for (const socket of sockets) socket.resume()
  for (const end = performance.now() + CUT_OFF_WITHIN_MS; open > 0 && performance.now() < end; ) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const left = open
  for (const socket of sockets) socket.destroy()
  return { mostMebibytes, open: left }
}
