import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AFTER_TODAY, type Caller } from '../../../test/harness.ts'
import {
  createPaidOrder,
  createPaymentsWorld,
  type PaymentsWorld,
  requestWithOffer,
} from '../../../test/paymentsWorld.ts'
import { deliverWhatsApps, proveNumber, textsTo } from '../../../test/whatsAppWorld.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { setDataConsent } from '../accounts/policies/dataConsent.operations.ts'
import { setNoticePreference } from '../notifications/noticePreference.operations.ts'
import { requireAccount } from '../viewer.ts'

const PHONE = '+59894777111'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld({ start: AFTER_TODAY, hasWhatsApp: true })
})
afterAll(() => world.close())
beforeEach(async () => {
  const { harness, sandbox, cast } = world
  await harness.services.db.query(`DELETE FROM pgboss.job WHERE state = 'active'`)
  await harness.drain({ ahead: true })
  await prisma().noticeMute.deleteMany()
  await prisma().whatsAppContact.deleteMany()
  sandbox.control.reset()
  sandbox.control.twilioWebhooks.hold(true)
  // The codes of a day.
  harness.clock.advance(2 * DAY_MS)
  for (const allowance of ['whatsapp-code', 'whatsapp-code-phone', 'whatsapp-try'])
    for (const key of [PHONE, accountOf(cast.ana), accountOf(cast.bruno)])
      await harness.services.rateLimit.restore({ name: allowance, points: 5, perMs: DAY_MS }, key)
  await proveNumber(world, cast.ana, PHONE)
})

const accountOf = ({ viewer }: Caller) => requireAccount(viewer).accountId
const prisma = () => world.harness.services.db.prisma
const messages = () =>
  world.sandbox.control.twilio.messages(PHONE).filter(({ text }) => !text.includes('código'))
/** Of notices: answers keep no delivery. */
const states = async () => {
  const sent = await prisma().whatsAppMessage.findMany()
  return sent.filter(({ delivery }) => delivery !== null).map(({ state }) => state)
}

async function offer() {
  await requestWithOffer(world)
  await world.harness.drain()
}

/** Ana's phone writes, and our answer goes out. */
async function write(text: string) {
  world.sandbox.control.twilio.write(PHONE, text)
  await deliverWhatsApps(world)
  await world.harness.drain()
}

/** Runs the deliveries that failed again, as their timer would. */
async function retryFailed() {
  const { rows } = await world.harness.services.db.query(
    `SELECT data FROM pgboss.job WHERE name = 'channels.whatsapp' AND state = 'active'`,
  )
  for (const { data } of rows)
    await world.harness.runJob('channels.whatsapp', data as Record<string, unknown>)
}

test('sends the bell’s words by the template to somebody who has not written', async () => {
  await offer()
  const row = await prisma().notification.findFirstOrThrow({
    where: { accountId: accountOf(world.cast.ana) },
    orderBy: { id: 'desc' },
  })
  const [message, ...others] = messages()
  expect(others).toEqual([])
  expect(message?.template).toBe(world.sandbox.twilio.templates.NOTICE)
  expect(message?.text).toContain(`*${row.title}*\n${row.message}\nhttp://tuerca.test${row.path}`)
})

test('sends free text for 24 hours after the person wrote', async () => {
  await write('hola')
  await offer()
  expect(messages().at(-1)).toMatchObject({ template: null, status: 'delivered' })
  world.harness.clock.advance(DAY_MS)
  await offer()
  expect(messages().at(-1)).toMatchObject({ template: world.sandbox.twilio.templates.NOTICE })
})

test('goes by the template when WhatsApp counts the 24 hours otherwise', async () => {
  await write('hola')
  // WhatsApp's clock is ahead of ours.
  world.sandbox.control.advanceTime(DAY_MS)
  await offer()
  expect(messages().at(-1)).toMatchObject({ template: null, errorCode: 63_016 })
  await deliverWhatsApps(world, { reverse: true, copies: 2 })
  await world.harness.drain()
  expect(messages().slice(-2)).toMatchObject([
    { template: null },
    { template: world.sandbox.twilio.templates.NOTICE, status: 'delivered' },
  ])
  await deliverWhatsApps(world)
  expect(await states()).toEqual(['DELIVERED'])
})

