import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { GatewayHarness } from '../../../test/contracts/gatewayHarness.ts'
import {
  type OpenSandbox,
  openSandbox,
  runningClock,
  STRIPE_KEYS,
} from '../../../test/contracts/openSandbox.ts'
import { describePaymentGatewayContract } from '../../../test/contracts/paymentGatewayContract.ts'
import { startWebhookReceiver } from '../../../test/contracts/webhookReceiver.ts'
import { GatewayRefused, GatewayUnavailable, InvalidWebhook } from '../../domains/payments/paymentGateway.ts'
import { TEST_CARDS } from '../../sandbox/stripe/cards.ts'
import { signatureHeader } from '../../sandbox/stripe/events.ts'
import { WrongEndpoint } from '../endpoint.ts'
import { createStripeGateway } from './stripeGateway.ts'

describePaymentGatewayContract('Stripe', async (): Promise<GatewayHarness> => {
  const receiver = await startWebhookReceiver()
  const opened = await openSandbox({ webhookUrls: [receiver.url] })
  const { control, stripe } = opened.sandbox
  const clock = runningClock()
  const gatewayWith = (keys: typeof STRIPE_KEYS) =>
    createStripeGateway({
      mode: 'sandbox',
      ...keys,
      baseUrl: stripe.baseUrl,
      clock,
      maxNetworkRetries: 0,
      pageSize: 2,
    })
  return {
    gateway: gatewayWith(STRIPE_KEYS),
    stranger: gatewayWith({ secretKey: 'sk_test_stranger', webhookSecret: 'whsec_stranger' }),
    tellsOfExpiry: true,
    unknown: { checkout: 'cs_test_unknown', payment: 'pi_unknown', refund: 're_unknown' },
    touched(delivery) {
      const rawBody = Buffer.from(delivery.rawBody)
      rawBody[rawBody.length - 2] = (rawBody.at(-2) ?? 0) ^ 1
      return [{ ...delivery, rawBody }]
    },
    now: () => clock.now(),
    advance: ms => control.advanceTime(ms),
    payer: {
      pay: ref => void control.stripe.pay(ref),
      declined: ref => void control.stripe.pay(ref, TEST_CARDS.declined),
      paySlowly: ref => void control.stripe.pay(ref, TEST_CARDS.processing),
    },
    bank: {
      settlePayment: (ref, outcome) => void control.stripe.settle(ref, outcome),
      keepRefundsPending: on => control.stripe.setRefundsStayPending(on),
      settleRefund: (ref, outcome) => void control.stripe.settleRefund(ref, outcome),
      keepFeesBack: on => control.stripe.setFeesAreLate(on),
      refundByHand: (ref, amount) => void control.stripe.refundByHand(ref, amount),
      dispute: ref => control.stripe.dispute(ref).id,
      closeDispute(ref, outcome) {
        const dispute = control.stripe.disputes().find(({ intentId }) => intentId === ref)
        control.stripe.closeDispute(dispute?.id ?? '', outcome)
      },
    },
    network: {
      failCalls: times => void control.faults.misbehave({ vendor: 'stripe', kind: 'ERROR', times }),
      // The SDK retries by itself after a closed connection.
      loseNextAnswer: () => void control.faults.misbehave({ vendor: 'stripe', kind: 'DROP_AFTER' }),
      heal: () => control.faults.clear(),
      forgetKeys: () => control.stripe.forgetKeys(),
    },
    async notices() {
      await control.webhooks.idle()
      return receiver.received
    },
    async reset() {
      await control.webhooks.idle()
      control.reset()
      receiver.received.length = 0
    },
    async close() {
      await opened.close()
      await receiver.close()
    },
  }
})

