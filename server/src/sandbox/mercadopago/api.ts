import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { ZodError, z } from 'zod'
import { type Answer, readAll } from '../answer.ts'
import { parseJson } from '../jsonStore.ts'
import {
  chargebackObject,
  type MercadoPagoObject,
  paymentObject,
  preferenceObject,
  refundObject,
} from './answers.ts'
import { MercadoPagoFault, missing } from './mercadoPagoFault.ts'
import type { Notify } from './notices.ts'
import { settle } from './payments.ts'
import { fromPesos } from './pesos.ts'
import { changePreference, createPreference } from './preferences.ts'
import { createRefund } from './returns.ts'
import { type MercadoPagoState, paymentOf, preferenceOf, refundOf, refundsOf } from './state.ts'

const MAX_BODY = 1_000_000

interface Asked {
  readonly ids: readonly string[]
  readonly query: URLSearchParams
  readonly body: unknown
}
type Route = (asked: Asked) => MercadoPagoObject | readonly MercadoPagoObject[]

/** Mercado Pago's API as our adapter uses it; anything else is a loud 501. */
export function createMercadoPagoApi(state: MercadoPagoState, notify: Notify, accessToken: string) {
  const routes = routesOf(state, notify)
  const running = new Set<string>()

  return async (request: IncomingMessage, url: URL, held: () => Promise<void>): Promise<Answer> => {
    try {
      authorize(request, accessToken)
      const method = request.method ?? 'GET'
      const { route, ids } = find(routes, method, url.pathname)
      const text = (await readAll(request, MAX_BODY))?.toString('utf8')
      if (text === undefined) throw new MercadoPagoFault(413, 'too_large', 'Request too large')
      const work = async () => {
        await held()
        return answerOf(
          method === 'POST' ? 201 : 200,
          route({ ids, query: url.searchParams, body: parseJson(text) }),
        )
      }
      if (method === 'GET') return await work()
      return await once(`${method} ${url.pathname} ${text}`, request.headers['x-idempotency-key'], work)
    } catch (error) {
      if (error instanceof MercadoPagoFault) return broken(error)
      if (error instanceof ZodError)
        return broken(new MercadoPagoFault(400, 'bad_request', z.prettifyError(error)))
      throw error
    }
  }

  /** Runs `work` at most once for a key. Throws MercadoPagoFault 409 for the key of another request. */
  async function once(
    request: string,
    key: string | string[] | undefined,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    if (typeof key !== 'string')
      throw new MercadoPagoFault(400, 'bad_request', 'X-Idempotency-Key is missing')
    const fingerprint = createHash('sha256').update(request).digest('hex')
    const known = state.replays.get(key)
    if (known && known.fingerprint !== fingerprint)
      throw new MercadoPagoFault(409, 'idempotency_key_already_used', 'The key was used for another request')
    if (known) return { status: known.status, headers: JSON_HEADERS, body: known.body }
    if (running.has(key))
      throw new MercadoPagoFault(423, 'resource_locked', 'A request with this key is running')
    running.add(key)
    try {
      const answer = await work()
      state.replays.put({ id: key, fingerprint, status: answer.status, body: String(answer.body) })
      return answer
    } finally {
      running.delete(key)
    }
  }
}

/** A moment of a query, in ms; `otherwise` when it names none. */
const timeOf = (text: string | null, otherwise: number) => (text === null ? otherwise : Date.parse(text))

const cancellation = z.strictObject({ status: z.literal('cancelled') })
const wantedRefund = z.strictObject({ amount: z.number().positive().optional() })

