import type { OperationContext, Services } from '../domains/context.ts'
import { exportPayoutBatch } from '../domains/payouts/payoutFile.ts'
import { exportStatement } from '../domains/payouts/statementFile.ts'
import { NotFound, Refusal, SignInRequired } from '../platform/refusal.ts'
import { clientIp, isFromElsewhere, isOurOrigin } from './client.ts'
import { type Door, sendJson } from './router.ts'
import { sendPieces } from './sendPieces.ts'

/** The files, by the pattern of their names; each is answered for the signed-in account, with its own rights. */
const SHEETS: readonly {
  readonly name: RegExp
  readonly read: (ctx: OperationContext, subject: string) => Promise<AsyncIterable<string>>
}[] = [
  {
    name: /^\/planillas\/liquidacion-([\w-]{1,200})\.csv$/,
    read: async (ctx, batchId) => inOnePiece(await exportPayoutBatch(ctx, batchId)),
  },
  {
    name: /^\/planillas\/movimientos-(20\d\d-(?:0[1-9]|1[0-2]))\.csv$/,
    read: async (ctx, month) => exportStatement(ctx, month),
  },
]

async function* inOnePiece(text: string): AsyncGenerator<string> {
  yield text
}

/** GET /planillas/….csv: spreadsheets for people who are signed in. Nothing of them is kept by browsers or proxies. */
export function sheetDoor(services: Services, trustProxy: boolean): Door {
  return async (request, response, url) => {
    if (!url.pathname.startsWith('/planillas/')) return false
    const found = SHEETS.flatMap(({ name, read }) => {
      const [, subject] = name.exec(url.pathname) ?? []
      return subject === undefined ? [] : [{ read, subject }]
    })[0]
    if (!found || request.method !== 'GET') {
      sendJson(response, found ? 405 : 404, { error: 'There is no such sheet.' })
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
      const pieces = await found.read(ctx, found.subject)
      response.writeHead(200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${url.pathname.split('/').at(-1)}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      await sendPieces(response, pieces, services)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      sendJson(response, statusOf(error), { error: error.message })
    }
    return true
  }
}

function statusOf(refusal: Refusal): number {
  if (refusal instanceof SignInRequired) return 401
  return refusal instanceof NotFound ? 404 : 403
}
