import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type OpenSandbox,
  openSandbox,
  runningClock,
  STRIPE_KEYS,
} from '../../../test/contracts/openSandbox.ts'
import { createStripeGateway } from '../../vendors/stripe/stripeGateway.ts'
import { isValidExpiry, readCard } from './cards.ts'

describe('the hosted checkout', () => {
  let opened: OpenSandbox
  const clock = runningClock()
  beforeAll(async () => {
    opened = await openSandbox()
  })
  beforeEach(() => opened.sandbox.control.reset())
  afterAll(() => opened.close())

  const checkout = () =>
    createStripeGateway({
      mode: 'sandbox',
      ...STRIPE_KEYS,
      baseUrl: opened.sandbox.stripe.baseUrl,
      clock,
    }).createCheckout({
      idempotencyKey: crypto.randomUUID(),
      amountCentesimos: 485_000,
      currency: 'UYU',
      description: 'Óptica',
      lines: [{ name: 'Óptica <izquierda>', amountCentesimos: 485_000 }],
      customerEmail: 'martin@correo.com.uy',
      reference: 'checkout-1',
      successUrl: 'http://localhost:4000/pago?ref={CHECKOUT_SESSION_ID}&x=1',
      pendingUrl: 'http://localhost:4000/pendiente',
      cancelUrl: 'http://localhost:4000/cancelado',
      vouchersExpireAt: new Date(clock.now().getTime() + 72 * 60 * 60_000),
      expiresAt: new Date(clock.now().getTime() + 60 * 60_000),
    })
  const type = (url: string, card: string, change: Record<string, string> = {}, headers = {}) =>
    fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams({ cardNumber: card, expiry: '12/40', code: '123', ...change }),
    })
  const status = (ref: string) => opened.sandbox.control.stripe.session(ref)

  it('shows the purchase, escaped, and the way back', async () => {
    const { url } = await checkout()
    const answer = await fetch(url)
    const text = await answer.text()
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(text).toContain('Óptica &lt;izquierda&gt;')
    expect(text).toContain('$\u00a04.850')
    expect(text).toContain('martin@correo.com.uy')
    expect(text).toContain('href="http://localhost:4000/cancelado"')
  })

  it('accepts a good card and goes to the success page with the reference in it', async () => {
    const { url, ref } = await checkout()
    const answer = await type(url, '4242 4242 4242 4242')
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `http://localhost:4000/pago?ref=${ref}&x=1`,
    ])
    expect(status(ref)).toMatchObject({ status: 'complete', paymentStatus: 'paid' })
    expect(await (await fetch(url)).text()).toContain('Este pago ya se completó')
    await type(url, '4242424242424242')
    expect(opened.sandbox.control.stripe.intents()).toHaveLength(1)
  })

  it('stays open when the card is declined, and shows the reason', async () => {
    const { url, ref } = await checkout()
    expect(await (await type(url, '4000000000000002')).text()).toContain('El banco rechazó la tarjeta')
    expect(await (await type(url, '4000000000009995')).text()).toContain('fondos suficientes')
    expect(status(ref)).toMatchObject({ status: 'open', paymentStatus: 'unpaid' })
  })

  it('leaves a slow card in process', async () => {
    const { url, ref } = await checkout()
    expect((await type(url, '4000000000003220')).status).toBe(303)
    expect(status(ref)).toMatchObject({ status: 'complete', paymentStatus: 'unpaid' })
  })

  it.each([
    ['a real card', '4111 1111 1111 1111', {}, 'tarjetas de prueba'],
    ['a past date', '4242424242424242', { expiry: '01/20' }, 'mes y año'],
    ['no code', '4242424242424242', { code: '' }, 'tres cifras'],
  ])('asks again after %s', async (_what, card, change, complaint) => {
    const { url, ref } = await checkout()
    expect(await (await type(url, card, change)).text()).toContain(complaint)
    expect(status(ref)).toMatchObject({ status: 'open', intentId: null })
  })

  it('ends when it is closed or expired', async () => {
    const { url, ref } = await checkout()
    opened.sandbox.control.stripe.expire(ref)
    const answer = await type(url, '4242424242424242')
    expect([answer.status, await answer.text()]).toEqual([410, expect.stringContaining('venció')])
    const late = await checkout()
    opened.sandbox.control.advanceTime(2 * 60 * 60_000)
    expect((await fetch(late.url)).status).toBe(410)
  })

  it('rejects unknown links', async () => {
    const { url } = await checkout()
    expect((await fetch(`${url}x`)).status).toBe(404)
  })

  it('accepts no form from another site', async () => {
    const { url, ref } = await checkout()
    const refused = await type(url, '4242424242424242', {}, { origin: 'http://localhost:4000' })
    expect(refused.status).toBe(403)
    expect(status(ref).status).toBe('open')
  })
})

describe('cards', () => {
  it('are read as people type them, and only the test ones', () => {
    expect(readCard(' 4242-4242 4242 4242 ')).toMatchObject({ fate: 'paid', last4: '4242', brand: 'visa' })
    expect(readCard('5555 5555 5555 4444')).toMatchObject({ fate: 'paid', brand: 'mastercard' })
    for (const other of ['4242', '4111111111111111', '', 'constructor']) expect(readCard(other)).toBeNull()
  })

  it('are valid until the end of their month', () => {
    const now = new Date('2026-11-30T23:00:00Z')
    for (const good of ['11/26', '1126', '11 / 2026', '01/27']) expect(isValidExpiry(good, now)).toBe(true)
    for (const bad of ['10/26', '13/26', '00/30', '11', '', '11/2'])
      expect(isValidExpiry(bad, now)).toBe(false)
  })
})
