import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { GatewayHarness } from '../../../test/contracts/gatewayHarness.ts'
import { type OpenSandbox, openSandbox, runningClock } from '../../../test/contracts/openSandbox.ts'
import { describePaymentGatewayContract } from '../../../test/contracts/paymentGatewayContract.ts'
import { startWebhookReceiver } from '../../../test/contracts/webhookReceiver.ts'
import {
  type CheckoutInput,
  GatewayUnavailable,
  InvalidWebhook,
} from '../../domains/payments/paymentGateway.ts'
import { WrongEndpoint } from '../endpoint.ts'
import { createMercadoPagoGateway, type MercadoPagoGatewayConfig } from './mercadoPagoGateway.ts'
import { manifestOf, toNotice } from './mercadoPagoNotices.ts'
import { toCentesimos, toPesos } from './pesos.ts'

const KEYS = { accessToken: 'TEST-contract', webhookSecret: 'secret-contract' }

describePaymentGatewayContract('Mercado Pago', async (): Promise<GatewayHarness> => {
  const receiver = await startWebhookReceiver()
  const opened = await openSandbox({ mercadoPago: KEYS })
  const { control } = opened.sandbox
  const { mercadoPago } = control
  const clock = runningClock()
  const gatewayWith = (keys: typeof KEYS) =>
    createMercadoPagoGateway({
      mode: 'sandbox',
      ...keys,
      notificationUrl: receiver.url,
      baseUrl: opened.sandbox.mercadoPago.baseUrl,
      clock,
      maxRetries: 0,
      pageSize: 2,
    })
  const waitingIn = (ref: string) =>
    mercadoPago.payments(ref).find(({ status }) => status === 'pending')?.id ?? ''
  return {
    gateway: gatewayWith(KEYS),
    stranger: gatewayWith({ accessToken: 'TEST-stranger', webhookSecret: 'secret-stranger' }),
    tellsOfExpiry: false,
    unknown: { checkout: '44444-unknown', payment: '1', refund: '1' },
    touched(delivery) {
      const url = new URL(delivery.url)
      url.searchParams.set('data.id', '1')
      url.searchParams.set('id', '1')
      const { 'x-signature': signature = '' } = delivery.headers
      const later = signature.replace(/ts=(\d+)/, (_all, ts: string) => `ts=${Number(ts) + 1}`)
      return [
        { ...delivery, url },
        { ...delivery, headers: { ...delivery.headers, 'x-request-id': 'another' } },
        { ...delivery, headers: { ...delivery.headers, 'x-signature': later } },
      ]
    },
    now: () => clock.now(),
    advance(ms) {
      clock.advance(ms)
      control.advanceTime(ms)
    },
    payer: {
      pay: ref => void mercadoPago.pay(ref),
      declined: ref => void mercadoPago.pay(ref, 'rejected'),
      paySlowly: ref => void mercadoPago.pay(ref, 'abitab'),
      payAgain: ref => void mercadoPago.pay(ref, 'balance'),
    },
    bank: {
      settlePayment: (ref, outcome) =>
        void mercadoPago.settle(waitingIn(ref), outcome === 'succeeded' ? 'approved' : 'cancelled'),
      keepRefundsPending: on => mercadoPago.setRefundsStayPending(on),
      settleRefund: (ref, outcome) => void mercadoPago.settleRefund(ref, outcome),
      keepFeesBack: on => mercadoPago.setFeesAreLate(on),
      refundByHand: (ref, amount) => void mercadoPago.refundByHand(ref, amount),
      dispute: ref => mercadoPago.chargeBack(ref).id,
      closeDispute: (ref, outcome) =>
        void mercadoPago.closeChargeback(ref, outcome === 'won' ? 'reimbursed' : 'settled'),
    },
    network: {
      failCalls: times => void control.faults.misbehave({ vendor: 'mercadopago', kind: 'ERROR', times }),
      loseNextAnswer: () => void control.faults.misbehave({ vendor: 'mercadopago', kind: 'DROP_AFTER' }),
      heal: () => control.faults.clear(),
      forgetKeys: () => mercadoPago.forgetKeys(),
    },
    async notices() {
      await control.mercadoPagoWebhooks.idle()
      return receiver.received
    },
    async reset() {
      await control.mercadoPagoWebhooks.idle()
      control.reset()
      clock.reset()
      receiver.received.length = 0
    },
    async close() {
      await opened.close()
      await receiver.close()
    },
  }
})

