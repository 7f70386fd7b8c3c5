import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type FetchAPI, processRegularResult } from 'graphql-yoga'
import type { GraphQLContext } from '../graphql/context.ts'
import type { KnownOperation } from '../graphql/knownOperations.ts'
import type { KnownDoor } from '../graphql/yoga.ts'
import { accepts } from './encoding.ts'

/** Answers a request for a known operation and returns true; false for all other requests. */
export type LeanDoor = (
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  context: GraphQLContext,
) => Promise<boolean>

const JSON_TYPE = 'application/json'
const GRAPHQL_TYPE = 'application/graphql-response+json'
/** The type of the answer by the Accept header, for those that need no negotiation. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['*/*', JSON_TYPE],
  [JSON_TYPE, JSON_TYPE],
  [GRAPHQL_TYPE, GRAPHQL_TYPE],
  [`${GRAPHQL_TYPE}, ${JSON_TYPE}`, GRAPHQL_TYPE],
])

/**
 * Operations of our own client, without yoga's conversion of the request and the answer, parsing, validation and plugins. A request
 * that is anything else, or that yoga would refuse, is left to yoga.
 */
export function createLeanDoor({ find, answer }: KnownDoor): LeanDoor {
  return async (request, response, body, context) => {
    const type = TYPES.get(request.headers.accept ?? '*/*')
    const asked = type === undefined ? null : read(body, find)
    if (type === undefined || !asked) return false
    const result = await answer(asked.operation, asked.variables, context)
    const { kind, asksForSecrets } = asked.operation
    const compresses = kind === 'query' && !asksForSecrets && accepts(request, 'gzip')
    await send(response, result, { type, compresses })
    return true
  }
}

type Answer = Awaited<ReturnType<KnownDoor['answer']>>

interface Asked {
  readonly operation: KnownOperation
  readonly variables: Record<string, unknown> | null | undefined
}

function read(body: Buffer, find: KnownDoor['find']): Asked | null {
  const params = parsed(body.toString())
  if (!isObject(params)) return null
  const { id, query, operationName, variables, extensions } = params
  if (query || typeof id !== 'string' || !isOptionalObject(variables) || !isOptionalObject(extensions))
    return null
  const operation = find(id)
  // Yoga answers a subscription over HTTP with an error.
  if (!operation || operation.kind === 'subscription') return null
  const isNamed = operationName === undefined || operationName === null || operationName === operation.name
  return isNamed ? { operation, variables } : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isOptionalObject = (value: unknown): value is Record<string, unknown> | null | undefined =>
  value === undefined || value === null || isObject(value)

/** The shortest answer that is compressed, in characters: a shorter one fits in a few packets. */
const COMPRESSED_FROM = 2048
/** Compresses in another thread. */
const gzipped = promisify(gzip)

/** Answers that may hold a secret are never compressed: those of mutations, and of queries that ask for one (decision 250). */
async function send(
  response: ServerResponse,
  result: Answer,
  { type, compresses }: { readonly type: string; readonly compresses: boolean },
): Promise<void> {
  if (result.errors || result.extensions) {
    const { status, headers, text } = await errorAnswer(result, type)
    if (isGone(response)) return
    response.writeHead(status, headers).end(text)
    return
  }
  const text = JSON.stringify(result)
  const bytes = compresses && text.length >= COMPRESSED_FROM ? await gzipped(text) : null
  if (isGone(response)) return
  response.setHeader('content-type', `${type}; charset=utf-8`)
  if (bytes) response.setHeader('content-encoding', 'gzip')
  response.end(bytes ?? text)
}

const isGone = ({ destroyed, writableEnded }: ServerResponse) => destroyed || writableEnded

/** Errors decide about status and headers by yoga's rules. */
async function errorAnswer(result: Answer, type: string) {
  const answer = await processRegularResult(result, { Response } as FetchAPI, type)
  return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() }
}
