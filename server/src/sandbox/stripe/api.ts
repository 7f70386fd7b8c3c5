import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { ZodError } from 'zod'
import { type Answer, readAll } from '../answer.ts'
import { randomId } from '../ids.ts'
import {
  chargeObject,
  disputeListObject,
  disputeObject,
  intentObject,
  lineItemsObject,
  refundListObject,
  refundObject,
  render,
  type StripeObject,
  sessionObject,
} from './answers.ts'
import { API_VERSION, type Emit } from './events.ts'
import { decodeForm } from './form.ts'
import { createIdempotency } from './idempotency.ts'
import { intentListObject } from './intentList.ts'
import { createRefund, refundsOfIntent } from './refunds.ts'
import { createSession, currentSession, expireSession } from './sessions.ts'
import { disputeOf, disputesOf, intentOf, refundOf, type StripeState } from './state.ts'
import { missing, StripeFault } from './stripeFault.ts'

const MAX_BODY = 1_000_000

type Route = (id: string, params: Record<string, unknown>) => StripeObject

/** `/v1/…` as Stripe answers it, for the calls our adapter makes; anything else is a loud 501. */
export function createStripeApi(state: StripeState, emit: Emit, secretKey: string) {
  const routes = routesOf(state, emit)
  const idempotency = createIdempotency(state)

  return async (request: IncomingMessage, url: URL, held: () => Promise<void>): Promise<Answer> => {
    try {
      authorize(request, secretKey)
      const { route, id } = find(routes, request.method ?? 'GET', url.pathname)
      if (request.method !== 'POST') {
        await held()
        return ok(run(route, id, decode(url.search.slice(1))))
      }
      const body = await readAll(request, MAX_BODY)
      if (body === null) throw new StripeFault(413, 'Request too large')
      const form = body.toString('utf8')
      const work = async () => {
        await held()
        return ok(run(route, id, decode(form)))
      }
      const key = request.headers['idempotency-key']
      if (typeof key !== 'string') return await work()
      if (key.length > 255) throw new StripeFault(400, 'Idempotency keys are at most 255 characters.')
      const answer = await idempotency.once(key, `POST ${url.pathname} ${form}`, work)
      return { ...answer, headers: { ...headers(), 'idempotency-key': key, ...answer.headers } }
    } catch (error) {
      if (error instanceof StripeFault) return broken(error)
      throw error
    }
  }
}

function routesOf(state: StripeState, emit: Emit): Record<string, Route> {
  const session = (id: string) => currentSession(state, emit, id)
  const event = (id: string): StripeObject => {
    const record = state.events.get(id)
    if (!record) throw missing('event', id)
    return JSON.parse(record.body)
  }
  const charge = (id: string) => {
    const intent = state.intents.all().find(one => one.charges.some(charge => charge.id === id))
    const found = intent?.charges.find(one => one.id === id)
    if (!intent || !found) throw missing('charge', id)
    return chargeObject(state, intent, found)
  }
  return {
    'POST /v1/checkout/sessions': (_id, params) => sessionObject(state, createSession(state, params)),
    'GET /v1/checkout/sessions/:id': id => sessionObject(state, session(id)),
    'GET /v1/checkout/sessions/:id/line_items': id => lineItemsObject(session(id)),
    'POST /v1/checkout/sessions/:id/expire': id => sessionObject(state, expireSession(state, emit, id)),
    'GET /v1/payment_intents': (_id, params) => intentListObject(state, params),
    'GET /v1/payment_intents/:id': id => intentObject(state, intentOf(state, id)),
    'GET /v1/charges/:id': charge,
    'POST /v1/refunds': (_id, params) => refundObject(state, createRefund(state, emit, params)),
    'GET /v1/refunds': (_id, params) => refundListObject(state, refundsOfIntent(state, params)),
    'GET /v1/refunds/:id': id => refundObject(state, refundOf(state, id)),
    'GET /v1/disputes': (_id, { payment_intent }) =>
      disputeListObject(disputesOf(state, intentOf(state, String(payment_intent)).id)),
    'GET /v1/disputes/:id': id => disputeObject(disputeOf(state, id)),
    'GET /v1/events/:id': event,
  }
}

function find(routes: Record<string, Route>, method: string, path: string): { route: Route; id: string } {
  for (const [pattern, route] of Object.entries(routes)) {
    const [verb = '', shape = ''] = pattern.split(' ')
    const match = new RegExp(`^${shape.replace(':id', '([A-Za-z0-9_]+)')}$`).exec(path)
    if (verb === method && match) return { route, id: match[1] ?? '' }
  }
  throw new StripeFault(501, `The sandbox does not stand in for ${method} ${path}.`, {
    type: 'api_error',
    code: 'not_in_sandbox',
  })
}

function run(route: Route, id: string, params: Record<string, unknown>): StripeObject {
  const { expand } = params
  const paths = Array.isArray(expand) ? expand.map(String) : []
  try {
    const answer = route(id, params)
    // A list expands its own rows.
    return answer.object === 'list' ? answer : render(answer, paths)
  } catch (error) {
    if (error instanceof ZodError) throw invalid(error)
    throw error
  }
}

function decode(form: string): Record<string, unknown> {
  try {
    return decodeForm(form)
  } catch (error) {
    if (error instanceof SyntaxError) throw new StripeFault(400, `Invalid form: ${error.message}`)
    throw error
  }
}

function invalid(error: ZodError): StripeFault {
  const issue = error.issues[0]
  const [head = '', ...rest] = (issue?.path ?? []).map(String)
  const param = head + rest.map(step => `[${step}]`).join('')
  if (issue?.code === 'unrecognized_keys') {
    const unknown = param === '' ? (issue.keys[0] ?? '') : `${param}[${issue.keys[0]}]`
    return new StripeFault(400, `Received unknown parameter: ${unknown}`, {
      code: 'parameter_unknown',
      param: unknown,
    })
  }
  const absent = issue?.code === 'invalid_type' && issue.message.includes('received undefined')
  return new StripeFault(
    400,
    absent ? `Missing required param: ${param}.` : `Invalid ${param}: ${issue?.message}`,
    { code: absent ? 'parameter_missing' : 'parameter_invalid', param },
  )
}

function authorize(request: IncomingMessage, secretKey: string): void {
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${secretKey}`)
  if (given.length === wanted.length && timingSafeEqual(given, wanted)) return
  throw new StripeFault(401, 'Invalid API Key provided.')
}

function headers(): Record<string, string> {
  return {
    'content-type': 'application/json',
    'request-id': randomId('req', 14),
    'stripe-version': API_VERSION,
  }
}

function ok(object: StripeObject): Answer {
  return { status: 200, headers: headers(), body: JSON.stringify(object, null, 2) }
}

function broken(fault: StripeFault): Answer {
  return { status: fault.status, headers: headers(), body: fault.toBody() }
}

/** Stripe's answer for a failure on its side. */
export function stripeBroken(status: number): Answer {
  return broken(
    new StripeFault(status, 'An unknown error occurred', {
      type: status === 429 ? 'invalid_request_error' : 'api_error',
      ...(status === 429 ? { code: 'rate_limit' } : {}),
    }),
  )
}
