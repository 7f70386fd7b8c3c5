import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type CheckoutInput,
  type CheckoutKey,
  type GatewayNotice,
  GatewayRefused,
  GatewayUnavailable,
  InvalidWebhook,
} from '../../src/domains/payments/paymentGateway.ts'
import type { GatewayHarness } from './gatewayHarness.ts'

const MINUTE = 60_000

/** A refund requested before. */
interface AskedBefore {
  idempotencyKey?: string
  requestedAt?: Date
  knownRefs?: readonly string[]
}

/** Requirements of every payment gateway, run on the real SDK against its sandbox. */
export function describePaymentGatewayContract(name: string, open: () => Promise<GatewayHarness>): void {
  describe(`${name} keeps the payment gateway contract`, () => {
    let h: GatewayHarness
    beforeAll(async () => {
      h = await open()
    })
    beforeEach(() => h.reset())
    afterAll(() => h.close())

    const order = (change: Partial<CheckoutInput> = {}): CheckoutInput => ({
      idempotencyKey: randomUUID(),
      amountCentesimos: 485_050,
      currency: 'UYU',
      description: 'Óptica izquierda, VW Gol Trend',
      lines: [
        { name: 'Óptica delantera izquierda', amountCentesimos: 470_000 },
        { name: 'Envío a Canelones', amountCentesimos: 15_050 },
      ],
      customerEmail: 'martin@correo.com.uy',
      reference: randomUUID(),
      successUrl: 'http://localhost:4000/pago',
      pendingUrl: 'http://localhost:4000/pendiente',
      cancelUrl: 'http://localhost:4000/cancelado',
      vouchersExpireAt: new Date(h.now().getTime() + 3 * 24 * 60 * MINUTE),
      expiresAt: new Date(h.now().getTime() + 60 * MINUTE),
      ...change,
    })
    const open1 = async (change: Partial<CheckoutInput> = {}) => {
      const input = order(change)
      const { ref } = await h.gateway.createCheckout(input)
      return { ref, key: { ref, reference: input.reference } }
    }
    const paymentIn = async (key: CheckoutKey) => (await h.gateway.readCheckout(key)).payments[0]
    const paid = async () => {
      const { ref, key } = await open1()
      h.payer.pay(ref)
      const payment = await paymentIn(key)
      if (!payment) throw new Error('not paid')
      return { ref, key, payment }
    }
    const refundOf = (
      paymentRef: string,
      amountCentesimos: number,
      { idempotencyKey = randomUUID(), requestedAt = h.now(), knownRefs = [] }: AskedBefore = {},
    ) =>
      h.gateway.refund({
        idempotencyKey,
        paymentRef,
        amountCentesimos,
        reason: 'El proveedor canceló',
        requestedAt,
        knownRefs,
      })
    const paymentRefs = async (key: CheckoutKey) =>
      (await h.gateway.readCheckout(key)).payments.map(one => one.ref)
    const parsedNotices = async () => Promise.all((await h.notices()).map(one => h.gateway.parseWebhook(one)))
    /** Our ids of the checkouts of these notices, from the reference, the payment or the dispute. */
    const toldOf = (notices: readonly GatewayNotice[]) => Promise.all(notices.map(referenceIn))
    const referenceIn = async ({ reference, paymentRef, disputeRef }: GatewayNotice) => {
      if (reference) return reference
      const payment = paymentRef ?? (disputeRef && (await h.gateway.paymentOf(disputeRef)))
      return payment && h.gateway.referenceOf(payment)
    }

    it('opens a checkout that reads back as requested', async () => {
      const input = order()
      const created = await h.gateway.createCheckout(input)
      expect(new URL(created.url).protocol).toMatch(/^https?:$/)
      expect(Math.abs(created.expiresAt.getTime() - input.expiresAt.getTime())).toBeLessThan(1000)
      expect(await h.gateway.readCheckout({ ref: created.ref, reference: input.reference })).toEqual({
        ref: created.ref,
        reference: input.reference,
        status: 'OPEN',
        amountCentesimos: 485_050,
        currency: 'UYU',
        payments: [],
        voucher: null,
      })
    })

    it('refuses lines that do not add up to the amount', async () => {
      await expect(open1({ amountCentesimos: 485_051 })).rejects.toThrow(GatewayRefused)
    })

    it('gives the same checkout for the same key, and refuses the key for another amount', async () => {
      const input = order()
      const first = await h.gateway.createCheckout(input)
      expect(await h.gateway.createCheckout(input)).toEqual(first)
      const other = { ...input, amountCentesimos: 470_000, lines: input.lines.slice(0, 1) }
      await expect(h.gateway.createCheckout(other)).rejects.toThrow(GatewayRefused)
    })

    it('opens one checkout when the answer to the first try is lost', async () => {
      const input = order()
      h.network.loseNextAnswer()
      const first = await h.gateway.createCheckout(input).catch(() => h.gateway.createCheckout(input))
      expect(await h.gateway.createCheckout(input)).toEqual(first)
    })

    it("shows the payment with the gateway's fee", async () => {
      const { key, payment } = await paid()
      expect(await h.gateway.readCheckout(key)).toMatchObject({ status: 'PAID', amountCentesimos: 485_050 })
      expect(payment.amountCentesimos).toBe(485_050)
      expect(payment.amountRefundedCentesimos).toBe(0)
      expect(payment.feeCentesimos).toBeGreaterThan(0)
      expect(payment.feeCentesimos).toBeLessThan(485_050)
      expect(Math.abs(payment.paidAt.getTime() - h.now().getTime())).toBeLessThan(MINUTE)
    })

    it('stays open after a declined card, and takes the next one', async () => {
      const { ref, key } = await open1()
      h.payer.declined(ref)
      expect(await h.gateway.readCheckout(key)).toMatchObject({ status: 'OPEN', payments: [] })
      h.payer.pay(ref)
      expect(await h.gateway.readCheckout(key)).toMatchObject({ status: 'PAID' })
    })

    it.each([
      ['succeeded', 'PAID'],
      ['failed', 'FAILED'],
    ] as const)('is processing until the bank decides: %s', async (outcome, status) => {
      const { ref, key } = await open1()
      h.payer.paySlowly(ref)
      expect(await h.gateway.readCheckout(key)).toMatchObject({ status: 'PROCESSING', payments: [] })
      h.bank.settlePayment(ref, outcome)
      expect((await h.gateway.readCheckout(key)).status).toBe(status)
    })

    it('expires by time', async () => {
      const { key } = await open1()
      h.advance(61 * MINUTE)
      expect(await h.gateway.readCheckout(key)).toMatchObject({ status: 'EXPIRED', payments: [] })
    })

    it('closes on request; closing a closed, paid or expired checkout changes nothing', async () => {
      const { ref, key } = await open1()
      await h.gateway.expireCheckout(ref)
      await h.gateway.expireCheckout(ref)
      expect((await h.gateway.readCheckout(key)).status).toBe('EXPIRED')
      const done = await paid()
      await h.gateway.expireCheckout(done.ref)
      expect((await h.gateway.readCheckout(done.key)).status).toBe('PAID')
    })

    it('reports an unknown checkout, refund or payment', async () => {
      await expect(
        h.gateway.readCheckout({ ref: h.unknown.checkout, reference: randomUUID() }),
      ).rejects.toThrow(GatewayRefused)
      await expect(h.gateway.expireCheckout(h.unknown.checkout)).rejects.toThrow(GatewayRefused)
      await expect(
        h.gateway.readRefund({ ref: h.unknown.refund, paymentRef: h.unknown.payment }),
      ).rejects.toThrow(GatewayRefused)
      await expect(refundOf(h.unknown.payment, 100)).rejects.toThrow(GatewayRefused)
    })

    it('refunds in parts up to the whole, and not one centésimo more', async () => {
      const { key, payment } = await paid()
      const first = await refundOf(payment.ref, 85_050)
      expect(first).toMatchObject({ status: 'SUCCEEDED', amountCentesimos: 85_050, paymentRef: payment.ref })
      expect(await h.gateway.readRefund({ ref: first.ref, paymentRef: payment.ref })).toEqual(first)
      expect((await paymentIn(key))?.amountRefundedCentesimos).toBe(85_050)
      await expect(refundOf(payment.ref, 400_001)).rejects.toThrow(GatewayRefused)
      await refundOf(payment.ref, 400_000)
      expect((await paymentIn(key))?.amountRefundedCentesimos).toBe(485_050)
      await expect(refundOf(payment.ref, 1)).rejects.toThrow(GatewayRefused)
    })

    it('refunds once for one key, also when the first answer is lost', async () => {
      const { key, payment } = await paid()
      const once = randomUUID()
      h.network.loseNextAnswer()
      const again = { idempotencyKey: once }
      const first = await refundOf(payment.ref, 100_000, again).catch(() =>
        refundOf(payment.ref, 100_000, again),
      )
      expect(await refundOf(payment.ref, 100_000, again)).toEqual(first)
      expect((await paymentIn(key))?.amountRefundedCentesimos).toBe(100_000)
      await expect(refundOf(payment.ref, 100_001, again)).rejects.toThrow(GatewayRefused)
    })

    it('refunds once for one key, at any later time', async () => {
      const { key, payment } = await paid()
      const idempotencyKey = randomUUID()
      const asked = { idempotencyKey, requestedAt: h.now() }
      const first = await refundOf(payment.ref, 100_000, asked)
      h.network.forgetKeys()
      h.advance(2 * 24 * 60 * MINUTE)
      expect(await refundOf(payment.ref, 100_000, asked)).toEqual(first)
      expect((await paymentIn(key))?.amountRefundedCentesimos).toBe(100_000)
    })

    it('makes a second refund when the first of the same amount is known', async () => {
      const { key, payment } = await paid()
      const requestedAt = h.now()
      const first = await refundOf(payment.ref, 100_000, { requestedAt })
      h.advance(2 * 24 * 60 * MINUTE)
      const second = await refundOf(payment.ref, 100_000, { requestedAt, knownRefs: [first.ref] })
      expect(second.ref).not.toBe(first.ref)
      expect((await paymentIn(key))?.amountRefundedCentesimos).toBe(200_000)
    })

    it('shows a refund that somebody made in the dashboard', async () => {
      const { key, payment } = await paid()
      h.bank.refundByHand(payment.ref, 85_050)
      expect((await paymentIn(key))?.amountRefundedCentesimos).toBe(85_050)
      expect(await toldOf(await parsedNotices())).toContain(key.reference)
    })

    it.each([
      ['won', 'WON'],
      ['lost', 'LOST'],
    ] as const)('shows a dispute until the bank has decided: %s', async (outcome, status) => {
      const { key, payment } = await paid()
      expect(payment.dispute).toBeNull()
      const disputeRef = h.bank.dispute(payment.ref)
      expect(await paymentIn(key)).toMatchObject({
        amountCentesimos: 485_050,
        dispute: { status: 'OPEN', amountCentesimos: 485_050 },
      })
      const opened = (await parsedNotices()).filter(({ kind }) => kind === 'DISPUTE_OPENED')
      expect(opened.map(notice => notice.disputeRef)).toContain(disputeRef)
      expect(await toldOf(opened)).toContain(key.reference)
      expect(await h.gateway.paymentOf(disputeRef)).toBe(payment.ref)
      h.bank.closeDispute(payment.ref, outcome)
      // A gateway that lists no dispute any more has decided for us.
      const { dispute } = (await paymentIn(key)) ?? {}
      expect(dispute?.status ?? 'WON').toBe(status)
    })

    it('knows in which of our checkouts a payment was made', async () => {
      const { key, payment } = await paid()
      expect(await h.gateway.referenceOf(payment.ref)).toBe(key.reference)
      await expect(h.gateway.referenceOf(h.unknown.payment)).rejects.toThrow(GatewayRefused)
    })

    it.each([
      ['succeeded', 'SUCCEEDED', 485_050],
      ['failed', 'FAILED', 0],
    ] as const)('shows a refund that is pending and then %s', async (outcome, status, refunded) => {
      const { key, payment } = await paid()
      h.bank.keepRefundsPending(true)
      const refund = await refundOf(payment.ref, 485_050)
      expect(refund.status).toBe('PENDING')
      h.bank.settleRefund(refund.ref, outcome)
      expect((await h.gateway.readRefund({ ref: refund.ref, paymentRef: payment.ref })).status).toBe(status)
      expect((await paymentIn(key))?.amountRefundedCentesimos).toBe(refunded)
    })

    it('shows a refund that the bank returns after it had succeeded', async () => {
      const { key, payment } = await paid()
      const refund = await refundOf(payment.ref, 485_050)
      // The bank takes weeks, and no webhook may arrive.
      h.advance(29 * 24 * 60 * 60_000)
      h.bank.settleRefund(refund.ref, 'failed')
      const { status } = await h.gateway.readRefund({ ref: refund.ref, paymentRef: payment.ref })
      expect(status).toBe('FAILED')
      expect((await paymentIn(key))?.amountRefundedCentesimos).toBe(0)
    })

    it('does not know the fee before the vendor does', async () => {
      h.bank.keepFeesBack(true)
      const { key, payment } = await paid()
      expect(payment.feeCentesimos).toBeNull()
      h.bank.keepFeesBack(false)
      expect((await paymentIn(key))?.feeCentesimos).toBeGreaterThan(0)
    })

    it('reports a broken vendor as unavailable, and answers again afterwards', async () => {
      const { key } = await open1()
      h.network.failCalls(20)
      await expect(h.gateway.readCheckout(key)).rejects.toThrow(GatewayUnavailable)
      h.network.heal()
      expect((await h.gateway.readCheckout(key)).status).toBe('OPEN')
    })

    it('does not treat refused credentials as a refusal of the payment', async () => {
      const { key } = await open1()
      await expect(h.stranger.readCheckout(key)).rejects.toThrow(GatewayUnavailable)
    })

    it('announces a payment and its refund by signed webhooks that name them', async () => {
      const { key, payment } = await paid()
      const refund = await refundOf(payment.ref, 1000)
      const notices = await parsedNotices()
      expect(new Set(notices.map(notice => notice.eventId)).size).toBe(notices.length)
      expect(notices.some(notice => notice.paymentRef === payment.ref)).toBe(true)
      expect(new Set(await toldOf(notices.filter(notice => !notice.refundRef)))).toContain(key.reference)
      // Some gateways announce the refund itself, others its payment again.
      const ofRefund = notices.filter(
        notice => notice.refundRef === refund.ref || notice.paymentRef === payment.ref,
      )
      expect(ofRefund.length).toBeGreaterThan(1)
    })

    it('announces an expired checkout if it can, and shows it in any case', async () => {
      const { ref, key } = await open1()
      await h.gateway.expireCheckout(ref)
      const told = (await parsedNotices()).map(notice => notice.checkoutRef)
      expect(told.includes(ref)).toBe(h.tellsOfExpiry)
      expect((await h.gateway.readCheckout(key)).status).toBe('EXPIRED')
    })

    it('lists every payment of a checkout that can be paid twice, the first one first', async () => {
      const { ref, key } = await open1()
      h.payer.pay(ref)
      const [first] = await paymentRefs(key)
      if (!h.payer.payAgain) return expect(await paymentRefs(key)).toHaveLength(1)
      h.payer.payAgain(ref)
      const both = await paymentRefs(key)
      expect(both).toHaveLength(2)
      expect(both[0]).toBe(first)
    })

    it('lists the payments that arrived in a period, page by page, and no other', async () => {
      const started = new Date(h.now().getTime() - MINUTE)
      const all = [await paid(), await paid(), await paid()].map(({ payment }) => payment.ref)
      const declined = await open1()
      h.payer.declined(declined.ref)
      await refundOf(all[1] ?? '', 100_000)
      const period = { from: started, until: new Date(h.now().getTime() + MINUTE) }
      const first = await h.gateway.listPayments(period, null)
      expect(first.payments.length).toBeLessThan(all.length)
      const listed = [...first.payments]
      for (let { next } = first; next !== null; ) {
        const page = await h.gateway.listPayments(period, next)
        listed.push(...page.payments)
        next = page.next
      }
      const byRef = (one: { ref: string }, other: { ref: string }) => one.ref.localeCompare(other.ref)
      const wanted = all.map((ref, index) => ({
        ref,
        amountCentesimos: 485_050,
        amountRefundedCentesimos: index === 1 ? 100_000 : 0,
        currency: 'UYU',
      }))
      expect(listed.toSorted(byRef)).toEqual(wanted.toSorted(byRef))
      const earlier = { from: new Date(started.getTime() - MINUTE), until: started }
      expect(await h.gateway.listPayments(earlier, null)).toEqual({ payments: [], next: null })
      h.network.failCalls(1)
      await expect(h.gateway.listPayments(period, null)).rejects.toThrow(GatewayUnavailable)
    })

    it('finds a checkout by our reference alone, or reports that it cannot', async () => {
      const { ref, key } = await open1()
      const found = await h.gateway
        .readCheckout({ ref: null, reference: key.reference })
        .catch(error => error)
      if (found instanceof Error) expect(found).toBeInstanceOf(GatewayRefused)
      else expect(found).toMatchObject({ ref, reference: key.reference })
    })

    it('rejects a webhook with a changed body or a changed or missing signature', async () => {
      await paid()
      const [notice] = await h.notices()
      if (!notice) throw new Error('no webhook arrived')
      for (const touched of h.touched(notice))
        await expect(h.gateway.parseWebhook(touched)).rejects.toThrow(InvalidWebhook)
      const refused = [
        h.gateway.parseWebhook({ ...notice, headers: {} }),
        h.gateway.parseWebhook({ ...notice, rawBody: Buffer.alloc(0) }),
        h.stranger.parseWebhook(notice),
      ]
      for (const parsed of refused) await expect(parsed).rejects.toThrow(InvalidWebhook)
    })
  })
}
