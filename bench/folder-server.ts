import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'

type Answer = { body: Buffer; headers: Record<string, string> }

/** Serves a control's folder the way our site is served: from memory, with best brotli compression. */
export async function serveFolder(folder: string): Promise<{ url: string; stop: () => void }> {
  const files = new Map<string, Answer>()
  for (const file of globSync('**/*.*', { cwd: folder })) {
    files.set(`/${file.replaceAll('\\', '/')}`.replace(/\/index\.html$/, '/'), answerOf(join(folder, file)))
  }
  const server = createServer(({ url = '/' }, response) => {
    const path = url.split('?')[0] ?? '/'
    const file = files.get(path) ?? files.get(`${path}/`)
    if (!file) return void response.writeHead(404).end()
    response.writeHead(200, file.headers).end(file.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server's address is never a path
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close().closeAllConnections() }
}

function answerOf(file: string): Answer {
  const bytes = readFileSync(file)
  const type = getMimeType(file) ?? 'application/octet-stream'
  const isText = /^(text|application)\/|svg/.test(type) && extname(file) !== '.woff2'
  const body = isText ? brotliCompressSync(bytes) : bytes
  return {
    body,
    headers: {
      'content-type': type,
      'content-length': String(body.length),
      'cache-control': 'public, max-age=3600',
      ...(isText && { 'content-encoding': 'br' }),
    },
  }
}
