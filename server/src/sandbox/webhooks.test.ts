import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenSandbox, openSandbox } from '../../test/contracts/openSandbox.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../test/contracts/webhookReceiver.ts'
import { NotLoopback } from './loopback.ts'

/** Opens a session through the API; returns its id. */
async function newSession({ stripe }: OpenSandbox['sandbox']): Promise<string> {
  const answer = await fetch(`${stripe.baseUrl}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stripe.secretKey}` },
    body: new URLSearchParams({
      mode: 'payment',
      success_url: 'http://localhost:4000/ok',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'uyu',
      'line_items[0][price_data][unit_amount]': '100000',
      'line_items[0][price_data][product_data][name]': 'Óptica',
    }),
  })
  return (await answer.json()).id
}

/** Time for a busy machine. */
const PATIENTLY = { timeout: 15_000 }

describe('webhooks of the sandbox', () => {
  let receiver: WebhookReceiver
  let opened: OpenSandbox
  beforeAll(async () => {
    receiver = await startWebhookReceiver()
    opened = await openSandbox({ webhookUrls: [receiver.url], webhookRetryDelaysMs: [0, 0, 60_000] })
  })
  beforeEach(() => {
    opened.sandbox.control.reset()
    receiver.received.length = 0
    receiver.answerWith()
  })
  afterAll(async () => {
    await opened.close()
    await receiver.close()
  })

  const control = () => opened.sandbox.control
  const types = () => receiver.received.map(one => JSON.parse(one.rawBody.toString()).type)
  const states = () =>
    control()
      .webhooks.list()
      .map(delivery => delivery.state)
  const tries = () =>
    control()
      .webhooks.list()
      .map(delivery => delivery.attempts.map(attempt => attempt.status))
  const pay = async () => control().stripe.pay(await newSession(opened.sandbox))
  const PAID = ['charge.succeeded', 'payment_intent.succeeded', 'checkout.session.completed']

  it('are sent one by one, in order', async () => {
    await pay()
    await control().webhooks.idle()
    expect(types()).toEqual(PAID)
    expect(states()).toEqual(['DELIVERED', 'DELIVERED', 'DELIVERED'])
  })

  it('wait while held, and are sent in the order and number of their release', async () => {
    control().webhooks.hold(true)
    await pay()
    await control().webhooks.idle()
    expect(types()).toEqual([])
    await control().webhooks.release({ reverse: true })
    expect(types()).toEqual(PAID.toReversed())
    await pay()
    await control().webhooks.release({ copies: 2, parallel: true })
    expect(types().slice(3).toSorted()).toEqual([...PAID, ...PAID].toSorted())
  })

  it('are sent one at a time when they are released by id', async () => {
    control().webhooks.hold(true)
    await pay()
    const [, second] = control().webhooks.list()
    await control().webhooks.release({ ids: [second?.id ?? ''] })
    expect(types()).toEqual(PAID.slice(1, 2))
    expect(states()).toEqual(['HELD', 'DELIVERED', 'HELD'])
  })

  it('are sent again on demand, with the same id and a fresh signature', async () => {
    await pay()
    await control().webhooks.idle()
    const [event] = control().stripe.events()
    control().advanceTime(60_000)
    await control().webhooks.redeliver(event?.id ?? '', { copies: 2 })
    expect(types()).toEqual([...PAID, PAID[0], PAID[0]])
    const [first, last] = [receiver.received[0], receiver.received.at(-1)]
    expect(last?.rawBody).toEqual(first?.rawBody)
    expect(last?.headers['stripe-signature']).not.toBe(first?.headers['stripe-signature'])
    await expect(control().webhooks.redeliver('evt_unknown')).rejects.toThrow(RangeError)
  })

  it('are sent twice each when set so', async () => {
    control().webhooks.setCopies(2)
    await pay()
    await control().webhooks.idle()
    expect(types().toSorted()).toEqual([...PAID, ...PAID].toSorted())
  })

  it('are lost when dropped', async () => {
    control().webhooks.hold(true)
    await pay()
    control().webhooks.drop()
    await control().webhooks.release()
    expect(types()).toEqual([])
  })

  it('are retried until accepted', async () => {
    control().webhooks.hold(true)
    await pay()
    const [first] = control().webhooks.list()
    receiver.answerWith(500, 302)
    await control().webhooks.release({ ids: [first?.id ?? ''] })
    await expect.poll(() => states()[0], PATIENTLY).toBe('DELIVERED')
    expect(tries()[0]).toEqual([500, 302, 200])
  })

  it('survive a restart: undelivered ones are sent again', async () => {
    receiver.answerWith(500, 500, 500, 500, 500, 500, 500, 500, 500)
    await pay()
    await expect.poll(() => tries().flat().length, PATIENTLY).toBe(9)
    expect(states()).toEqual(['WAITING', 'WAITING', 'WAITING'])
    await opened.restart()
    await expect.poll(states, PATIENTLY).toEqual(['DELIVERED', 'DELIVERED', 'DELIVERED'])
  })

  it('send to no other machine', () => {
    expect(() => control().webhooks.setUrls(['https://tuerca.uy/webhooks/stripe'])).toThrow(NotLoopback)
  })
})