describe('the Stripe adapter', () => {
  let opened: OpenSandbox
  const clock = runningClock()
  beforeAll(async () => {
    opened = await openSandbox({
      stripe: { ...STRIPE_KEYS, settlement: { currency: 'usd', pesosPerDollar: 40.25 } },
    })
  })
  beforeEach(() => opened.sandbox.control.reset())
  afterAll(() => opened.close())

  const gateway = (change: { timeoutMs?: number; maxNetworkRetries?: number } = {}) =>
    createStripeGateway({
      mode: 'sandbox',
      ...STRIPE_KEYS,
      baseUrl: opened.sandbox.stripe.baseUrl,
      clock,
      maxNetworkRetries: 0,
      ...change,
    })
  const input = (minutes = 60) => ({
    idempotencyKey: randomUUID(),
    amountCentesimos: 100_000,
    currency: 'UYU' as const,
    description: 'Óptica',
    lines: [{ name: 'Óptica', amountCentesimos: 100_000 }],
    customerEmail: 'ana@correo.com.uy',
    reference: randomUUID(),
    successUrl: 'http://localhost:4000/ok',
    pendingUrl: 'http://localhost:4000/wait',
    cancelUrl: 'http://localhost:4000/no',
    vouchersExpireAt: new Date(clock.now().getTime() + 72 * 60 * 60_000),
    expiresAt: new Date(clock.now().getTime() + minutes * 60_000),
  })

  it('brings a fee booked in dollars back to centésimos', async () => {
    const { ref } = await gateway().createCheckout(input())
    opened.sandbox.control.stripe.pay(ref)
    const [payment] = (await gateway().readCheckout({ ref, reference: '' })).payments
    // 3.6 % of $ 1.000 and $ 12 is $ 48; rounding to a cent of a dollar adds at most 40 centésimos.
    expect(payment?.feeCentesimos).toBeGreaterThan(4800 - 41)
    expect(payment?.feeCentesimos).toBeLessThan(4800 + 41)
  })

  it.each([10, 25 * 60])('passes on that a checkout cannot last %i minutes', async minutes => {
    await expect(gateway().createCheckout(input(minutes))).rejects.toMatchObject({
      name: 'GatewayRefused',
      message: expect.stringContaining('expires_at'),
    })
  })

  it('learns that another call with the same key is still running', async () => {
    const { faults } = opened.sandbox.control
    faults.misbehave({ vendor: 'stripe', kind: 'HANG' })
    const same = input()
    const first = gateway().createCheckout(same)
    await expect.poll(() => faults.list()[0]?.waiting, { timeout: 15_000 }).toBe(1)
    await expect(gateway().createCheckout(same)).rejects.toMatchObject({
      name: 'GatewayUnavailable',
      code: 'idempotency_key_in_use',
    })
    faults.release()
    expect(await gateway().createCheckout(same)).toEqual(await first)
  })

  it('aborts a call that is never answered', async () => {
    opened.sandbox.control.faults.misbehave({ vendor: 'stripe', kind: 'HANG', times: 5 })
    await expect(
      gateway({ timeoutMs: 50 }).readCheckout({ ref: 'cs_test_1', reference: '' }),
    ).rejects.toMatchObject({
      name: 'GatewayUnavailable',
      code: 'connection',
    })
  })

  it('retries with the same key after a passing fault', async () => {
    const { faults, calls } = opened.sandbox.control
    faults.misbehave({ vendor: 'stripe', kind: 'ERROR_AFTER', match: 'POST /v1/checkout' })
    const created = await gateway({ maxNetworkRetries: 1 }).createCheckout(input())
    expect(calls.list().map(call => call.status)).toEqual([500, 200])
    expect(new Set(calls.list().map(call => call.idempotencyKey)).size).toBe(1)
    expect(opened.sandbox.control.stripe.sessions().map(session => session.id)).toEqual([created.ref])
  })

  it.each([
    [429, 'rate_limit', GatewayUnavailable],
    [503, 'gateway_error', GatewayUnavailable],
  ])('reports an answer %i as %s', async (status, code, kind) => {
    opened.sandbox.control.faults.misbehave({ vendor: 'stripe', kind: 'ERROR', status, times: 3 })
    const failure = await gateway()
      .readRefund({ ref: 're_1', paymentRef: 'pi_1' })
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(kind)
    expect(failure).toMatchObject({ code })
  })

  it.each([249, 250])('shortens long names after %i letters and never through a character', async letters => {
    const name = `${'x'.repeat(letters)}${'🚗'.repeat(600)}`
    const { ref } = await gateway().createCheckout({
      ...input(),
      description: `${name}, ${name}`,
      lines: [{ name, amountCentesimos: 100_000 }],
    })
    const session = opened.sandbox.control.stripe.sessions().find(({ id }) => id === ref)
    expect(session?.lines[0]?.name).toBe(`${'x'.repeat(letters)}${'🚗'.repeat(250 - letters)}`)
    expect(Array.from(session?.description ?? '')).toHaveLength(1000)
  })

  it("keeps Stripe's own code of a refusal", async () => {
    await expect(gateway().readCheckout({ ref: 'cs_test_none', reference: '' })).rejects.toMatchObject({
      code: 'resource_missing',
    })
    const same = input()
    await gateway().createCheckout(same)
    const failure = await gateway()
      .createCheckout({ ...same, description: 'Otra' })
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(GatewayRefused)
    expect(failure).toMatchObject({ code: 'idempotency_error' })
  })

  it('fails closed when mode and address do not agree', () => {
    const make = (mode: 'live' | 'sandbox', baseUrl?: string) => () =>
      createStripeGateway({ mode, ...STRIPE_KEYS, clock, ...(baseUrl === undefined ? {} : { baseUrl }) })
    expect(make('live', 'http://127.0.0.1:1')).toThrow(WrongEndpoint)
    expect(make('live', 'http://localhost:1')).toThrow(WrongEndpoint)
    expect(make('sandbox', 'https://api.stripe.com')).toThrow(WrongEndpoint)
    expect(make('sandbox')).toThrow(WrongEndpoint)
    expect(make('live')).not.toThrow()
  })

  describe('webhook signatures', () => {
    const url = new URL('https://tuerca.test/webhooks/stripe')
    const body = Buffer.from('{"id":"evt_1","object":"event","type":"checkout.session.completed"}')
    const full = Buffer.from(
      JSON.stringify({
        id: 'evt_2',
        object: 'event',
        type: 'charge.refunded',
        created: 1_700_000_000,
        data: { object: { id: 'ch_1', object: 'charge', payment_intent: 'pi_1' } },
      }),
    )
    const at = (seconds: number) =>
      createStripeGateway({
        mode: 'live',
        secretKey: 'sk_test_x',
        webhookSecret: 'whsec_test_secret',
        clock: { now: () => new Date(seconds * 1000) },
      })
    const signed = (bytes: Buffer, seconds: number) => ({
      'stripe-signature': signatureHeader(bytes.toString(), 'whsec_test_secret', seconds),
    })

    it('are made as Stripe makes them', () => {
      expect(signatureHeader(body.toString(), 'whsec_test_secret', 1_700_000_000)).toBe(
        't=1700000000,v1=d1e4aa90551919f198c22ba0a9691b35338d4b631d54ce1f1465e93b1d41c430',
      )
    })

    it('are valid for five minutes', async () => {
      const headers = signed(full, 1_700_000_000)
      expect(await at(1_700_000_300).parseWebhook({ rawBody: full, headers, url })).toEqual({
        eventId: 'evt_2',
        kind: 'REFUND',
        type: 'charge.refunded',
        checkoutRef: null,
        paymentRef: 'pi_1',
        refundRef: null,
        disputeRef: null,
        reference: null,
        createdAt: new Date(1_700_000_000_000),
      })
      const late = at(1_700_000_301).parseWebhook({ rawBody: full, headers, url })
      await expect(late).rejects.toThrow(InvalidWebhook)
    })

    it('do not turn an invalid body into an event', async () => {
      for (const bytes of [body, Buffer.from('not json'), Buffer.from('[]')])
        await expect(
          at(1_700_000_000).parseWebhook({ rawBody: bytes, headers: signed(bytes, 1_700_000_000), url }),
        ).rejects.toThrow(InvalidWebhook)
    })
  })
})
