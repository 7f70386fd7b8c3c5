import { InvalidInput } from '../platform/refusal.ts'
import { postDoor } from './postDoor.ts'
import { type Door, sendJson } from './router.ts'

/** The Set-Cookie values that keep this answer. Throws InvalidInput. */
export type ChooseCookies = (
  answer: Readonly<Record<string, string>>,
  cookieHeader: string | undefined,
) => readonly string[]

const MAX_BYTES = 1024
/** Return address for browsers without scripts. */
const POLICY = '/politica-cookies'

/** POST /cookies: stores a browser's consent from our form in cookies, without the database. */
export function cookieDoor(publicUrl: string, choose: ChooseCookies): Door {
  return postDoor({ path: '/cookies', publicUrl, maxBytes: MAX_BYTES }, (text, request, response) => {
    try {
      const answer = Object.fromEntries(new URLSearchParams(text))
      response.setHeader('set-cookie', [...choose(answer, request.headers.cookie)])
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      sendJson(response, 400, { error: error.message, fields: error.fields })
      return
    }
    const isNavigation = String(request.headers.accept ?? '').includes('text/html')
    if (isNavigation) response.writeHead(303, { location: POLICY })
    else response.writeHead(204)
    response.end()
  })
}
