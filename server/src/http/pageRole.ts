import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Services } from '../domains/context.ts'
import { type AccountViewer, accountOf } from '../domains/viewer.ts'

/** The kind of a signed-in account. */
export type Role = AccountViewer['accountKind']

/** The signed-in account's kind, by which its page loads the panel at once; null for a visitor. */
export type PageRole = (request: IncomingMessage, response: ServerResponse) => Promise<Role | null>

/** A page that waits longer for the database is sent without a role, and asks for it itself. */
const MAX_WAIT_MS = 400

/**
 * Recognises the session of a page's request, and renews its cookie. Never throws: without an answer the page works as for
 * a visitor, until its own queries are answered.
 */
export function pageRole(
  { sessions, logger }: Pick<Services, 'sessions' | 'logger'>,
  maxWaitMs = MAX_WAIT_MS,
): PageRole {
  return async (request, response) => {
    if (request.headers.cookie === undefined) return null
    const recognised = sessions.recognise(request.headers.cookie).catch((err: unknown) => {
      logger.warn({ err }, 'page without a role')
      return null
    })
    let timer: NodeJS.Timeout | undefined
    const timeOut = new Promise<null>(resolve => {
      timer = setTimeout(resolve, maxWaitMs, null)
    })
    const found = await Promise.race([recognised, timeOut])
    clearTimeout(timer)
    const account = found && accountOf(found.viewer)
    if (!account) return null
    // A cookie that ended is cleared by the first query: a page that was opened before a sign-in elsewhere may arrive after it.
    if (found.setCookie) response.appendHeader('set-cookie', found.setCookie)
    return account.accountKind
  }
}