describe('the Mercado Pago adapter', () => {
  let opened: OpenSandbox
  const clock = runningClock()
  beforeAll(async () => {
    opened = await openSandbox({ mercadoPago: KEYS })
  })
  beforeEach(() => opened.sandbox.control.reset())
  afterAll(() => opened.close())

  const gateway = (change: Partial<MercadoPagoGatewayConfig> = {}) =>
    createMercadoPagoGateway({
      mode: 'sandbox',
      ...KEYS,
      notificationUrl: 'http://localhost:4000/webhooks/mercadopago',
      baseUrl: opened.sandbox.mercadoPago.baseUrl,
      clock,
      maxRetries: 0,
      ...change,
    })
  const input = (change: Partial<CheckoutInput> = {}): CheckoutInput => ({
    idempotencyKey: randomUUID(),
    amountCentesimos: 100_000,
    currency: 'UYU',
    description: 'Óptica',
    lines: [{ name: 'Óptica', amountCentesimos: 100_000 }],
    customerEmail: 'ana@correo.com.uy',
    reference: randomUUID(),
    successUrl: 'http://localhost:4000/ok',
    pendingUrl: 'http://localhost:4000/wait',
    cancelUrl: 'http://localhost:4000/no',
    expiresAt: new Date(clock.now().getTime() + 60 * 60_000),
    vouchersExpireAt: new Date(clock.now().getTime() + 50 * 24 * 60 * 60_000),
    ...change,
  })
  const control = () => opened.sandbox.control.mercadoPago
  const refund = (paymentRef: string) => ({
    idempotencyKey: randomUUID(),
    paymentRef,
    amountCentesimos: 100_000,
    reason: 'x',
    requestedAt: clock.now(),
    knownRefs: [],
  })

  it('gives each of two refunds a key of its own', async () => {
    const refs: string[] = []
    for (const { reference, ...rest } of [input(), input()]) {
      const { ref } = await gateway().createCheckout({ reference, ...rest })
      refs.push(control().pay(ref).id)
    }
    const [one, two] = await Promise.all(refs.map(ref => gateway().refund(refund(ref))))
    expect([one?.paymentRef, two?.paymentRef]).toEqual(refs)
    const keys = opened.sandbox.control.calls
      .list()
      .filter(({ method }) => method === 'POST')
      .map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(4)
  })

  it('speaks to the address of its own, whatever another one speaks to', async () => {
    const other = await openSandbox({ mercadoPago: KEYS })
    const there = gateway({ baseUrl: other.sandbox.mercadoPago.baseUrl })
    const [here, away] = await Promise.all([gateway().createCheckout(input()), there.createCheckout(input())])
    expect(
      control()
        .preferences()
        .map(({ id }) => id),
    ).toEqual([here.ref])
    expect(other.sandbox.control.mercadoPago.preferences().map(({ id }) => id)).toEqual([away.ref])
    await other.close()
  })

  it('shows the voucher of a payment in cash, and cancels it with the checkout', async () => {
    const wanted = input()
    const { ref } = await gateway().createCheckout(wanted)
    const { id } = control().pay(ref, 'redpagos')
    const key = { ref, reference: wanted.reference }
    expect((await gateway().readCheckout(key)).voucher).toEqual({
      expiresAt: wanted.vouchersExpireAt,
      url: `http://localhost:${new URL(opened.sandbox.mercadoPago.baseUrl).port}/payments/${id}/ticket`,
    })
    await gateway().expireCheckout(ref)
    expect(control().payments(ref)).toMatchObject([{ status: 'cancelled' }])
    expect(await gateway().readCheckout(key)).toMatchObject({ status: 'EXPIRED', voucher: null })
  })

  it('reads a payment that it has heard of, which no search finds yet', async () => {
    const wanted = input()
    const { ref } = await gateway().createCheckout(wanted)
    control().setSearchIsLate(true)
    const { id } = control().pay(ref)
    const key = { ref, reference: wanted.reference }
    expect((await gateway().readCheckout(key)).status).toBe('OPEN')
    expect(await gateway().readCheckout({ ...key, paymentRefs: [id] })).toMatchObject({
      status: 'PAID',
      payments: [{ ref: id }],
    })
    const stranger = await gateway().createCheckout(input())
    expect(await gateway().readCheckout({ ...key, ref: stranger.ref, paymentRefs: [id] })).toMatchObject({
      status: 'OPEN',
      payments: [],
    })
  })

  it('is open again after a rejected review, and paid by the next try', async () => {
    const wanted = input()
    const { ref } = await gateway().createCheckout(wanted)
    const key = { ref, reference: wanted.reference }
    const { id } = control().pay(ref, 'review')
    expect(await gateway().readCheckout(key)).toMatchObject({ status: 'PROCESSING', voucher: null })
    control().settle(id, 'rejected')
    expect((await gateway().readCheckout(key)).status).toBe('OPEN')
    control().pay(ref)
    expect((await gateway().readCheckout(key)).status).toBe('PAID')
  })

  it.each([
    [429, 'rate_limit'],
    [503, 'gateway_error'],
    [424, 'gateway_error'],
    [403, 'credentials'],
  ])('calls an answer %i %s', async (status, code) => {
    opened.sandbox.control.faults.misbehave({ vendor: 'mercadopago', kind: 'ERROR', status, times: 3 })
    const failure = await gateway()
      .readRefund({ ref: '1', paymentRef: '1' })
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(GatewayUnavailable)
    expect(failure).toMatchObject({ code })
  })

  it('gives up on a call that is never answered', async () => {
    opened.sandbox.control.faults.misbehave({ vendor: 'mercadopago', kind: 'HANG', times: 5 })
    await expect(
      gateway({ timeoutMs: 50 }).readCheckout({ ref: '44444-1', reference: '' }),
    ).rejects.toMatchObject({ name: 'GatewayUnavailable', code: 'connection' })
    opened.sandbox.control.faults.release()
  })

  it('refuses an address that does not fit its mode', () => {
    expect(() => gateway({ mode: 'live' })).toThrow(WrongEndpoint)
    expect(() => gateway({ baseUrl: 'https://api.mercadopago.com' })).toThrow(WrongEndpoint)
  })
})

