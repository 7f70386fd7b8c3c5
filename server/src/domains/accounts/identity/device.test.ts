import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionIn } from '../../../../test/browserCookies.ts'
import { createHarness, type Harness } from '../../../../test/harness.ts'
import { type Cast, createCast } from '../../../../test/world.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts'
import { requireAccount } from '../../viewer.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0'
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) Version/17.2 Safari/604.1'
const DEVICES = '{ viewer { devices { id name isCurrent createdAt lastSeenAt } } }'
const CLOSE = /* GraphQL */ `
  mutation ($id: ID!) {
    closeDevice(id: $id) {
      ... on DevicesPayload { account { devices { name isCurrent } } }
      ... on Refusal { code message }
    }
  }
`
const CLOSE_OTHERS =
  'mutation { closeOtherDevices { ... on DevicesPayload { account { devices { name isCurrent } } } } }'

interface Devices {
  viewer: { devices: { id: string; name: string; isCurrent: boolean; lastSeenAt: string }[] }
}

/** Signs in from that browser; the caller with its session. */
async function signedIn(caller: keyof Cast, userAgent: string) {
  const { accountId } = requireAccount(cast[caller].viewer)
  const [cookie = ''] = (await harness.services.sessions.start(accountId, userAgent)).split(';')
  const recognise = () => harness.services.sessions.recognise(cookie)
  return { caller: harness.asViewer((await recognise()).viewer), recognise }
}

test('an account sees where it is signed in, the last used first, and closes one or all others', async () => {
  const here = await signedIn('ana', FIREFOX)
  harness.clock.advance(DAY_MS)
  const phone = await signedIn('ana', SAFARI)
  const { viewer } = await here.caller.data<Devices>(DEVICES)
  expect(viewer.devices).toMatchObject([
    { name: 'Safari en iPhone', isCurrent: false },
    { name: 'Firefox en Linux', isCurrent: true },
  ])
  const id = viewer.devices[0]?.id
  const left = { account: { devices: [{ name: 'Firefox en Linux', isCurrent: true }] } }
  expect(await here.caller.data(CLOSE, { id })).toEqual({ closeDevice: left })
  expect((await phone.recognise()).viewer.kind).toBe('visitor')
  expect(await here.caller.data(CLOSE, { id })).toEqual({
    closeDevice: { code: 'NOT_FOUND', message: 'Ese dispositivo ya no tiene la sesión abierta.' },
  })

  const more = [await signedIn('ana', SAFARI), await signedIn('ana', FIREFOX)]
  const closed = await here.caller.run(CLOSE_OTHERS)
  expect(closed.data).toEqual({ closeOtherDevices: left })
  for (const { recognise } of more) expect((await recognise()).viewer.kind).toBe('visitor')
  const kept = await harness.services.sessions.recognise(sessionIn(closed.cookies))
  expect(kept.viewer.kind).toBe('account')
})

test('hides the devices of another account, even from the admin, and closes none', async () => {
  const bruno = await signedIn('bruno', SAFARI)
  const [device] = (await bruno.caller.data<Devices>(DEVICES)).viewer.devices
  const read = 'query ($id: ID!) { node(id: $id) { id ... on Device { name } } }'
  for (const caller of [cast.ana, cast.admin]) {
    expect(await caller.data(read, { id: device?.id })).toEqual({ node: null })
    expect(await caller.data(CLOSE, { id: device?.id })).toMatchObject({ closeDevice: { code: 'NOT_FOUND' } })
  }
  await cast.ana.data(CLOSE_OTHERS)
  expect((await bruno.recognise()).viewer.kind).toBe('account')
})

test('stores the use of a session once an hour', async () => {
  const here = await signedIn('litoral', FIREFOX)
  const began = harness.clock.now()
  const seenAt = async () => (await here.caller.data<Devices>(DEVICES)).viewer.devices[0]?.lastSeenAt
  harness.clock.advance(HOUR_MS - 1)
  harness.statements.length = 0
  await here.recognise()
  expect(harness.statements).toHaveLength(1)
  expect(await seenAt()).toBe(began.toISOString())
  harness.clock.advance(1)
  await here.recognise()
  expect(await seenAt()).toBe(harness.clock.now().toISOString())
})
