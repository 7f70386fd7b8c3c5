import { z } from 'zod'
import { action, flag, nothing, type StandIn, text } from './standIn.ts'
import type { Webhooks } from './webhooks.ts'

const count = z.coerce.number().int().min(1).max(10).default(1)
const texts = z.union([z.array(z.string()), z.string().transform(one => [one])]).optional()

/** Actions on a vendor's webhooks from outside; `of` is the part of their names that tells the vendor: 'MercadoPago'. */
export function webhookActions(webhooks: Webhooks, of = ''): StandIn['actions'] {
  return {
    [`hold${of}Webhooks`]: action(z.object({ on: flag }), ({ on }) => webhooks.hold(on)),
    [`set${of}WebhookCopies`]: action(z.object({ copies: count }), ({ copies }) =>
      webhooks.setCopies(copies),
    ),
    [`release${of}Webhooks`]: action(
      z.object({ ids: texts, reverse: flag, copies: count, parallel: flag }),
      ({ ids, ...how }) => webhooks.release({ ...how, ...(ids ? { ids } : {}) }),
    ),
    [`drop${of}Webhooks`]: action(z.object({ ids: texts }), ({ ids }) => webhooks.drop(ids)),
    [`redeliver${of}`]: action(
      z.object({ event: text, copies: count, parallel: flag }),
      ({ event, ...how }) => webhooks.redeliver(event, how),
    ),
    [`waitFor${of}Webhooks`]: action(nothing, () => webhooks.idle()),
  }
}
