import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHarness } from '../../../test/harness.ts'
import { createPaymentsWorld, type PaymentsWorld } from '../../../test/paymentsWorld.ts'
import {
  BUSINESS_PHONE,
  deliverWhatsApps,
  proveNumber,
  putWhatsApp,
  START_WHATSAPP,
  sandboxWhatsApp,
  textsTo,
} from '../../../test/whatsAppWorld.ts'
import { createCast } from '../../../test/world.ts'
import { SECOND_MS } from '../../platform/clock.ts'
import { Postponed } from '../../platform/jobPostponed.ts'
import { createSealing } from '../../platform/sealing.ts'
import { consentToAnswer } from '../whatsapp/whatsAppContacts.ts'
import { createWhatsAppLine } from '../whatsapp/whatsAppLine.ts'
import { NO_WHATSAPP_VALUES, resealToken } from '../whatsapp/whatsAppSetup.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld({ hasWhatsApp: true })
})
afterAll(async () => {
  await world.close()
})
beforeEach(async () => {
  world.sandbox.control.faults.clear()
  await putWhatsApp(world.harness, 'SAVED')
  await prisma().whatsAppRun.deleteMany()
})

const PHONE = '+59894900002'
const prisma = () => world.harness.services.db.prisma
const account = () => {
  const { accountSid, authToken, number, templates } = world.sandbox.twilio
  return {
    accountSid,
    authToken,
    number: `whatsapp:${number}`,
    businessNumber: BUSINESS_PHONE,
    noticeContent: templates.NOTICE,
    codeContent: templates.CODE,
  }
}
const SHOWN = '{ shown isFromEnvironment }'
const SAVE = `mutation ($input: SaveWhatsAppInput!) {
  saveWhatsApp(input: $input) {
    __typename
    ... on WhatsAppIntegrationPayload {
      whatsApp { accountSid ${SHOWN} authKey ${SHOWN} number ${SHOWN} businessNumber isReady isOn restsUntil }
    }
    ... on Refusal { code message path }
  }
}`
const save = (input: object, { admin } = world.cast) => admin.data<{ saveWhatsApp: object }>(SAVE, { input })
const TEST =
  'mutation { testWhatsApp { ... on WhatsAppTestPayload { failure detail } ... on Refusal { code } } }'
const testIt = () => world.cast.admin.data<{ testWhatsApp: object }>(TEST)
const runs = () =>
  world.cast.admin.data('{ whatsAppIntegration { restsUntil runs { kind error } } }') as Promise<{
    whatsAppIntegration: { restsUntil: string | null; runs: { kind: string; error: string | null }[] }
  }>
const switchTo = (isOn: boolean) =>
  world.cast.admin.data(`mutation { switchWhatsApp(isOn: ${isOn}) { __typename } }`)

/** Sends one text by the line, as a notice would. */
async function sendBy(line = world.harness.services.whatsApp): Promise<string> {
  const whatsApp = await line.open()
  const consent = consentToAnswer(whatsApp)
  if (!whatsApp || !consent) return 'off'
  const values = ['Título', 'Texto', 'http://tuerca.test']
  return whatsApp.send(consent, PHONE, { template: 'NOTICE', values }).then(
    () => 'sent',
    (error: unknown) => (error instanceof Postponed ? 'rests' : 'failed'),
  )
}

test('stores the token encrypted and never returns it', async () => {
  expect(await save(account())).toEqual({
    saveWhatsApp: {
      __typename: 'WhatsAppIntegrationPayload',
      whatsApp: {
        accountSid: { shown: world.sandbox.twilio.accountSid, isFromEnvironment: false },
        authKey: { shown: '···· dbox', isFromEnvironment: false },
        number: { shown: `whatsapp:${world.sandbox.twilio.number}`, isFromEnvironment: false },
        businessNumber: BUSINESS_PHONE,
        isReady: true,
        isOn: true,
        restsUntil: null,
      },
    },
  })
  const row = await prisma().whatsAppSetup.findFirstOrThrow()
  expect(row.number).toBe(world.sandbox.twilio.number)
  expect(row.sealedToken).not.toContain(world.sandbox.twilio.authToken)
  // Without a token the stored one stays.
  await save({ ...account(), authToken: ' ' })
  expect((await prisma().whatsAppSetup.findFirstOrThrow()).sealedToken).toBe(row.sealedToken)
})

