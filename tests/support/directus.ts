/** A Directus with the collections of docs/directus.md, as strict as a real one, which can be made to fail. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Item = Record<string, unknown>
type Asked = { method: string; path: string; query: URLSearchParams; body: unknown }
/** A status in place of an answer; no answer at all; or everything done, and the answer lost. */
type Trouble = number | 'hanging' | 'answer lost'

export type DirectusDouble = {
  environment: { DIRECTUS_URL: string; DIRECTUS_TOKEN: string }
  /** Rows of `kreditokaz_istorija`, in the order in which they came. */
  history: Map<string, Item>
  leads: Map<number, Item>
  loanTypes: Item[]
  /** How often it was asked for each method and collection: `POST kreditokaz_istorija`. */
  asked: string[]
  stop: () => Promise<void>
}

const TOKEN = 'static-token-of-the-site'
const HISTORY_FIELDS = ['id', 'upit', 'broj', 'redni_broj', 'vreme', 'dogadjaj', 'ko', 'stanje']
const SLOT_FIELDS = ['dan', 'od', 'do', 'napomena', 'lead']
const LEAD_FIELDS = ['first_name', 'last_name', 'email', 'phone', 'available_from', 'available_to']
const OTHER_LEAD_FIELDS = ['is_subscribed_to_marketing', 'loan_types', 'referral_id']

class Refused extends Error {
  readonly status: number
  constructor(status: number, code: string) {
    super(code)
    this.status = status
  }
}

/** @param troubles asked before each request, which counts from 1 */
export async function startDirectus(
  troubles: (asked: string, count: number) => Trouble | undefined = () => undefined,
): Promise<DirectusDouble> {
  const state: Omit<DirectusDouble, 'environment' | 'stop'> = {
    history: new Map(),
    leads: new Map(),
    loanTypes: [
      { id: 1, name: 'Stambeni kredit' },
      { id: 2, name: 'Keš kredit' },
      { id: 3, name: 'Kredit za auto' },
    ],
    asked: [],
  }
  const server = createServer(async (request, response) => {
    const asked = await read(request)
    const [collection = ''] = asked.path.split('/')
    state.asked.push(`${asked.method} ${collection}`)
    const trouble = troubles(`${asked.method} ${collection}`, state.asked.length)
    if (trouble === 'hanging') return
    if (typeof trouble === 'number') return void response.writeHead(trouble, { location: '/elsewhere' }).end('Tajna')
    const answer = answerTo(state, asked, request.headers.authorization === `Bearer ${TOKEN}`)
    if (trouble === 'answer lost') return void request.socket.destroy()
    send(response, answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server's address is never a path
  return {
    ...state,
    environment: { DIRECTUS_URL: `http://127.0.0.1:${port}`, DIRECTUS_TOKEN: TOKEN },
    stop: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function read(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer) // a stream without an encoding gives buffers
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://directus')
  const isJson = request.headers['content-type'] === 'application/json'
  return {
    method: request.method ?? '',
    path: pathname.replace('/items/', ''),
    query: searchParams,
    body: isJson ? JSON.parse(Buffer.concat(chunks).toString('utf8')) : undefined,
  }
}

type State = Omit<DirectusDouble, 'environment' | 'stop'>
type Answer = { status: number; body?: unknown }

function answerTo(state: State, asked: Asked, isAllowed: boolean): Answer {
  try {
    if (asked.path === 'loan_types' && asked.method === 'GET') return { status: 200, body: { data: state.loanTypes } }
    if (!isAllowed) throw new Refused(401, 'INVALID_CREDENTIALS')
    return answered(state, asked)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { status: error.status, body: { errors: [{ message: 'Tajna', extensions: { code: error.message } }] } }
  }
}

function answered(state: State, { method, path, query, body }: Asked): Answer {
  const { history, leads } = state
  const [collection, id] = path.split('/')
  if (path === 'kreditokaz_podaci') return { status: 200, body: { data: {} } }
  if (path === 'kreditokaz_cinjenice') return { status: 200, body: { data: [] } }
  if (path === 'kreditokaz_istorija' && method === 'GET') {
    const fields = query.get('fields')?.split(',') ?? []
    const found = [...history.values()].filter(({ upit }) => upit === query.get('filter[upit][_eq]'))
    const limit = query.get('limit') === '-1' ? found.length : 100
    const data = found.slice(0, limit).map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])))
    return { status: 200, body: { data } }
  }
  if (path === 'kreditokaz_istorija' && method === 'POST') return { status: 200, body: { data: create(state, body) } }
  if (path === 'kreditokaz_istorija' && method === 'DELETE') {
    const ids = Array.isArray(body) ? (body as string[]) : []
    if (ids.length === 0 || !ids.every((one) => history.has(one))) throw new Refused(403, 'FORBIDDEN')
    for (const one of ids) history.delete(one)
    return { status: 204 }
  }
  if (collection === 'leads' && id !== undefined && method === 'DELETE') {
    if (!leads.delete(Number(id))) throw new Refused(403, 'FORBIDDEN')
    for (const row of history.values()) if (row.lead === Number(id)) row.lead = null // the relation's ON DELETE
    return { status: 204 }
  }
  throw new Refused(403, 'FORBIDDEN')
}

let lastLead = 40 // not the site's numbers

/** A row, with a new lead in one transaction where its fields are given in place of its number. */
function create({ history, leads, loanTypes }: State, body: unknown): Item {
  const { lead, ...row } = body as Item
  const given = Object.keys(body as Item)
  if (given.some((field) => ![...HISTORY_FIELDS, ...SLOT_FIELDS].includes(field))) throw new Refused(403, 'FORBIDDEN')
  if (HISTORY_FIELDS.some((field) => row[field] === undefined)) throw new Refused(400, 'FAILED_VALIDATION')
  const isNew = typeof lead === 'object' && lead !== null
  if (isNew) check(lead as Item, loanTypes)
  else if (lead !== null && !leads.has(lead as number)) throw new Refused(400, 'INVALID_FOREIGN_KEY')
  if (history.has(String(row.id))) throw new Refused(400, 'RECORD_NOT_UNIQUE')
  if (isNew) lastLead += 1
  if (isNew) leads.set(lastLead, lead as Item)
  const stored = { ...row, lead: isNew ? lastLead : lead }
  history.set(String(row.id), stored)
  return stored
}

function check(lead: Item, loanTypes: Item[]): void {
  const fields = Object.keys(lead).toSorted()
  const expected = [...LEAD_FIELDS, ...OTHER_LEAD_FIELDS].toSorted()
  if (JSON.stringify(fields) !== JSON.stringify(expected)) throw new Refused(403, 'FORBIDDEN')
  const known = new Set(loanTypes.map(({ id }) => id))
  const types = lead.loan_types as { loan_types_id: unknown }[]
  if (!types.every(({ loan_types_id }) => known.has(loan_types_id))) throw new Refused(400, 'INVALID_FOREIGN_KEY')
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body === undefined ? '' : JSON.stringify(body))
}
