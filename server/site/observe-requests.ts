import type { Log } from '#server/base/log.ts'
import type { Observe } from '#server/http/node-server.ts'
import type { Metrics } from './metrics.ts'

/** Measures and logs every request, without its URL, client address or anything a visitor typed. */
export function observeRequests(log: Log, metrics: Metrics): Observe {
  return (request, response, id) => {
    const start = performance.now()
    response.once('close', () => {
      const ms = performance.now() - start
      const kind = addressKind(request.url ?? '')
      const method = KNOWN_METHODS.has(request.method ?? '') ? (request.method ?? '') : 'other'
      // Before anything is sent Node's status is 200, so an aborted request must be told apart.
      const { statusCode: status, writableFinished: isAnswered } = response
      metrics.httpDuration.observe({ kind, method, status: isAnswered ? String(status) : 'aborted' }, ms / 1000)

      const entry = { event: 'request', id, kind, method, status, ms: Math.round(ms * 10) / 10 }
      if (!isAnswered) log.debug({ ...entry, event: 'request-aborted', status: undefined })
      else if (status >= 500) log.error(entry)
      else if (method === 'POST') log.info(entry)
      else log.debug(entry) // reads are many, and the proxy in front counts visitors
    })
  }
}

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])

/** The part of the site a URL belongs to: few values, so that requests cannot inflate the number of metric series. */
function addressKind(url: string): string {
  if (url.startsWith('/_assets/')) return 'asset'
  if (url.startsWith('/_ipx/')) return 'image'
  if (url.startsWith('/api/icons/')) return 'icons'
  if (url.startsWith('/api/')) return 'api'
  if (url.startsWith('/builds/')) return 'build'
  if (/\/_(payload|props)\.json/.test(url)) return 'payload'
  return 'page'
}
