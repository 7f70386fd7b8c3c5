import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { InvalidWebhook } from '../domains/payments/paymentGateway.ts'
import { createLogger } from '../platform/logger.ts'
import { createMetrics } from '../platform/metrics.ts'
import { type Listening, listen } from './listen.ts'
import { serve } from './serve.ts'
import { webhookDoor } from './webhookDoor.ts'

let listening: Listening
let origin: string
const notices: { vendor: string; body: Buffer; signature: string | undefined }[] = []

beforeAll(async () => {
  const webhooks = webhookDoor('https://tuerca.test', async (vendor, { rawBody: body, headers }) => {
    if (headers.signature === 'forged') throw new InvalidWebhook('no')
    notices.push({ vendor, body, signature: headers.signature })
    return vendor === 'stripe' ? 200 : null
  })
  listening = await listen({ port: 0, host: '127.0.0.1' })
  listening.answerWith(
    serve([webhooks], {
      logger: createLogger({ level: 'silent' }),
      metrics: createMetrics(),
      isHttps: true,
    }),
  )
  origin = `http://127.0.0.1:${listening.port}`
})

afterAll(() => listening.close({ graceMs: 0, tellSockets: async () => {} }))

const post = (path: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  fetch(origin + path, { method: 'POST', body: new Uint8Array(Buffer.from(body)), headers })

test('hands over the bytes as they were sent', async () => {
  const body = Buffer.from('{ "id" :\t"evt_1", "ñ": 1 }\r\n')
  const response = await post('/webhooks/stripe', body, { signature: 't=1' })
  expect(response.status).toBe(200)
  expect(notices.at(-1)).toEqual({ vendor: 'stripe', body, signature: 't=1' })
})

test('refuses forged, oversized and unknown ones', async () => {
  expect((await post('/webhooks/stripe', '{}', { signature: 'forged' })).status).toBe(400)
  expect((await post('/webhooks/paypal', '{}')).status).toBe(404)
  expect((await fetch(`${origin}/webhooks/stripe`)).status).toBe(405)
  const before = notices.length
  expect((await post('/webhooks/stripe', Buffer.alloc(1024 * 1024 + 1))).status).toBe(413)
  expect(notices).toHaveLength(before)
})

test('stops reading when an undeclared body grows too large', async () => {
  const before = notices.length
  const ended = await new Promise<string>(resolve => {
    const upload = httpRequest(`${origin}/webhooks/stripe`, { method: 'POST' }, response =>
      resolve(`status ${response.statusCode}`),
    )
    upload.on('error', () => resolve('cut'))
    for (let sent = 0; sent < 32; sent += 1) upload.write(Buffer.alloc(64 * 1024))
    upload.end()
  })
  expect(['cut', 'status 413']).toContain(ended)
  expect(notices).toHaveLength(before)
})
