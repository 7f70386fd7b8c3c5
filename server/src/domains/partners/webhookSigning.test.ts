import { expect, test } from 'vitest'
import { newWebhookSecret, webhookHeaders } from './webhookSigning.ts'

/** The example of the specification: github.com/standard-webhooks/standard-webhooks. */
const EXAMPLE = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  at: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
}

test('signs as Standard Webhooks says, once for each secret', () => {
  const { secret, ...message } = EXAMPLE
  expect(webhookHeaders({ ...message, secrets: [secret] })).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
  const both = webhookHeaders({ ...message, secrets: [newWebhookSecret(), secret] })['webhook-signature']
  expect(both?.split(' ')).toHaveLength(2)
  expect(both?.endsWith(' v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')).toBe(true)
})

test('makes secrets of 24 random bytes', () => {
  const secrets = Array.from({ length: 50 }, newWebhookSecret)
  for (const secret of secrets) expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(24)
  expect(new Set(secrets).size).toBe(secrets.length)
})
