import type { IncomingMessage, ServerResponse } from 'node:http'
import { type FetchAPI, processRegularResult } from 'graphql-yoga'
import type { GraphQLContext } from '../graphql/context.ts'
import type { KnownOperation } from '../graphql/knownOperations.ts'
import type { KnownDoor } from '../graphql/yoga.ts'

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
    await send(response, result, type)
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

async function send(response: ServerResponse, result: Answer, type: string): Promise<void> {
  if (response.destroyed || response.writableEnded) return
  if (!result.errors && !result.extensions) {
    response.setHeader('content-type', `${type}; charset=utf-8`)
    response.end(JSON.stringify(result))
    return
  }
  const { status, headers, text } = await errorAnswer(result, type)
  response.writeHead(status, headers)
  response.end(text)
}

/** Errors decide about status and headers by yoga's rules. */
async function errorAnswer(result: Answer, type: string) {
  const answer = await processRegularResult(result, { Response } as FetchAPI, type)
  return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() }
}
