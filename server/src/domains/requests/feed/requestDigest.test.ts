import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../../test/harness.ts'
import { createRequest } from '../../../../test/requestsWorld.ts'
import { type Cast, createCast } from '../../../../test/world.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { requireProvider } from '../../viewer.ts'
import { mailAlerts } from './requestAlerts.ts'
import { latestDigest } from './requestDigest.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())

/** A moment of that Friday, by Uruguay's clock. */
const friday = (time: string) => new Date(`2026-11-27T${time}-03:00`)

const travelTo = (moment: Date) => harness.clock.advance(moment.getTime() - harness.clock.now().getTime())

beforeEach(async () => {
  const { prisma } = harness.services.db
  await prisma.requestAlert.deleteMany()
  await prisma.providerProfile.updateMany({
    data: { brands: [], alertsMailedAt: null, digestsRequests: false },
  })
  for (const name of ['litoral', 'bulevar'] as const)
    await prisma.providerProfile.update({
      where: { id: requireProvider(cast[name].viewer).provider.id },
      data: { brands: [name === 'litoral' ? 'Volkswagen' : 'Fiat'] },
    })
  await choose(true)
})

const choose = (isWanted: boolean) =>
  cast.litoral.data<{ setRequestDigest: { account: { digestsRequests: boolean } } }>(
    `mutation ($isWanted: Boolean!) {
      setRequestDigest(isWanted: $isWanted) { ... on SetRequestDigestPayload { account { digestsRequests } } }
    }`,
    { isWanted },
  )

async function askFor(description: string, at: Date) {
  travelTo(at)
  await createRequest(cast.ana, { brand: 'vw', parts: [{ description }] })
  await harness.drain()
}

/** Runs the periodic job twice at once at this moment, as two instances do. Returns the subjects of its mails. */
async function mailed(at: Date): Promise<string[]> {
  travelTo(at)
  await harness.drain()
  harness.mails.length = 0
  await Promise.all([mailAlerts(harness.services), mailAlerts(harness.services)])
  await harness.drain()
  return harness.mails.map(({ subject }) => subject)
}

test.each([
  ['07:59:59', new Date(friday('14:00').getTime() - DAY_MS)],
  ['08:00', friday('08:00')],
  ['13:59:59', friday('08:00')],
  ['14:00', friday('14:00')],
  ['23:59:59', friday('14:00')],
])('names the latest digest at %s', (time, latest) => {
  expect(latestDigest(friday(time))).toEqual(latest)
})

test('mails what arrived since the last digest at 8 and at 14, once, and nothing when nothing arrived', async () => {
  await askFor('Alternador', friday('07:10'))
  expect(await mailed(friday('07:55'))).toEqual([])
  await askFor('Correa', friday('07:56'))
  expect(await mailed(friday('08:00'))).toEqual(['2 pedidos nuevos que coinciden con tu perfil'])
  expect(harness.mails[0]?.text).toContain('a las 8 y a las 14')
  expect(harness.mails[0]?.unsubscribeUrl).toBeDefined()
  await askFor('Tensor', friday('08:01'))
  expect(await mailed(friday('08:05'))).toEqual([])
  expect(await mailed(friday('13:55'))).toEqual([])
  expect(await mailed(friday('14:00'))).toEqual(['Pedido nuevo: Tensor'])
  expect(await mailed(friday('14:05'))).toEqual([])
  expect(await mailed(new Date(friday('08:00').getTime() + DAY_MS))).toEqual([])
})

test('leaves what arrives at the time of a digest to the next one', async () => {
  await askFor('Alternador', friday('08:00'))
  expect(await mailed(friday('08:05'))).toEqual([])
  expect(await mailed(friday('14:00'))).toEqual(['Pedido nuevo: Alternador'])
})

test('mails within the hour again once the provider wants no digests', async () => {
  await askFor('Alternador', friday('09:00'))
  expect(await mailed(friday('09:05'))).toEqual([])
  expect(await choose(false)).toEqual({ setRequestDigest: { account: { digestsRequests: false } } })
  expect(await mailed(friday('09:10'))).toEqual(['Pedido nuevo: Alternador'])
})
