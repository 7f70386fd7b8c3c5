import { z } from 'zod'
import { intentObject, render, type StripeObject } from './answers.ts'
import type { StripeState } from './state.ts'
import { StripeFault } from './stripeFault.ts'

const seconds = z.coerce.number().int()
const listParams = z.strictObject({
  created: z.strictObject({ gte: seconds, lt: seconds }),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
  expand: z.array(z.literal('data.latest_charge')).optional(),
})

/** The payment intents of a period as `GET /v1/payment_intents` lists them, newest first. Throws ZodError or StripeFault. */
export function intentListObject(state: StripeState, params: unknown): StripeObject {
  const { created, limit, starting_after: last, expand = [] } = listParams.parse(params)
  const found = state.intents
    .all()
    .filter(intent => intent.created >= created.gte && intent.created < created.lt)
    .toReversed()
  const before = last === undefined ? -1 : found.findIndex(({ id }) => id === last)
  if (last !== undefined && before < 0) throw new StripeFault(400, `No such payment_intent: '${last}'`)
  const shown = found.slice(before + 1, before + 1 + limit)
  const paths = expand.map(path => path.slice('data.'.length))
  return {
    object: 'list',
    url: '/v1/payment_intents',
    has_more: before + 1 + limit < found.length,
    data: shown.map(intent => render(intentObject(state, intent), paths)),
  }
}
