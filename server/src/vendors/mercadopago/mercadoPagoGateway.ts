import { GATEWAY_LABELS } from '../../domains/payments/gateways.ts'
import {
  type CheckoutInput,
  type CheckoutKey,
  GatewayRefused,
  type PaymentGateway,
} from '../../domains/payments/paymentGateway.ts'
import { type Clock, MINUTE_MS } from '../../platform/clock.ts'
import { checkEndpoint, type VendorMode } from '../endpoint.ts'
import {
  type MercadoPagoPayment,
  type Preference,
  toCheckout,
  toFoundPayments,
  toFoundPreferences,
  toMercadoPagoPayment,
  toPaymentOfChargeback,
  toPaymentPage,
  toPreference,
  toRefund,
  toRefunds,
} from './mercadoPagoAnswers.ts'
import { asking } from './mercadoPagoFaults.ts'
import { REFERENCE_PARAMETER, toNotice } from './mercadoPagoNotices.ts'
import { toPesos } from './pesos.ts'

export interface MercadoPagoGatewayConfig {
  mode: VendorMode
  /** `APP_USR-…` or `TEST-…` */
  accessToken: string
  /** The secret of the application's webhooks. */
  webhookSecret: string
  /** Where Mercado Pago sends its notices: our public address. */
  notificationUrl: string
  /** The sandbox's address; absent in live mode. */
  baseUrl?: string
  clock: Clock
  /** Milliseconds before a call is given up; 15 s unless told. */
  timeoutMs?: number
  /** Tries after the first one, with the same idempotency key; 2 unless told. */
  maxRetries?: number
  /** Payments of a page of a list; 50 unless told. */
  pageSize?: number
}

const LIVE_URL = 'https://api.mercadopago.com'
const MAX_TITLE = 256
/** How many payments a page of a search has. */
const PAGE = 50
/** A refund that was asked for longer ago may be unknown by its key: it is looked for before it is asked for again. */
const KEYS_LIVE_MS = 30 * MINUTE_MS

type Sdk = Awaited<ReturnType<typeof loadSdk>>
type Config = InstanceType<Sdk['MercadoPagoConfig']>

// Loaded with the first call, as a process that sells nothing does without it.
async function loadSdk() {
  const [sdk, { AppConfig }] = await Promise.all([
    import('mercadopago'),
    import('mercadopago/dist/utils/config/index.js'),
  ])
  return { ...sdk, AppConfig }
}

