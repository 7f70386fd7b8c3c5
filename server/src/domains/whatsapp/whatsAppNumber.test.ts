import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AFTER_TODAY, createHarness } from '../../../test/harness.ts'
import { createPaymentsWorld, type PaymentsWorld } from '../../../test/paymentsWorld.ts'
import {
  CONFIRM_WHATSAPP,
  codeSentTo,
  deliverWhatsApps,
  proveNumber,
  START_WHATSAPP,
  textsTo,
} from '../../../test/whatsAppWorld.ts'
import { createCast } from '../../../test/world.ts'
import { MINUTE_MS } from '../../platform/clock.ts'
import type { RateLimit } from '../../platform/rateLimit.ts'
import { NO_WHATSAPP } from '../../sandbox/twilio/twilioApi.ts'

const PHONE = '+59894777111'

let world: PaymentsWorld
let limits: RateLimit
beforeAll(async () => {
  world = await createPaymentsWorld({ start: AFTER_TODAY, hasWhatsApp: true })
  limits = world.harness.services.rateLimit
})
afterAll(() => world.close())
beforeEach(async () => {
  const { harness, sandbox } = world
  await prisma().whatsAppContact.deleteMany()
  await prisma().whatsAppCode.deleteMany()
  sandbox.control.faults.clear()
  Object.assign(harness.services, {
    rateLimit: { spend: async () => {}, restore: async () => {} },
  })
})

const prisma = () => world.harness.services.db.prisma

type Outcome = { __typename: string; code?: string; message?: string; path?: string[]; account?: object }
const start = async (phone: string, caller = world.cast.ana) =>
  (await caller.data<{ startWhatsApp: Outcome }>(START_WHATSAPP, { input: { phone } })).startWhatsApp
const confirm = async (code: string, caller = world.cast.ana) =>
  (await caller.data<{ confirmWhatsApp: Outcome }>(CONFIRM_WHATSAPP, { input: { code } })).confirmWhatsApp

test('proves a number, as people write it, with the code that arrives there', async () => {
  expect(await start('094 777 111')).toEqual({
    __typename: 'WhatsAppPayload',
    account: { whatsApp: { number: null, codeSentTo: PHONE } },
  })
  const code = codeSentTo(world.sandbox, PHONE)
  expect(await confirm(`${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
    account: {
      whatsApp: {
        number: PHONE,
        isStopped: false,
        isAllowed: true,
        codeSentTo: null,
        ourNumber: world.sandbox.twilio.number,
      },
    },
  })
})

test('gives five tries, counts them down, and then wants another code', async () => {
  await start(PHONE)
  const code = codeSentTo(world.sandbox, PHONE)
  const wrong = code === '000000' ? '000001' : '000000'
  const messages: (string | undefined)[] = []
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const refused = await confirm(wrong)
    expect(refused).toMatchObject({ code: 'INVALID_INPUT', path: ['code'] })
    messages.push(refused.message)
  }
  expect(messages).toEqual([
    'Ese código no es el que te mandamos. Te quedan 4 intentos.',
    'Ese código no es el que te mandamos. Te quedan 3 intentos.',
    'Ese código no es el que te mandamos. Te quedan 2 intentos.',
    'Ese código no es el que te mandamos. Te queda un intento.',
    'Ese código no es, y ya no quedan intentos. Pedí otro.',
  ])
  expect(await confirm(code)).toMatchObject({ message: 'Ese código ya no sirve. Pedí otro.' })
})

test('refuses a code after ten minutes, another account’s, and one that was replaced', async () => {
  await start(PHONE)
  const first = codeSentTo(world.sandbox, PHONE)
  expect(await confirm(first, world.cast.bruno)).toMatchObject({ path: ['code'] })
  await start('+59894777112')
  expect(await confirm(first)).toMatchObject({ path: ['code'] })
  world.harness.clock.advance(10 * MINUTE_MS)
  expect(await confirm(codeSentTo(world.sandbox, '+59894777112'))).toMatchObject({
    message: 'Ese código ya no sirve. Pedí otro.',
  })
})

test('says at the field that a number is none, has no WhatsApp, or asked for silence', async () => {
  expect(await start('hola')).toMatchObject({ code: 'INVALID_INPUT', path: ['phone'] })
  expect(await start(NO_WHATSAPP)).toMatchObject({
    path: ['phone'],
    message: 'No le pudimos escribir a ese número. Revisá que tenga WhatsApp.',
  })
  world.sandbox.control.twilio.write(PHONE, 'stop')
  await deliverWhatsApps(world)
  const before = textsTo(world.sandbox, PHONE).length
  expect(await start(PHONE)).toMatchObject({ path: ['phone'] })
  expect(textsTo(world.sandbox, PHONE)).toHaveLength(before)
})

test('sends an account five codes an hour, and a number five a day', async () => {
  const { bruno } = world.cast
  Object.assign(world.harness.services, { rateLimit: limits })
  for (let sent = 0; sent < 5; sent += 1)
    expect(await start(PHONE)).toMatchObject({ __typename: 'WhatsAppPayload' })
  expect(await start('+59894777112')).toMatchObject({ code: 'RATE_LIMITED' })
  expect(await start(PHONE, bruno)).toMatchObject({ code: 'RATE_LIMITED' })
  expect(await start('+59894777112', bruno)).toMatchObject({ __typename: 'WhatsAppPayload' })
})

test('says that WhatsApp does not answer, and awaits no code then', async () => {
  world.sandbox.control.faults.misbehave({ vendor: 'twilio', kind: 'ERROR', status: 503 })
  expect(await start(PHONE)).toMatchObject({ code: 'WHATSAPP_DOWN', path: [] })
  expect(await prisma().whatsAppCode.count()).toBe(0)
})

test('belongs to the account that proved it last, and leaves with its removal', async () => {
  const { ana, bruno } = world.cast
  await proveNumber(world, ana, PHONE)
  await proveNumber(world, bruno, PHONE)
  const whatsApp = '{ viewer { whatsApp { number isAllowed } } }'
  expect(await ana.data(whatsApp)).toEqual({ viewer: { whatsApp: { number: null, isAllowed: true } } })
  expect(await bruno.data(whatsApp)).toEqual({ viewer: { whatsApp: { number: PHONE, isAllowed: true } } })
  await bruno.data('mutation { removeWhatsApp { __typename } }')
  expect(await bruno.data(whatsApp)).toEqual({ viewer: { whatsApp: { number: null, isAllowed: false } } })
  expect(await prisma().whatsAppContact.count()).toBe(0)
})

test('keeps a number that asked for silence when its account removes it', async () => {
  const { ana } = world.cast
  await proveNumber(world, ana, PHONE)
  world.sandbox.control.twilio.write(PHONE, 'BAJA')
  await deliverWhatsApps(world)
  await ana.data('mutation { removeWhatsApp { __typename } }')
  expect(await prisma().whatsAppContact.findMany()).toMatchObject([
    { phone: PHONE, accountId: null, stoppedAt: expect.any(Date) },
  ])
})

test('is offered by no site without WhatsApp', async () => {
  const harness = await createHarness()
  try {
    const { ana } = await createCast(harness)
    expect(await ana.data('{ viewer { whatsApp { number } } }')).toEqual({ viewer: { whatsApp: null } })
    expect(await start(PHONE, ana)).toMatchObject({ code: 'NOT_FOUND' })
  } finally {
    await harness.close()
  }
})