function routesOf(state: MercadoPagoState, notify: Notify): Record<string, Route> {
  const found = (query: URLSearchParams) =>
    state.searchIsLate
      ? []
      : state.payments.all().filter(({ preferenceId, created }) => {
          const reference = query.get('external_reference')
          return (
            (reference === null || preferenceOf(state, preferenceId).reference === reference) &&
            Date.parse(created) >= timeOf(query.get('begin_date'), Number.NEGATIVE_INFINITY) &&
            Date.parse(created) <= timeOf(query.get('end_date'), Number.POSITIVE_INFINITY)
          )
        })
  return {
    'POST /checkout/preferences': ({ body }) => preferenceObject(state, createPreference(state, body)),
    'GET /checkout/preferences/search': ({ query }) => {
      const elements = state.preferences
        .all()
        .filter(({ reference }) => reference === query.get('external_reference'))
        .toReversed()
        .map(preference => preferenceObject(state, preference))
      return { elements, next_offset: elements.length, total: elements.length }
    },
    'GET /checkout/preferences/:id': ({ ids: [id = ''] }) => preferenceObject(state, preferenceOf(state, id)),
    'PUT /checkout/preferences/:id': ({ ids: [id = ''], body }) =>
      preferenceObject(state, changePreference(state, id, body)),
    'GET /v1/payments/search': ({ query }) => {
      const all = found(query)
      const limit = Number(query.get('limit') ?? 30)
      const offset = Number(query.get('offset') ?? 0)
      const results = all.slice(offset, offset + limit).map(payment => paymentObject(state, payment))
      return { paging: { total: all.length, limit, offset }, results }
    },
    'GET /v1/payments/:id': ({ ids: [id = ''] }) => paymentObject(state, paymentOf(state, id)),
    'PUT /v1/payments/:id': ({ ids: [id = ''], body }) => {
      const { status } = cancellation.parse(body)
      return paymentObject(state, settle(state, notify, id, status))
    },
    'POST /v1/payments/:id/refunds': ({ ids: [paymentId = ''], body }) => {
      const { amount } = wantedRefund.parse(body)
      const wanted = { paymentId, amount: amount === undefined ? null : fromPesos(amount), byHand: false }
      return refundObject(createRefund(state, notify, wanted))
    },
    'GET /v1/payments/:id/refunds': ({ ids: [id = ''] }) =>
      refundsOf(state, paymentOf(state, id).id).map(refundObject),
    'GET /v1/payments/:id/refunds/:id': ({ ids: [paymentId = '', id = ''] }) => {
      const refund = refundOf(state, id)
      if (refund.paymentId !== paymentId) throw missing('Refund')
      return refundObject(refund)
    },
    'GET /v1/chargebacks/:id': ({ ids: [id = ''] }) => {
      const chargeback = state.chargebacks.get(id)
      if (!chargeback) throw missing('Chargeback')
      return chargebackObject(chargeback, paymentOf(state, chargeback.paymentId))
    },
  }
}

/** Mercado Pago's SDK ends some paths with a slash. */
function find(
  routes: Record<string, Route>,
  method: string,
  path: string,
): { route: Route; ids: readonly string[] } {
  for (const [pattern, route] of Object.entries(routes)) {
    const [verb = '', shape = ''] = pattern.split(' ')
    const match = new RegExp(`^${shape.replaceAll(':id', '([A-Za-z0-9-]+)')}/?$`).exec(path)
    if (verb === method && match) return { route, ids: match.slice(1) }
  }
  throw new MercadoPagoFault(501, 'not_in_sandbox', `The sandbox does not stand in for ${method} ${path}.`)
}

function authorize(request: IncomingMessage, accessToken: string): void {
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${accessToken}`)
  if (given.length === wanted.length && timingSafeEqual(given, wanted)) return
  throw new MercadoPagoFault(401, 'unauthorized', 'invalid access token')
}

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' }

function answerOf(status: number, object: unknown): Answer {
  return { status, headers: JSON_HEADERS, body: JSON.stringify(object) }
}

function broken(fault: MercadoPagoFault): Answer {
  return { status: fault.status, headers: JSON_HEADERS, body: fault.toBody() }
}

/** How Mercado Pago says that something failed on its side. */
export function mercadoPagoBroken(status: number): Answer {
  return broken(new MercadoPagoFault(status, 'internal_error', 'Internal server error'))
}
