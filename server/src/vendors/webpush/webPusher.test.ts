import { createECDH } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type OpenSandbox, openSandbox } from '../../../test/contracts/openSandbox.ts'
import { systemClock } from '../../platform/clock.ts'
import { MOST_PUSH_BYTES, type Push, PushGone, PushRefused, PushUnavailable } from '../../platform/pusher.ts'
import { decryptAs } from '../../sandbox/push/receiving.ts'
import { WrongEndpoint } from '../endpoint.ts'
import { encryptFor } from './encryption.ts'
import { WrongVapidKeys } from './vapid.ts'
import { createWebPusher, type WebPusherConfig } from './webPusher.ts'

/** RFC 8291, appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  senderPrivateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  receiverPrivateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}
const bytes = (text: string) => Buffer.from(text, 'base64url')

test('encrypts the example of RFC 8291 byte for byte, and the sandbox decrypts it', () => {
  const { text, senderPrivateKey, receiverPrivateKey, salt, body } = EXAMPLE
  const secrets = { privateKey: bytes(senderPrivateKey), salt: bytes(salt) }
  expect(encryptFor(EXAMPLE, text, secrets).toString('base64url')).toBe(body)
  expect(decryptAs({ privateKey: receiverPrivateKey, auth: EXAMPLE.auth }, bytes(body))).toBe(text)
})

test('encrypts each message with a key pair and a salt of its own', () => {
  const bodies = [1, 2].map(() => encryptFor(EXAMPLE, EXAMPLE.text))
  const [one, other] = bodies.map(body => body.subarray(0, 86).toString('base64url'))
  expect(one).not.toBe(other)
})

describe('the adapter of push services', () => {
  let opened: OpenSandbox
  beforeAll(async () => {
    opened = await openSandbox()
  })
  beforeEach(() => opened.sandbox.control.reset())
  afterAll(() => opened.close())

  const config = (): WebPusherConfig => ({
    mode: 'sandbox',
    ...opened.sandbox.push,
    contact: 'mailto:ayuda@tuerca.example',
    clock: systemClock,
    timeoutMs: 2000,
  })
  const push = (text = '{"title":"Nueva oferta, ñandú"}'): Push => ({
    text,
    lifetimeS: 3600,
    urgency: 'HIGH',
    topic: 'a'.repeat(32),
  })
  const subscribed = (applicationServerKey?: string) => {
    const { endpoint, keys } = opened.sandbox.control.push.subscribe(applicationServerKey)
    return { endpoint, ...keys }
  }
  const control = () => opened.sandbox.control

  test('delivers a text that only its browser can read', async () => {
    const [browser, other] = [subscribed(), subscribed()]
    await createWebPusher(config()).send(browser, push())
    expect(control().push.received(browser.endpoint)).toMatchObject([
      { text: '{"title":"Nueva oferta, ñandú"}', urgency: 'high', lifetimeS: 3600, topic: 'a'.repeat(32) },
    ])
    expect(control().push.received(other.endpoint)).toEqual([])
    const foreign = { ...browser, p256dh: other.p256dh }
    await expect(createWebPusher(config()).send(foreign, push())).rejects.toThrow(PushRefused)
  })

  test('sends the longest text, and none that is longer', async () => {
    const browser = subscribed()
    const longest = 'x'.repeat(MOST_PUSH_BYTES)
    await createWebPusher(config()).send(browser, push(longest))
    expect(control().push.received(browser.endpoint)).toMatchObject([{ text: longest }])
    await expect(createWebPusher(config()).send(browser, push(`${longest}x`))).rejects.toThrow(PushRefused)
    expect(encryptFor(browser, longest)).toHaveLength(4096)
  })

  test('is retried when its key is not the one of the subscription', async () => {
    const pair = createECDH('prime256v1')
    const browser = subscribed(pair.generateKeys('base64url'))
    await expect(createWebPusher(config()).send(browser, push())).rejects.toThrow(PushUnavailable)
    expect(control().push.received()).toEqual([])
    const own = { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
    await createWebPusher({ ...config(), ...own }).send(browser, push())
    expect(control().push.received()).toHaveLength(1)
  })

  test('is refused once its token has expired', async () => {
    const browser = subscribed()
    control().advanceTime(13 * 3_600_000)
    await expect(createWebPusher(config()).send(browser, push())).rejects.toThrow('403')
  })

  test('reports an ended subscription and an unknown one as gone', async () => {
    const browser = subscribed()
    control().push.end(browser.endpoint)
    await expect(createWebPusher(config()).send(browser, push())).rejects.toThrow(PushGone)
    const unknown = { ...browser, endpoint: `${browser.endpoint}x` }
    await expect(createWebPusher(config()).send(unknown, push())).rejects.toThrow(PushGone)
  })

  test.each([
    ['a message that is too long', 413, PushRefused],
    ['a failure', 500, PushUnavailable],
    ['our keys', 401, PushUnavailable],
  ])('distinguishes %s (%i)', async (_what, status, kind) => {
    control().faults.misbehave({ vendor: 'push', kind: 'ERROR', status })
    await expect(createWebPusher(config()).send(subscribed(), push())).rejects.toThrow(kind)
  })

  test('obeys the wait that a busy push service asks for', async () => {
    control().faults.misbehave({ vendor: 'push', kind: 'ERROR', status: 429 })
    const refusal = createWebPusher(config()).send(subscribed(), push())
    await expect(refusal).rejects.toMatchObject({ name: 'PushUnavailable', retryAfterMs: 30_000 })
  })

  test.each(['DROP', 'HANG'] as const)('is retried when the connection meets %s', async kind => {
    control().faults.misbehave({ vendor: 'push', kind })
    const pusher = createWebPusher({ ...config(), timeoutMs: 200 })
    await expect(pusher.send(subscribed(), push())).rejects.toThrow(PushUnavailable)
    control().faults.clear()
  })

  const live = () => {
    const { origin: _sandbox, ...rest } = config()
    return createWebPusher({ ...rest, mode: 'live' })
  }

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('knows the push service of %s', endpoint => {
    expect(live().isKnown(endpoint)).toBe(true)
  })

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com.trampa.test/abc',
    'https://trampa-push.apple.com.test/abc',
    'https://ana:clave@fcm.googleapis.com/abc',
    'https://metadata.google.internal/computeMetadata/v1',
    'http://127.0.0.1:4000/graphql',
    'file:///etc/passwd',
    'nada',
  ])('calls no other address: %s', async endpoint => {
    expect(live().isKnown(endpoint)).toBe(false)
    await expect(live().send({ ...subscribed(), endpoint }, push())).rejects.toThrow(PushRefused)
  })

  test('fails closed when mode and address do not agree, or the keys are no pair', () => {
    const { publicKey } = config()
    expect(() => createWebPusher({ ...config(), mode: 'live' })).toThrow(WrongEndpoint)
    expect(() => createWebPusher({ ...config(), origin: 'https://web.push.apple.com' })).toThrow(
      WrongEndpoint,
    )
    const privateKey = `${'A'.repeat(42)}E`
    expect(() => createWebPusher({ ...config(), publicKey, privateKey })).toThrow(WrongVapidKeys)
  })
})
