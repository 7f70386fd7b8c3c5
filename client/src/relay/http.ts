import type { GraphQLResponse, PayloadError, RequestParameters, Variables } from 'relay-runtime'
import { syncClock } from '../lib/clock'
import { reportReachable } from './connection'
import {
  NetworkError,
  OutdatedPageError,
  ServerFault,
  SignInRequiredError,
  TooMuchAtOnceError,
} from './errors'
import { type Link, writtenLink } from './link'

/**
 * Sends one persisted operation over HTTP, with the session's rights or a link's. Throws NetworkError when
 * nobody answers, SignInRequiredError when the whole answer needs an account, TooMuchAtOnceError when the
 * server did not start it, ServerFault when it failed. The answer to a mutation is all or nothing; in a
 * query's answer the errors of single fields are kept (see faults.ts).
 */
export async function send(
  request: RequestParameters,
  variables: Variables,
  signal: AbortSignal,
  link: Link | null = null,
): Promise<GraphQLResponse> {
  const response = await reach(request, variables, signal, link)
  const answer: unknown = await response.json().catch(() => null)
  if (!isAnswer(answer)) throw new ServerFault(`HTTP ${response.status}`)
  const errors = answer.errors ?? []
  const isWhole = errors.length === 0 || request.operationKind === 'query'
  if (answer.data && isWhole) return { data: answer.data, errors }
  throw failure(errors)
}

async function reach(
  request: RequestParameters,
  variables: Variables,
  signal: AbortSignal,
  link: Link | null,
): Promise<Response> {
  try {
    // The page's head uses the session's rights.
    const early = link ? undefined : takeEarly(request, variables)
    const response = await (early ??
      fetch('/graphql', {
        method: 'POST',
        signal,
        credentials: 'same-origin',
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json, application/json',
          ...(link ? { 'tuerca-link': writtenLink(link) } : {}),
        },
        body: JSON.stringify({ id: request.id, variables, operationName: request.name }),
      }))
    // Proxies answer these when the server is down.
    const isAbsent = response.status >= 502 && response.status <= 504
    if (isAbsent) throw new Error(`HTTP ${response.status}`)
    reportReachable(true)
    const time = Date.parse(response.headers.get('date') ?? '')
    if (!Number.isNaN(time)) syncClock(time)
    return response
  } catch (cause) {
    if (signal.aborted) throw cause
    reportReachable(false)
    throw new NetworkError(cause)
  }
}

declare global {
  interface Window {
    /** Answers requested before this code ran (firstLoad/startFirstLoad.ts), by the operation's id. */
    tuercaEarly?: Record<string, Promise<Response>>
  }
}

/** True when the page has requested the operation before this code ran, and the answer is unused. */
export function wasAskedEarly({ id }: Pick<RequestParameters, 'id'>): boolean {
  return Boolean(id && window.tuercaEarly?.[id])
}

/** The early answer, for the first use of an operation without variables: later it is stale. */
function takeEarly({ id }: RequestParameters, variables: Variables): Promise<Response> | undefined {
  const early = window.tuercaEarly
  if (!early || !id) return undefined
  const answer = early[id]
  delete early[id]
  return Object.keys(variables).length > 0 ? undefined : answer
}

/** The error of an unusable answer. `errors` come from GraphQL: `extensions` carry our code and fault id. */
export function failure(errors: readonly WireError[] | undefined): Error {
  if (errors?.some(error => error.extensions?.code === 'SIGN_IN_REQUIRED')) return new SignInRequiredError()
  const refused = errors?.find(error => error.extensions?.code === 'TOO_MANY_AT_ONCE')
  if (refused) return new TooMuchAtOnceError(spanishOf(refused.message))
  const [first] = errors ?? []
  if (first?.message === 'PersistedQueryNotFound') return new OutdatedPageError()
  const faultId = first?.extensions?.faultId
  return new ServerFault(first?.message ?? 'No data', typeof faultId === 'string' ? faultId : null)
}

/** Messages for unknown callers are in Spanish and English: 'Probá de nuevo. / Try again.' */
const spanishOf = (message: string) => message.split(' / ')[0] ?? message

export type WireError = PayloadError & { readonly extensions?: Readonly<Record<string, unknown>> }
type Answer = { data?: Variables | null; errors?: WireError[] }

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && ('data' in value || 'errors' in value)
