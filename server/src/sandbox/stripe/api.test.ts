import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenSandbox, openSandbox } from '../../../test/contracts/openSandbox.ts'
import { decodeForm } from './form.ts'

describe("the sandbox's Stripe API", () => {
  let opened: OpenSandbox
  beforeAll(async () => {
    opened = await openSandbox()
  })
  beforeEach(() => opened.sandbox.control.reset())
  afterAll(() => opened.close())

  const call = async (
    method: string,
    path: string,
    params: Record<string, string> = {},
    headers: Record<string, string> = {},
  ) => {
    const { baseUrl, secretKey } = opened.sandbox.stripe
    const answer = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${secretKey}`, ...headers },
      ...(method === 'POST' ? { body: new URLSearchParams(params) } : {}),
    })
    return { status: answer.status, headers: answer.headers, body: await answer.json() }
  }
  const session = (change: Record<string, string> = {}) => ({
    mode: 'payment',
    success_url: 'http://localhost:4000/ok',
    'line_items[0][quantity]': '2',
    'line_items[0][price_data][currency]': 'uyu',
    'line_items[0][price_data][unit_amount]': '50025',
    'line_items[0][price_data][product_data][name]': 'Óptica',
    ...change,
  })
  const open = async (change: Record<string, string> = {}) =>
    (await call('POST', '/v1/checkout/sessions', session(change))).body

  it('answers 501 to unsupported calls', async () => {
    expect(await call('POST', '/v1/transfers')).toMatchObject({
      status: 501,
      body: { error: { code: 'not_in_sandbox' } },
    })
    expect(await call('GET', '/v1/checkout/sessions')).toMatchObject({ status: 501 })
  })

  it('requires the key', async () => {
    for (const authorization of ['', 'Bearer sk_test_other', 'Bearer'])
      expect((await call('GET', '/v1/refunds/re_1', {}, { authorization })).status).toBe(401)
  })

  it('multiplies, lists and keeps the lines', async () => {
    const { id, amount_total: total } = await open()
    expect(total).toBe(100_050)
    const { body } = await call('GET', `/v1/checkout/sessions/${id}/line_items`)
    expect(body.data).toMatchObject([{ description: 'Óptica', quantity: 2, amount_total: 100_050 }])
  })

  it.each([
    [{ mode: '' }, 'mode'],
    [{ success_url: 'javascript:alert(1)' }, 'success_url'],
    [{ 'line_items[0][price_data][unit_amount]': '12.5' }, 'line_items[0][price_data][unit_amount]'],
    [{ 'line_items[0][price_data][currency]': 'ars' }, 'line_items[0][price_data][currency]'],
    [{ customer_email: 'nobody' }, 'customer_email'],
    [{ expires_at: '1' }, 'expires_at'],
    [{ payment_method_types: 'card' }, 'payment_method_types'],
    [{ 'payment_intent_data[capture]': 'manual' }, 'payment_intent_data[capture]'],
  ])('refuses %o, naming the parameter', async (change, param) => {
    const { status, body } = await call('POST', '/v1/checkout/sessions', session(change))
    expect([status, body.error.type, body.error.param]).toEqual([400, 'invalid_request_error', param])
  })

  it.each([
    ['999', 'amount_too_small'],
    ['50000000', 'amount_too_large'],
  ])('refuses the amount %s', async (amount, code) => {
    const { body } = await call(
      'POST',
      '/v1/checkout/sessions',
      session({ 'line_items[0][price_data][unit_amount]': amount }),
    )
    expect(body.error.code).toBe(code)
  })

  it('replays an answer for its key and marks it', async () => {
    const key = { 'idempotency-key': 'k-1' }
    const first = await call('POST', '/v1/checkout/sessions', session(), key)
    const second = await call('POST', '/v1/checkout/sessions', session(), key)
    expect(second.body).toEqual(first.body)
    expect(first.headers.get('idempotent-replayed')).toBeNull()
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    expect(second.headers.get('request-id')).toMatch(/^req_/)
    const other = await call('POST', `/v1/checkout/sessions/${first.body.id}/expire`, {}, key)
    expect(other).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } })
  })

  it('keeps no answer of a request that was refused before any effect', async () => {
    const key = { 'idempotency-key': 'k-2' }
    expect((await call('POST', '/v1/checkout/sessions', session({ mode: 'x' }), key)).status).toBe(400)
    expect((await call('POST', '/v1/checkout/sessions', session(), key)).status).toBe(200)
  })

  it('expands as requested, and refuses fields that cannot be expanded', async () => {
    const { id } = await open()
    opened.sandbox.control.stripe.pay(id)
    const path = `/v1/checkout/sessions/${id}`
    expect(typeof (await call('GET', path)).body.payment_intent).toBe('string')
    const deep = await call('GET', `${path}?expand[0]=payment_intent.latest_charge.balance_transaction`)
    const charge = deep.body.payment_intent.latest_charge
    expect(charge.balance_transaction).toMatchObject({ amount: 100_050, currency: 'uyu', type: 'charge' })
    expect(typeof charge.payment_intent).toBe('string')
    expect((await call('GET', `${path}?expand[0]=amount_total`)).status).toBe(400)
    expect((await call('GET', `${path}?expand[0]=customer`)).status).toBe(200)
  })

  it('returns payments, charges and events by their ids', async () => {
    const { id } = await open()
    opened.sandbox.control.stripe.pay(id)
    const [intent] = opened.sandbox.control.stripe.intents()
    const [charge] = intent?.charges ?? []
    const event = opened.sandbox.control.stripe.events().at(-1)
    expect((await call('GET', `/v1/payment_intents/${intent?.id}`)).body.status).toBe('succeeded')
    expect((await call('GET', `/v1/charges/${charge?.id}`)).body.paid).toBe(true)
    expect((await call('GET', `/v1/events/${event?.id}`)).body).toEqual(JSON.parse(event?.body ?? ''))
  })

  it('keeps everything over a restart, replayed answers too', async () => {
    const own = await openSandbox()
    const post = async (sandbox: OpenSandbox['sandbox']) => {
      const answer = await fetch(`${sandbox.stripe.baseUrl}/v1/checkout/sessions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${sandbox.stripe.secretKey}`, 'idempotency-key': 'k-3' },
        body: new URLSearchParams(session()),
      })
      return (await answer.json()).id
    }
    const id = await post(own.sandbox)
    own.sandbox.control.stripe.pay(id)
    const events = own.sandbox.control.stripe.events()
    const after = await own.restart()
    expect(after.control.stripe.session(id)).toMatchObject({ status: 'complete', paymentStatus: 'paid' })
    expect(after.control.stripe.events()).toEqual(events)
    expect(await post(after)).toBe(id)
    await own.close()
  })
})

describe('the form decoder', () => {
  it('parses brackets as lists and objects', () => {
    expect(
      JSON.parse(JSON.stringify(decodeForm('a=1&b[0][c]=2&b[0][d][e]=%C3%B1&b[1][c]=3&f[]=x&f[]=y'))),
    ).toEqual({
      a: '1',
      b: [{ c: '2', d: { e: 'ñ' } }, { c: '3' }],
      f: ['x', 'y'],
    })
  })

  it.each([
    '__proto__[x]=1',
    'a[constructor][prototype][x]=1',
    'a[0]=1&a[b]=2',
    'a=1&a[b]=2',
    'a[9999]=1',
    '[a]=1',
  ])('refuses %s', form => {
    expect(() => decodeForm(form)).toThrow(SyntaxError)
    expect(Object.prototype).not.toHaveProperty('x')
  })
})