describe('a notice of Mercado Pago', () => {
  const SECRET = 'mp_secret_test'
  /** Signed by Mercado Pago's own example. */
  const V1 = '75735e980b4de5c0906a74a08809b355ed16a107fcb607f1a53e092fef2faad2'
  const signedAt = new Date(1_742_505_638_683)
  const delivery = (query: string, v1 = V1) => ({
    rawBody: Buffer.from(JSON.stringify({ id: 9, action: 'payment.created' })),
    headers: {
      'x-signature': `ts=${signedAt.getTime()},v1=${v1}`,
      'x-request-id': 'bb56a2f1-6aae-46ac-982e-9dcd3581d08e',
    },
    url: new URL(`https://tuerca.test/webhooks/mercadopago?${query}`),
  })

  it('is believed by its signature, its time in milliseconds', () => {
    expect(toNotice(delivery('checkout=c-1&data.id=123456&type=payment'), SECRET, signedAt)).toMatchObject({
      eventId: 'payment:9',
      kind: 'PAYMENT',
      paymentRef: '123456',
      reference: 'c-1',
    })
  })

  it('is read by the names that notices had before', () => {
    expect(toNotice(delivery('id=123456&topic=payment'), SECRET, signedAt).paymentRef).toBe('123456')
    const order = toNotice(delivery('id=123456&topic=merchant_order&checkout=c-2'), SECRET, signedAt)
    expect(order).toMatchObject({ paymentRef: null, reference: 'c-2' })
  })

  it.each(['ORD01ABC', 'ord01abc'])('is believed when %s was signed', signed => {
    const { headers } = delivery('')
    const manifest = manifestOf(signed, headers['x-request-id'], String(signedAt.getTime()))
    const v1 = createHmac('sha256', SECRET).update(manifest).digest('hex')
    const notice = toNotice(delivery('data.id=ORD01ABC&type=order', v1), SECRET, signedAt)
    expect(notice.type).toBe('payment.created')
  })

  it.each([
    ['too old', new Date(signedAt.getTime() + 25 * 60 * 60_000)],
    ['of a time to come', new Date(signedAt.getTime() - 6 * 60_000)],
  ])('is refused when it is %s', (_why, now) => {
    expect(() => toNotice(delivery('data.id=123456&type=payment'), SECRET, now)).toThrow(InvalidWebhook)
  })
})

describe('pesos', () => {
  it.each([
    [0, 0],
    [1, 0.01],
    [10, 0.1],
    [29, 0.29],
    [485_050, 4850.5],
    [99_999_999, 999_999.99],
  ])('%i centésimos are %d pesos, and back', (centesimos, pesos) => {
    expect(toPesos(centesimos)).toBe(pesos)
    expect(toCentesimos(pesos)).toBe(centesimos)
  })

  it.each([1.005, -1, Number.NaN, 1e21])('reads no amount in %d', pesos => {
    expect(toCentesimos(pesos)).toBeNull()
  })
})
