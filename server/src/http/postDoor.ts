import type { IncomingMessage, ServerResponse } from 'node:http'
import { isOurOrigin } from './client.ts'
import { type Door, readBody, sendJson } from './router.ts'

interface PostDoorOptions {
  readonly path: string
  readonly publicUrl: string
  readonly maxBytes: number
}

/**
 * Hands over the text that a page of ours posts to one address; refuses other methods, other sites and longer
 * texts.
 */
export function postDoor(
  { path, publicUrl, maxBytes }: PostDoorOptions,
  answer: (text: string, request: IncomingMessage, response: ServerResponse) => void,
): Door {
  return async (request, response, url) => {
    if (url.pathname !== path) return false
    if (request.method !== 'POST') {
      response.setHeader('allow', 'POST')
      sendJson(response, 405, { error: 'POST only' })
      return true
    }
    if (!isOurOrigin(request, publicUrl)) {
      sendJson(response, 403, { error: 'Another site' })
      return true
    }
    answer((await readBody(request, maxBytes)).toString('utf8'), request, response)
    return true
  }
}
