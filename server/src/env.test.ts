import { expect, test } from 'vitest'
import { environmentVariables, InvalidEnvironment, readEnv } from './env.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  APP_SECRET: 'a secret that only this test has',
  DATA_KEYS: 'a key that only this test has',
  ADMIN_EMAIL: 'admin@tuerca.uy',
  PUBLIC_URL: 'https://tuerca.uy',
  SUPPORT_EMAIL: 'ayuda@tuerca.uy',
  DATABASE_URL: 'postgres://tuerca@db/tuerca',
}

function complaintsAbout(source: Record<string, string>): string[] {
  try {
    readEnv(source)
    return []
  } catch (error) {
    if (!(error instanceof InvalidEnvironment)) throw error
    return [...error.message.matchAll(/^ {2}(\w+): /gm)].map(match => match[1] ?? '').toSorted()
  }
}

test('several keys are read in their order', () => {
  const keys = ['the key of this year 2026', 'the key of last year 2025']
  expect(readEnv({ DATA_KEYS: keys.join(' , ') }).DATA_KEYS).toEqual(keys)
})

test('nothing need be set to develop, and an empty value is not set', () => {
  expect(complaintsAbout({})).toEqual([])
  expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 4000, NODE_ENV: 'development' })
})

test.each([
  ['a port that is none', { PORT: 'http' }, ['PORT']],
  ['another database', { DATABASE_URL: 'mysql://db/tuerca' }, ['DATABASE_URL']],
  ['a short secret', { APP_SECRET: 'short' }, ['APP_SECRET']],
  ['a short key behind a good one', { DATA_KEYS: 'a key that only this test has, short' }, ['DATA_KEYS']],
  ['a WhatsApp number from elsewhere', { WHATSAPP_NUMBER: '+5491155551234' }, ['WHATSAPP_NUMBER']],
  ['a phone that is none', { SUPPORT_PHONE: '2400 1234' }, ['SUPPORT_PHONE']],
  ['Stripe without webhooks', { STRIPE_SECRET_KEY: 'sk_test_1' }, ['STRIPE_WEBHOOK_SECRET']],
  [
    'bare production',
    { NODE_ENV: 'production' },
    ['ADMIN_EMAIL', 'APP_SECRET', 'DATABASE_URL', 'DATA_KEYS', 'PUBLIC_URL', 'SUPPORT_EMAIL'],
  ],
  ['the sandbox in production', { ...PRODUCTION, SANDBOX: 'true' }, ['SANDBOX']],
  ['the demo world in production', { ...PRODUCTION, DEMO_WORLD: 'true' }, ['DEMO_WORLD']],
  [
    'a sandboxed Stripe in production',
    { ...PRODUCTION, STRIPE_API_BASE: 'http://127.0.0.1:1' },
    ['STRIPE_API_BASE'],
  ],
])('refuses %s', (_what, source, names) => {
  expect(complaintsAbout(source)).toEqual(names)
})

test('production runs with what it needs, and says what each variable means', () => {
  expect(complaintsAbout(PRODUCTION)).toEqual([])
  for (const { description } of environmentVariables) expect(description).not.toBe('')
})