test('stores nothing over a change that the admin has not seen', async () => {
  const version = async () =>
    (
      await world.cast.admin.data<{ whatsAppIntegration: { version: string } }>(
        '{ whatsAppIntegration { version } }',
      )
    ).whatsAppIntegration.version
  const seen = await version()
  expect(await save({ ...account(), authToken: null, seen })).toMatchObject({
    saveWhatsApp: { __typename: 'WhatsAppIntegrationPayload' },
  })
  await save({ ...account(), businessNumber: '+59899123777' })
  expect(await save({ ...account(), seen })).toMatchObject({ saveWhatsApp: { code: 'WRONG_STATE' } })
  expect(await prisma().whatsAppSetup.findFirstOrThrow()).toMatchObject({ businessNumber: '+59899123777' })
  expect(await save({ ...account(), seen: await version() })).toMatchObject({
    saveWhatsApp: { __typename: 'WhatsAppIntegrationPayload' },
  })
})

test('takes numbers as they are pasted', async () => {
  const pasted = { number: ' whatsapp: +598 99-123-456 ', businessNumber: '\u202a+598 (99) 123.777\u202c' }
  await save({ ...account(), ...pasted })
  expect(await prisma().whatsAppSetup.findFirstOrThrow()).toMatchObject({
    number: '+59899123456',
    businessNumber: '+59899123777',
  })
})

test.each([
  ['accountSid', 'AC123', 'El Account SID es "AC" y 32 letras o números más.'],
  ['accountSid', `SK${'0'.repeat(32)}`, 'El Account SID es "AC" y 32 letras o números más.'],
  ['authToken', 'con espacio', 'El Auth Token tiene 32 letras y números, sin espacios.'],
  ['number', 'whatsapp:099123456', 'El número va así: whatsapp:+59899123456.'],
  ['businessNumber', '099123456', 'El número va completo, con el país: +59899123456.'],
  ['noticeContent', 'HX1', 'El ContentSid es "HX" y 32 letras o números más.'],
])('refuses %s %j at its field', async (field, value, message) => {
  expect(await save({ ...account(), [field]: value })).toMatchObject({
    saveWhatsApp: { code: 'INVALID_INPUT', path: [field], message },
  })
})

test('sends the test message to the team’s number, also while it is off', async () => {
  const before = textsTo(world.sandbox, BUSINESS_PHONE).length
  expect(await testIt()).toEqual({ testWhatsApp: { failure: null, detail: null } })
  await switchTo(false)
  expect(await testIt()).toEqual({ testWhatsApp: { failure: null, detail: null } })
  const texts = textsTo(world.sandbox, BUSINESS_PHONE)
  expect(texts.length).toBe(before + 2)
  expect(texts.at(-1)).toContain('WhatsApp quedó conectado')
})

test('shows Twilio’s answer when the account is wrong, until it is put right', async () => {
  await save({ ...account(), authToken: 'wrong-auth-token' })
  expect(await testIt()).toEqual({
    testWhatsApp: { failure: 'REFUSED', detail: 'Twilio contestó 401, código 20003. Authenticate' },
  })
  await save(account())
  expect(await testIt()).toEqual({ testWhatsApp: { failure: null, detail: null } })
  expect((await runs()).whatsAppIntegration.runs).toEqual([
    { kind: 'TEST', error: null },
    { kind: 'TEST', error: 'Twilio contestó 401, código 20003.' },
  ])
})

test('says that no answer came', async () => {
  world.sandbox.control.faults.misbehave({ vendor: 'twilio', kind: 'DROP' })
  expect(await testIt()).toEqual({ testWhatsApp: { failure: 'UNREACHABLE', detail: 'Twilio no contestó.' } })
})

test('follows the stored account in another process without a restart', async () => {
  const { services } = world.harness
  const other = createWhatsAppLine(sandboxWhatsApp(world.sandbox), services)
  expect(await sendBy(other)).toBe('sent')
  await save({ ...account(), authToken: 'wrong-auth-token' })
  expect(await sendBy(other)).toBe('failed')
  await save(account())
  expect(await sendBy(other)).toBe('sent')
  await switchTo(false)
  expect(await sendBy(other)).toBe('off')
})