/** Cards, balance and cash through Mercado Pago's Checkout Pro. Throws WrongEndpoint when mode and address do not agree. */
export function createMercadoPagoGateway(config: MercadoPagoGatewayConfig): PaymentGateway {
  checkEndpoint('mercadopago', config.mode, config.baseUrl)
  const { accessToken, webhookSecret, clock, baseUrl = LIVE_URL, timeoutMs = 15_000, maxRetries = 2 } = config

  /** `call` asks at once, and once: the address is the SDK's own static, which it reads as a call begins. */
  const calling = <T>(call: (sdk: Sdk, config: Config) => Promise<T>, idempotencyKey?: string) =>
    asking(async () => {
      const sdk = await loadSdk()
      Object.assign(sdk.AppConfig, { BASE_URL: baseUrl })
      // A new one for each call: the SDK sends the key of one call with each later one of the same configuration.
      const options = {
        timeout: timeoutMs,
        maxRetries,
        initialDelay: 500,
        ...(idempotencyKey ? { idempotencyKey } : {}),
      }
      return call(sdk, new sdk.MercadoPagoConfig({ accessToken, options }))
    })

  const readPayment = async (ref: string) =>
    toMercadoPagoPayment(await calling((sdk, conf) => new sdk.Payment(conf).get({ id: ref })))

  const readPreference = async ({ ref, reference }: CheckoutKey): Promise<Preference> => {
    const found = ref ?? (await newestPreferenceOf(reference))
    return toPreference(await calling((sdk, conf) => new sdk.Preference(conf).get({ preferenceId: found })))
  }

  const newestPreferenceOf = async (reference: string): Promise<string> => {
    const options = { external_reference: reference }
    const [newest] = toFoundPreferences(
      await calling((sdk, conf) => new sdk.Preference(conf).search({ options })),
    )
    if (!newest) throw new GatewayRefused('resource_missing', 'No preference is known of this checkout')
    return newest
  }

  const searchPayments = async (reference: string): Promise<string[]> => {
    const refs: string[] = []
    for (;;) {
      const options = {
        external_reference: reference,
        sort: 'date_created',
        criteria: 'asc',
        limit: PAGE,
        offset: refs.length,
      } as const
      const { results, paging } = toFoundPayments(
        await calling((sdk, conf) => new sdk.Payment(conf).search({ options })),
      )
      refs.push(...results.map(({ id }) => id))
      if (results.length === 0 || refs.length >= paging.total) return refs
    }
  }

  /** The payments and attempts of a preference, oldest first, each in its current state: a search may be behind. */
  const paymentsOf = async (
    { external_reference: reference, collector_id }: Preference,
    heardRefs: readonly string[],
  ): Promise<MercadoPagoPayment[]> => {
    if (!reference) return []
    const refs = new Set([...heardRefs, ...(await searchPayments(reference))])
    const payments: MercadoPagoPayment[] = []
    for (const ref of refs) {
      const payment = await readPayment(ref).catch(error => {
        if (error instanceof GatewayRefused && error.code === 'resource_missing') return null
        throw error
      })
      if (payment?.external_reference === reference && payment.collector_id === collector_id)
        payments.push(payment)
    }
    return payments.toSorted((a, b) => a.date_created.getTime() - b.date_created.getTime())
  }

  return {
    id: 'MERCADO_PAGO',
    label: GATEWAY_LABELS.MERCADO_PAGO,
    methods: {
      label: 'Medios locales, en pesos uruguayos',
      detail: 'Tarjeta, dinero en cuenta o efectivo en Abitab y Redpagos.',
    },

    async createCheckout(input) {
      const body = preferenceOf(input, config.notificationUrl)
      const created = toPreference(
        await calling((sdk, conf) => new sdk.Preference(conf).create({ body }), input.idempotencyKey),
      )
      return {
        ref: created.id,
        url: created.init_point,
        expiresAt: created.expiration_date_to ?? input.expiresAt,
      }
    },

    async readCheckout(key) {
      const preference = await readPreference(key)
      return toCheckout(preference, await paymentsOf(preference, key.paymentRefs ?? []), clock.now())
    },

    async referenceOf(paymentRef) {
      return (await readPayment(paymentRef)).external_reference ?? null
    },

    async paymentOf(disputeRef) {
      const payment = toPaymentOfChargeback(
        await calling((sdk, conf) => new sdk.Chargeback(conf).get({ id: disputeRef })),
      )
      if (!payment) throw new GatewayRefused('resource_missing', 'The chargeback names no payment')
      return payment
    },

    async expireCheckout(ref) {
      const preference = await readPreference({ ref, reference: '' })
      const updatePreferenceRequest = {
        items: itemsOf(preference),
        expires: true,
        expiration_date_to: clock.now().toISOString(),
      }
      const { expiration_date_to: end } = preference
      if (!end || end > clock.now())
        await calling((sdk, conf) => new sdk.Preference(conf).update({ id: ref, updatePreferenceRequest }))
      for (const { id, status } of await paymentsOf(preference, [])) {
        if (status !== 'pending') continue
        await calling((sdk, conf) => new sdk.Payment(conf).cancel({ id })).catch(error => {
          // Paid in this moment: who closes it reads it next.
          if (!(error instanceof GatewayRefused)) throw error
        })
      }
    },

    async refund({ idempotencyKey, paymentRef, amountCentesimos, requestedAt, knownRefs }) {
      const payment_id = paymentRef
      if (clock.now().getTime() - requestedAt.getTime() > KEYS_LIVE_MS) {
        const earlier = toRefunds(
          await calling((sdk, conf) => new sdk.PaymentRefund(conf).list({ payment_id })),
        )
        // The answer to an earlier call may have been lost. A refund made in the dashboard meanwhile counts
        // as well.
        const same = earlier.find(
          one =>
            one.amountCentesimos === amountCentesimos &&
            one.status !== 'FAILED' &&
            !knownRefs.includes(one.ref),
        )
        if (same) return same
      }
      const body = { amount: toPesos(amountCentesimos) }
      return toRefund(
        await calling(
          (sdk, conf) => new sdk.PaymentRefund(conf).create({ payment_id, body }),
          idempotencyKey,
        ),
      )
    },

    async readRefund({ ref, paymentRef }) {
      const ids = { payment_id: paymentRef, refund_id: ref }
      return toRefund(await calling((sdk, conf) => new sdk.PaymentRefund(conf).get(ids)))
    },

    async listPayments({ from, until }, cursor) {
      const options = {
        range: 'date_created',
        begin_date: from.toISOString(),
        // Both ends belong to its range.
        end_date: new Date(until.getTime() - 1).toISOString(),
        sort: 'date_created',
        criteria: 'asc',
        limit: config.pageSize ?? PAGE,
        offset: Number(cursor ?? 0),
      } as const
      return toPaymentPage(await calling((sdk, conf) => new sdk.Payment(conf).search({ options })))
    },

    async parseWebhook(delivery) {
      return toNotice(delivery, webhookSecret, clock.now())
    },
  }
}

/** The preference's values as they were sent: the SDK sends no change without them. */
function itemsOf({ items }: Preference) {
  return items.map(({ unit_price, ...item }) => ({ ...item, unit_price: toPesos(unit_price) }))
}

function preferenceOf(input: CheckoutInput, notificationUrl: string) {
  const sum = input.lines.reduce((total, line) => total + line.amountCentesimos, 0)
  if (sum !== input.amountCentesimos)
    throw new GatewayRefused('amount_mismatch', `lines add up to ${sum}, not ${input.amountCentesimos}`)
  const notices = new URL(notificationUrl)
  // Without this it would also send notices of its former kind, whose signatures do not fit.
  notices.searchParams.set('source_news', 'webhooks')
  notices.searchParams.set(REFERENCE_PARAMETER, input.reference)
  return {
    items: input.lines.map((line, index) => ({
      id: String(index + 1),
      title: clipped(line.name),
      quantity: 1,
      currency_id: input.currency,
      unit_price: toPesos(line.amountCentesimos),
    })),
    payer: { email: input.customerEmail },
    back_urls: { success: input.successUrl, pending: input.pendingUrl, failure: input.cancelUrl },
    auto_return: 'approved',
    notification_url: notices.href,
    external_reference: input.reference,
    expires: true,
    expiration_date_to: input.expiresAt.toISOString(),
    date_of_expiration: input.vouchersExpireAt.toISOString(),
  }
}

/** Of whole characters: half of one cannot be sent. */
function clipped(text: string): string {
  return Array.from(text).slice(0, MAX_TITLE).join('')
}