test('keeps the latest state of a message, in whatever order they arrive', async () => {
  await offer()
  world.sandbox.control.twilio.read(PHONE)
  await deliverWhatsApps(world, { reverse: true, copies: 2 })
  expect(await states()).toEqual(['READ'])
})

test('sends once when the process dies before Twilio’s answer and a state has arrived', async () => {
  await requestWithOffer(world)
  world.sandbox.control.faults.misbehave({ vendor: 'twilio', kind: 'DROP_AFTER' })
  await expect(world.harness.drain()).rejects.toThrow('Twilio does not answer')
  await world.harness.drain()
  await deliverWhatsApps(world)
  await retryFailed()
  expect(messages()).toHaveLength(1)
  expect(await states()).toEqual(['DELIVERED'])
})

test('retries while Twilio is busy or does not take our keys', async () => {
  for (const status of [429, 503, 401]) {
    await requestWithOffer(world)
    world.sandbox.control.faults.misbehave({ vendor: 'twilio', kind: 'ERROR', status })
    await expect(world.harness.drain()).rejects.toThrow(String(status))
    await world.harness.drain()
    await retryFailed()
    await world.harness.services.db.query(`DELETE FROM pgboss.job WHERE state = 'active'`)
  }
  expect(messages()).toHaveLength(3)
})

test('is silent after BAJA in any letter case, until ALTA; both are answered', async () => {
  await write('  Baja. ')
  expect(textsTo(world.sandbox, PHONE).at(-1)).toContain('no te escribimos más')
  await offer()
  const silent = messages().length
  await write('ALTA')
  expect(textsTo(world.sandbox, PHONE).at(-1)).toContain('te volvemos a escribir')
  expect(messages()).toHaveLength(silent + 2)
  await offer()
  expect(messages().at(-1)?.text).toContain('Nueva oferta')
  const consents = await prisma().dataConsent.findMany({
    where: { accountId: accountOf(world.cast.ana), recipient: 'WHATSAPP' },
    orderBy: { id: 'asc' },
  })
  expect(consents.map(({ given }) => given).slice(-2)).toEqual([false, true])
})

test('obeys a webhook once, however often it arrives', async () => {
  world.sandbox.control.twilio.write(PHONE, 'BAJA')
  await deliverWhatsApps(world, { copies: 3 })
  await world.harness.drain()
  expect(messages().filter(({ direction }) => direction === 'OUT')).toHaveLength(1)
})

test('is silent without the consent, about a kind that is off, and not about money', async () => {
  const ana = world.cast.ana.context()
  await setDataConsent(ana, { recipient: 'WHATSAPP', given: false })
  await offer()
  expect(messages()).toEqual([])
  await setDataConsent(ana, { recipient: 'WHATSAPP', given: true })
  for (const kind of ['OFFER', 'ORDER'] as const)
    await setNoticePreference(ana, { kind, channel: 'WHATSAPP', isWanted: false })
  await offer()
  expect(messages()).toEqual([])
  await createPaidOrder(world)
  await world.harness.drain()
  expect(
    messages()
      .map(({ text }) => text)
      .join(),
  ).toContain('Pago confirmado')
})

test('is held at night', async () => {
  const { settings, clock } = { ...world.harness.services, clock: world.harness.clock }
  Object.assign(settings, { hasQuietHours: true })
  // 23:00 of Uruguay.
  const hour = clock.now().getUTCHours()
  clock.advance(((26 - hour) % 24) * HOUR_MS)
  await offer()
  expect(messages()).toEqual([])
  clock.advance(9 * HOUR_MS)
  await world.harness.drain({ ahead: true })
  Object.assign(settings, { hasQuietHours: false })
  expect(messages()).toHaveLength(1)
})

test('forgets messages after 30 days, and visitors who wrote, unless they asked for silence', async () => {
  await offer()
  const { twilio } = world.sandbox.control
  twilio.write('+59894777222', 'hola')
  twilio.write('+59894777333', 'baja')
  await deliverWhatsApps(world)
  await world.harness.drain()
  world.harness.clock.advance(31 * DAY_MS)
  await world.harness.runJob('whatsapp.removeOld')
  expect(await prisma().whatsAppMessage.count()).toBe(0)
  const left = await prisma().whatsAppContact.findMany({ orderBy: { phone: 'asc' } })
  expect(left.map(({ phone }) => phone)).toEqual([PHONE, '+59894777333'])
})