test('rests from the third failure in a row, longer after each further one, until an answer comes', async () => {
  const { clock } = world.harness
  await save({ ...account(), authToken: 'wrong-auth-token' })
  expect([await sendBy(), await sendBy(), await sendBy()]).toEqual(['failed', 'failed', 'failed'])
  expect(await sendBy()).toBe('rests')
  const { restsUntil } = await prisma().whatsAppSetup.findFirstOrThrow()
  expect(restsUntil?.getTime()).toBe(clock.now().getTime() + 30 * SECOND_MS)
  clock.advance(30 * SECOND_MS)
  expect(await sendBy()).toBe('failed')
  expect((await prisma().whatsAppSetup.findFirstOrThrow()).restsUntil?.getTime()).toBe(
    clock.now().getTime() + 60 * SECOND_MS,
  )
  clock.advance(60 * SECOND_MS)
  await prisma().whatsAppSetup.updateMany({ data: { sealedToken: null } })
  expect(await sendBy()).toBe('sent')
  expect(await prisma().whatsAppSetup.findFirst()).toMatchObject({ failures: 0, restsUntil: null })
  expect((await runs()).whatsAppIntegration.runs).toHaveLength(4)
})

test('offers WhatsApp to nobody while it is off, and lists a consent that can be taken back', async () => {
  const { ana, bruno } = world.cast
  await proveNumber(world, ana, PHONE)
  const seen = '{ viewer { whatsApp { number } dataConsents { recipient } } }'
  expect(await ana.data(seen)).toEqual({
    viewer: {
      whatsApp: { number: PHONE },
      dataConsents: [{ recipient: 'ASSISTANT_MODEL' }, { recipient: 'WHATSAPP' }],
    },
  })
  await switchTo(false)
  expect(await ana.data(seen)).toEqual({
    viewer: {
      whatsApp: null,
      dataConsents: [{ recipient: 'ASSISTANT_MODEL' }, { recipient: 'WHATSAPP' }],
    },
  })
  expect(await bruno.data(seen)).toEqual({
    viewer: { whatsApp: null, dataConsents: [{ recipient: 'ASSISTANT_MODEL' }] },
  })
  expect(await ana.data(START_WHATSAPP, { input: { phone: PHONE } })).toMatchObject({
    startWhatsApp: { code: 'NOT_FOUND' },
  })
  // Somebody who wants no messages is still heard.
  world.sandbox.control.twilio.write(PHONE, 'BAJA')
  await deliverWhatsApps(world)
  expect(await prisma().whatsAppContact.findUnique({ where: { phone: PHONE } })).toMatchObject({
    stoppedAt: expect.any(Date),
  })
})

test('takes the environment’s values over the stored ones, and refuses to change them', async () => {
  const { accountSid } = account()
  const other = await createHarness({
    whatsApp: sandboxWhatsApp(world.sandbox),
    settings: { whatsApp: { ...NO_WHATSAPP_VALUES, accountSid, authToken: 'from-the-environment' } },
  })
  try {
    const cast = await createCast(other)
    expect(await cast.admin.data(`{ whatsAppIntegration { accountSid ${SHOWN} authKey ${SHOWN} } }`)).toEqual(
      {
        whatsAppIntegration: {
          accountSid: { shown: accountSid, isFromEnvironment: true },
          authKey: { shown: '···· ment', isFromEnvironment: true },
        },
      },
    )
    const wrong = {
      code: 'WRONG_STATE',
      message: 'Ese valor está en las variables del servidor: cambialo ahí.',
    }
    expect(await save(account(), cast)).toMatchObject({ saveWhatsApp: wrong })
    expect(
      await save({ ...account(), authToken: null, accountSid: `AC${'1'.repeat(32)}` }, cast),
    ).toMatchObject({ saveWhatsApp: wrong })
    expect(await save({ ...account(), authToken: null }, cast)).toMatchObject({
      saveWhatsApp: { whatsApp: { businessNumber: BUSINESS_PHONE } },
    })
  } finally {
    await other.close()
  }
})

test('encrypts the token with the newest key', async () => {
  const { services } = world.harness
  await save(account())
  const rotated = createSealing(['a newer key', ...services.settings.dataKeys])
  await resealToken({ ...services, sealing: rotated })
  const { sealedToken } = await prisma().whatsAppSetup.findFirstOrThrow()
  expect(rotated.isOld(sealedToken ?? '')).toBe(false)
  const line = createWhatsAppLine(sandboxWhatsApp(world.sandbox), {
    ...services,
    sealing: createSealing(['a newer key']),
  })
  expect(await sendBy(line)).toBe('sent')
})
