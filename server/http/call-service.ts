import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { Readable } from 'node:stream'
import { CodedError } from '#server/base/error-code.ts'

type Question = { method?: string; headers: Record<string, string>; body?: string; signal: AbortSignal }

/**
 * Calls another service, like `fetch`, but follows no redirect and decodes nothing.
 *
 * `fetch` decodes whatever a service claims to have encoded, asked or not. In Node.js before 26.12.1 a compromised one
 * could thereby end this process (CVE-2026-109869) or write to its memory (CVE-2026-111497).
 *
 * @returns the response as soon as its headers are there; `signal` then still ends its body
 * @throws the network's error, or the reason of `signal`
 */
export async function callService(url: string, { signal, body, headers, ...rest }: Question): Promise<Response> {
  signal.throwIfAborted()
  const request = url.startsWith('https:') ? overHttps : overHttp
  // Node.js tells the length by itself for a POST, but not for a DELETE.
  const length = body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }
  const asked = request(url, { ...rest, headers: { ...headers, ...length, 'accept-encoding': 'identity' } })
  let answer: IncomingMessage | undefined
  signal.addEventListener('abort', () => (answer ?? asked).destroy(signal.reason))
  answer = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.on('response', resolve)
    asked.on('upgrade', (_, socket) => {
      socket.destroy()
      reject(new CodedError('UPGRADE', 'The service changes the protocol.'))
    })
    asked.on('error', reject)
    asked.end(body)
  })
  return responseOf(answer)
}

function responseOf(answer: IncomingMessage): Response {
  const { statusCode: status = 0, headersDistinct } = answer
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  try {
    const isEmpty = [204, 205, 304].includes(status) // a Response of these must have no body
    if (isEmpty) answer.resume()
    return new Response(isEmpty ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>), { status, headers })
  } catch (error) {
    answer.destroy() // a status or a header that HTTP does not have
    throw error
  }
}
