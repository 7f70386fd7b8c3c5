import type { OperationContext, Services } from '../domains/context.ts'
import { exportJson, exportOwnData, exportPage } from '../domains/privacy/dataExport.ts'
import { Refusal, SignInRequired } from '../platform/refusal.ts'
import { clientIp, isFromElsewhere, isOurOrigin } from './client.ts'
import { EXPORT_POLICY } from './contentSecurity.ts'
import { type Door, sendJson } from './router.ts'
import { sendPieces } from './sendPieces.ts'

const FORMATS = {
  '/mis-datos/tuerca.json': 'application/json; charset=utf-8',
  '/mis-datos/tuerca.html': 'text/html; charset=utf-8',
} as const

const isFormat = (path: string): path is keyof typeof FORMATS => path in FORMATS

/**
 * GET /mis-datos/tuerca.json and .html: the signed-in account's data as a file. The address has no parameter
 * that could name another account.
 */
export function exportDoor(services: Services, trustProxy: boolean): Door {
  return async (request, response, url) => {
    if (!url.pathname.startsWith('/mis-datos/')) return false
    if (!isFormat(url.pathname) || request.method !== 'GET') {
      sendJson(response, isFormat(url.pathname) ? 405 : 404, { error: 'GET /mis-datos/tuerca.json or .html' })
      return true
    }
    if (!isOurOrigin(request, services.settings.publicUrl) || isFromElsewhere(request)) {
      sendJson(response, 403, { error: 'Not for other sites.' })
      return true
    }
    const { viewer } = await services.sessions.recognise(request.headers.cookie)
    const ctx: OperationContext = {
      ...services,
      viewer,
      clientIp: clientIp(request, trustProxy),
      userAgent: request.headers['user-agent'] ?? null,
    }
    try {
      const data = await exportOwnData(ctx)
      const isPage = url.pathname.endsWith('.html')
      response.writeHead(200, {
        'content-type': FORMATS[url.pathname],
        'content-disposition': `attachment; filename="mis-datos-tuerca.${isPage ? 'html' : 'json'}"`,
        'content-security-policy': EXPORT_POLICY,
        'cache-control': 'no-store',
      })
      await sendPieces(response, isPage ? exportPage(data) : exportJson(data), services)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      sendJson(response, error instanceof SignInRequired ? 401 : 429, { error: error.message })
    }
    return true
  }
}
