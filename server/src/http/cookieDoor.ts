import { InvalidInput } from '../platform/refusal.ts'
import { isOurOrigin } from './client.ts'
import { type Door, readBody, sendJson } from './router.ts'

/** The Set-Cookie values that keep this answer. Throws InvalidInput. */
export type ChooseCookies = (
  answer: Readonly<Record<string, string>>,
  cookieHeader: string | undefined,
) => readonly string[]

const MAX_BYTES = 1024
/** Where who has no scripts comes back to. */
const POLICY = '/politica-cookies'

/** POST /cookies: what a browser agrees to, from a form of ours. No database is asked, and nothing is kept here. */
export function cookieDoor(publicUrl: string, choose: ChooseCookies): Door {
  return async (request, response, url) => {
    if (url.pathname !== '/cookies') return false
    if (request.method !== 'POST') {
      response.setHeader('allow', 'POST')
      sendJson(response, 405, { error: 'POST only' })
      return true
    }
    if (!isOurOrigin(request, publicUrl)) {
      sendJson(response, 403, { error: 'Another site' })
      return true
    }
    const form = new URLSearchParams((await readBody(request, MAX_BYTES)).toString('utf8'))
    try {
      response.setHeader('set-cookie', [...choose(Object.fromEntries(form), request.headers.cookie)])
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      sendJson(response, 400, { error: error.message, fields: error.fields })
      return true
    }
    const isNavigation = String(request.headers.accept ?? '').includes('text/html')
    if (isNavigation) response.writeHead(303, { location: POLICY })
    else response.writeHead(204)
    response.end()
    return true
  }
}
