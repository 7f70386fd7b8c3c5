import { expect, test } from 'vitest'
import { InvalidWebhook } from '../../domains/payments/paymentGateway.ts'
import { twilioSignature } from '../../sandbox/twilio/twilioSignature.ts'
import { WrongEndpoint } from '../endpoint.ts'
import { readTwilioWebhook } from './twilioWebhook.ts'
import { createTwilioWhatsApp } from './twilioWhatsApp.ts'

const ACCOUNT = { accountSid: `AC${'a'.repeat(32)}`, authToken: 'sandbox_auth_token' }
const PUBLIC = 'https://tuerca.example/webhooks/twilio'
const SID = `SM${'1'.repeat(32)}`

function read(
  parameters: Record<string, string> | string,
  how: { url?: string; signedUrl?: string; token?: string } = {},
) {
  const { url = PUBLIC, token = ACCOUNT.authToken } = how
  const { signedUrl = url } = how
  const body =
    typeof parameters === 'string'
      ? parameters
      : new URLSearchParams({ AccountSid: ACCOUNT.accountSid, ...parameters }).toString()
  return readTwilioWebhook(
    {
      rawBody: Buffer.from(body),
      headers: { 'x-twilio-signature': twilioSignature(token, signedUrl, body) },
      url: new URL(url),
    },
    ACCOUNT,
  )
}

const MESSAGE = { MessageSid: SID, From: 'whatsapp:+59899123456', Body: 'Hola ñ', NumMedia: '0' }

test('signs as Twilio does', () => {
  const body = new URLSearchParams({
    MessageSid: 'SM123',
    From: 'whatsapp:+59899123456',
    To: 'whatsapp:+14155238886',
    Body: 'Hola ñ',
    NumMedia: '0',
    ProfileName: 'Ana',
    WaId: '59899123456',
  })
  expect(
    twilioSignature('sandbox_auth_token', 'https://example.com/webhooks/twilio?foo=1', body.toString()),
  ).toBe('/RUl92/m4m/zMB8DUjaraFRMnMk=')
})

test('reads a message, and parameters that appear unannounced', async () => {
  expect(await read({ ...MESSAGE, NewParameter: 'x' })).toEqual({
    kind: 'MESSAGE',
    id: SID,
    from: '+59899123456',
    text: 'Hola ñ',
    media: [],
    hasOther: false,
  })
})

test('reads the files of a message, and that a place is neither text nor file', async () => {
  const files = { NumMedia: '2', MediaUrl0: 'https://api.twilio.com/a', MediaContentType0: 'image/jpeg' }
  expect(await read({ ...MESSAGE, ...files, MediaUrl1: 'nowhere', MessageType: 'image' })).toMatchObject({
    media: [{ url: 'https://api.twilio.com/a', contentType: 'image/jpeg' }],
    hasOther: false,
  })
  expect(await read({ ...MESSAGE, Body: '', MessageType: 'location' })).toMatchObject({ hasOther: true })
})

test('downloads from Twilio alone', async () => {
  const config = { ...ACCOUNT, number: '+59899123456', templates: { NOTICE: 'HX1', CODE: 'HX2' } }
  const live = createTwilioWhatsApp({ ...config, webhookUrl: PUBLIC, mode: 'live' })
  await expect(
    live.download({ url: 'http://169.254.169.254/latest', contentType: 'image/jpeg' }, 100),
  ).rejects.toThrow('the file is not at Twilio')
})

test.each([
  ['sent', 'SENT'],
  ['delivered', 'DELIVERED'],
  ['read', 'READ'],
  ['undelivered', 'FAILED'],
  ['failed', 'FAILED'],
])('reads the state %s with our reference', async (name, state) => {
  const url = `${PUBLIC}?mensaje=abc.text`
  expect(await read({ MessageSid: SID, MessageStatus: name, ErrorCode: '63016' }, { url })).toEqual({
    kind: 'STATUS',
    reference: 'abc.text',
    state,
    errorCode: 63_016,
  })
})

test('takes no state before `sent`, none without a reference, and no sender that is no phone', async () => {
  expect(await read({ MessageSid: SID, MessageStatus: 'queued' }, { url: `${PUBLIC}?mensaje=a` })).toBeNull()
  expect(await read({ MessageSid: SID, MessageStatus: 'sent' })).toBeNull()
  expect(await read({ ...MESSAGE, From: 'messenger:12' })).toBeNull()
})

test.each([
  ['another address', { signedUrl: 'http://10.0.0.7:4000/webhooks/twilio' }],
  ['another token', { token: 'forged' }],
  ['another reference', { url: `${PUBLIC}?mensaje=b`, signedUrl: `${PUBLIC}?mensaje=a` }],
])('refuses a signature over %s', async (_, how) => {
  await expect(read(MESSAGE, how)).rejects.toThrow(InvalidWebhook)
})

test('refuses another account, no signature, and hundreds of parameters', async () => {
  await expect(read(new URLSearchParams({ ...MESSAGE, AccountSid: 'AC1' }).toString())).rejects.toThrow(
    InvalidWebhook,
  )
  await expect(
    readTwilioWebhook({ rawBody: Buffer.from('a=1'), headers: {}, url: new URL(PUBLIC) }, ACCOUNT),
  ).rejects.toThrow(InvalidWebhook)
  await expect(read(Array.from({ length: 201 }, (_, index) => `p${index}=1`).join('&'))).rejects.toThrow(
    InvalidWebhook,
  )
})

test('refuses a mode that does not fit the address', () => {
  const config = {
    ...ACCOUNT,
    number: '+59899123456',
    templates: { NOTICE: 'HX1', CODE: 'HX2' },
    webhookUrl: PUBLIC,
  }
  expect(() => createTwilioWhatsApp({ ...config, mode: 'sandbox' })).toThrow(WrongEndpoint)
  expect(() => createTwilioWhatsApp({ ...config, mode: 'live', baseUrl: 'http://localhost:1' })).toThrow(
    WrongEndpoint,
  )
})
