import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from '../platform/logger.ts'
import type { Metrics } from '../platform/metrics.ts'
import { requestUrl } from '../platform/requestUrl.ts'
import { NO_PAGE_POLICY } from './contentSecurity.ts'
import { requestIdOf } from './graphqlDoor.ts'
import { writtenPath } from './privateLinks.ts'
import { BodyTooLarge, type Door, firstPart, isDeliberate, SERVER_PATHS, sendJson } from './router.ts'

const SECURITY_HEADERS = {
  // Doors that answer with a page set the page's own policy instead.
  'content-security-policy': NO_PAGE_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
}

export interface ServeOptions {
  readonly logger: Logger
  readonly metrics: Metrics
  /** True when browsers reach the site by https: they then receive Strict-Transport-Security. */
  readonly isHttps: boolean
}

/** Tries the doors in order; logs and measures every request under an id that the answer carries too. */
export function serve(doors: readonly Door[], { logger, metrics, isHttps }: ServeOptions) {
  const headers = {
    ...SECURITY_HEADERS,
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
  return (request: IncomingMessage, response: ServerResponse): void => {
    const startedAt = performance.now()
    const requestId = randomUUID()
    requestIdOf.set(request, requestId)
    response.setHeader('x-request-id', requestId)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const url = requestUrl(request)
    response.on('close', () => {
      const ms = performance.now() - startedAt
      const status = response.statusCode
      metrics.observeHttp(
        { method: request.method ?? 'GET', route: routeOf(url?.pathname ?? '/'), status },
        ms,
      )
      const level = status >= 500 && !isDeliberate(response) ? 'error' : 'debug'
      logger[level](
        {
          requestId,
          method: request.method,
          path: url ? writtenPath(url.pathname) : request.url,
          status,
          ms: Math.round(ms),
        },
        'request',
      )
    })
    if (!url) return sendJson(response, 400, { error: 'Not an address' })
    void answer(doors, request, response, url).catch(error => {
      if (error instanceof BodyTooLarge) return sendJson(response, 413, { error: 'Body too large' })
      logger.error({ err: error, requestId }, 'fault')
      if (response.headersSent) response.destroy()
      else sendJson(response, 500, { error: 'Ocurrió un error inesperado', requestId })
    })
  }
}

async function answer(
  doors: readonly Door[],
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  for (const door of doors) if (await door(request, response, url)) return
  sendJson(response, 404, { error: 'Not found' })
}

// Keeps labels few: paths that strangers type must not become metrics.
function routeOf(path: string): string {
  const first = firstPart(path)
  return SERVER_PATHS.has(first) ? `/${first}` : '/page'
}
