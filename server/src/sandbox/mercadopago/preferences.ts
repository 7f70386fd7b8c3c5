import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { mustBeLoopback, NotLoopback } from '../loopback.ts'
import { MercadoPagoFault } from './mercadoPagoFault.ts'
import { fromPesos } from './pesos.ts'
import type { PreferenceRecord } from './records.ts'
import { COLLECTOR_ID, type MercadoPagoState, nowIn, preferenceOf } from './state.ts'

const moment = z.iso.datetime({ offset: true }).transform(text => new Date(text).toISOString())

const newPreference = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: z.string(),
        title: z.string().min(1).max(256),
        quantity: z.number().int().positive(),
        currency_id: z.literal('UYU'),
        unit_price: z
          .number()
          .positive()
          .refine(pesos => Number(pesos.toFixed(2)) === pesos, 'unit_price has more than two decimals'),
      }),
    )
    .min(1),
  payer: z.strictObject({ email: z.email() }).optional(),
  back_urls: z.strictObject({ success: z.url(), pending: z.url(), failure: z.url() }),
  auto_return: z.enum(['approved', 'all']).optional(),
  notification_url: z.url().max(500),
  external_reference: z.string().max(256).optional(),
  expires: z.boolean().optional(),
  expiration_date_to: moment.optional(),
  date_of_expiration: moment.optional(),
})

const changedPreference = z.strictObject({
  items: newPreference.shape.items.optional(),
  expires: z.boolean(),
  expiration_date_to: moment,
})

/** `POST /checkout/preferences`. Throws ZodError or MercadoPagoFault. */
export function createPreference(state: MercadoPagoState, body: unknown): PreferenceRecord {
  const given = newPreference.parse(body)
  try {
    mustBeLoopback(given.notification_url)
  } catch (error) {
    if (!(error instanceof NotLoopback)) throw error
    throw new MercadoPagoFault(400, 'invalid_notification_url', error.message)
  }
  const preference: PreferenceRecord = {
    id: `${COLLECTOR_ID}-${randomUUID()}`,
    created: nowIn(state),
    reference: given.external_reference ?? null,
    items: given.items.map(({ id, title, quantity, unit_price }) => ({
      id,
      title,
      quantity,
      unitPrice: fromPesos(unit_price),
    })),
    email: given.payer?.email ?? null,
    backUrls: given.back_urls,
    notificationUrl: given.notification_url,
    expiresAt: given.expires ? (given.expiration_date_to ?? null) : null,
    vouchersExpireAt: given.date_of_expiration ?? null,
  }
  state.preferences.put(preference)
  return preference
}

/** `PUT /checkout/preferences/:id`. Throws ZodError or MercadoPagoFault. */
export function changePreference(state: MercadoPagoState, id: string, body: unknown): PreferenceRecord {
  const { expires, expiration_date_to } = changedPreference.parse(body)
  const changed = { ...preferenceOf(state, id), expiresAt: expires ? expiration_date_to : null }
  state.preferences.put(changed)
  return changed
}
