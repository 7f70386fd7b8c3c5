import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { Services } from '../domains/context.ts'
import { besideSession } from '../domains/viewer.ts'
import type { GraphQLContext } from '../graphql/context.ts'
import { CredentialRefused, type Credentials, type Recognised } from '../graphql/credentials.ts'
import { KEY_LIMITS, LIMITS } from '../graphql/limits.ts'
import type { GraphQLHandler } from '../graphql/yoga.ts'
import { RateLimited } from '../platform/refusal.ts'
import { clientIp, isFromElsewhere, isOurOrigin } from './client.ts'
import { GRAPHIQL_POLICY } from './contentSecurity.ts'
import { keyIn } from './credentials/apiKey.ts'
import type { LeanDoor } from './leanDoor.ts'
import { type Door, sendJson } from './router.ts'

export interface GraphQLDoorOptions {
  readonly services: Services
  readonly credentials: Credentials
  readonly graphql: GraphQLHandler
  /** Answers the operations of our own client; null when yoga answers them too. */
  readonly lean: LeanDoor | null
  readonly trustProxy: boolean
}

/**
 * Names a link (http/credentials/link.ts): the operation runs with its rights, not with those of the session.
 */
const LINK_HEADER = 'tuerca-link'

export const requestIdOf = new WeakMap<IncomingMessage, string>()

/**
 * GraphQL over HTTP: recognises the caller once, refuses other sites' pages, large bodies and all but JSON,
 * then hands over to yoga.
 */
export function graphqlDoor({ services, credentials, graphql, lean, trustProxy }: GraphQLDoorOptions): Door {
  return async (request, response, url) => {
    if (url.pathname !== '/graphql') return false
    // Other sites may link to the explorer's page, but may not make it send a query.
    const asksFromElsewhere = isFromElsewhere(request) && (request.method !== 'GET' || url.search !== '')
    if (!isOurOrigin(request, services.settings.publicUrl) || asksFromElsewhere) {
      sendError(response, 403, 'OTHER_SITE', 'Requests from other sites are not accepted.')
      return true
    }
    // The form of the key is checked before the body is read.
    const { bodyBytes } = keyIn(request.headers.authorization) === null ? LIMITS : KEY_LIMITS
    if (Number(request.headers['content-length'] ?? 0) > bodyBytes) {
      sendError(response, 413, 'BODY_TOO_LARGE', `The body may have up to ${bodyBytes} bytes.`)
      return true
    }
    // A body of undeclared length could be of any size.
    if (request.method === 'POST' && request.headers['content-length'] === undefined) {
      sendError(response, 411, 'LENGTH_REQUIRED', 'Send a Content-Length.')
      return true
    }
    // Other types are those that a browser lets pages of other sites send without asking first.
    if (request.method === 'POST' && !isJson(request.headers['content-type'])) {
      sendError(response, 415, 'JSON_REQUIRED', 'Send application/json.')
      return true
    }
    // Each answer is for one viewer at one moment.
    response.setHeader('cache-control', 'no-store')
    // The only page here is GraphiQL.
    if (request.method === 'GET') response.setHeader('content-security-policy', GRAPHIQL_POLICY)
    const from = clientIp(request, trustProxy)
    const caller = await callerOf(credentials, request, from).catch(error => refuse(response, error))
    if (!caller) return true
    const { viewer, setCookie, spendBudget } = caller
    if (setCookie) response.appendHeader('set-cookie', setCookie)
    const graphqlContext: GraphQLContext = {
      ...(caller.services ?? services),
      viewer,
      clientIp: from,
      userAgent: request.headers['user-agent'] ?? null,
      cookieHeader: request.headers.cookie,
      spendBudget,
      requestId: requestIdOf.get(request) ?? randomUUID(),
      setCookie: value => {
        // A renewed cookie of the old session must not come after the new one.
        const name = value.slice(0, value.indexOf('=') + 1)
        const others = [response.getHeader('set-cookie') ?? []].flat().map(String)
        response.setHeader('set-cookie', [...others.filter(other => !other.startsWith(name)), value])
      },
    }
    if (lean && request.method === 'POST') {
      const body = await bodyOf(request)
      if (!body || (await lean(request, response, body, graphqlContext))) return true
      // Yoga takes it from here, since the request can be read only once.
      Object.assign(request, { body: Readable.from([body]) })
    }
    await graphql.handle(request, response, { graphqlContext })
    return true
  }
}

/** The body of a request, whose declared length is within the limit; null when its sender has gone. */
function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  if (request.destroyed) return Promise.resolve(null)
  return new Promise(resolve => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('error', () => resolve(null))
    request.once('close', () => resolve(null))
  })
}

/** The caller by a link, regardless of the session, by an API key, or by the session. Throws CredentialRefused, RateLimited. */
async function callerOf(
  credentials: Credentials,
  request: IncomingMessage,
  from: string,
): Promise<Recognised> {
  const { cookie, authorization } = request.headers
  const known = await credentials.recognise({ cookie, authorization, clientIp: from })
  const link = request.headers[LINK_HEADER]
  if (typeof link !== 'string' || known.spendBudget) return known
  return { ...known, viewer: besideSession(await credentials.recogniseLink(link, from), known.viewer) }
}

/** Answers whoever is not let in; throws what is no refusal. */
function refuse(response: ServerResponse, error: unknown): null {
  if (error instanceof CredentialRefused) {
    response.setHeader('www-authenticate', 'Bearer realm="Tuerca"')
    sendError(response, 401, error.code, error.message)
    return null
  }
  if (!(error instanceof RateLimited)) throw error
  const message = 'Demasiadas consultas seguidas. Probá de nuevo en un rato. / Too many requests.'
  sendError(response, 429, 'TOO_MANY_AT_ONCE', message)
  return null
}

/** Answers an error as GraphQL does; programs go by its code. */
function sendError(response: ServerResponse, status: number, code: string, message: string): void {
  sendJson(response, status, { errors: [{ message, extensions: { code } }] })
}

function isJson(contentType = ''): boolean {
  return contentType.split(';', 1)[0]?.trim().toLowerCase() === 'application/json'
}
