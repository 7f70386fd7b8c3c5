import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../../test/harness.ts'
import { createOffer } from '../../../../test/offersWorld.ts'
import { createRequest } from '../../../../test/requestsWorld.ts'
import { type Cast, createCast } from '../../../../test/world.ts'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { Weekday } from '../../../generated/prisma/enums.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts'
import { requireProvider } from '../../viewer.ts'
import { mailAlerts, removeOldAlerts } from './requestAlerts.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())

/** Friday, ten in the morning in Uruguay. */
const OPEN = new Date('2026-11-27T10:00-03:00')
const NIGHT = new Date('2026-11-27T22:00-03:00')
const NEXT_MORNING = new Date('2026-11-28T09:00-03:00')

beforeEach(async () => {
  const { prisma } = harness.services.db
  await prisma.requestAlert.deleteMany()
  await prisma.openingShift.deleteMany()
  await prisma.providerProfile.updateMany({
    data: { brands: [], categories: [], departments: [], alertsMailedAt: null },
  })
  travelTo(OPEN)
  await harness.drain()
  harness.mails.length = 0
  await setLitoral({ shifts: { create: (['FRIDAY', 'SATURDAY'] as const).map(shiftOf) } })
  await set('bulevar', { brands: ['Fiat'], shifts: { create: shiftOf('FRIDAY') } })
})

const travelTo = (moment: Date) => harness.clock.advance(moment.getTime() - harness.clock.now().getTime())
const shiftOf = (weekday: Weekday) => ({ weekday, opensAt: 9 * 60, closesAt: 18 * 60 })
const set = (name: 'litoral' | 'bulevar', data: Prisma.ProviderProfileUpdateInput) =>
  harness.services.db.prisma.providerProfile.update({
    where: { id: requireProvider(cast[name].viewer).provider.id },
    data,
  })
const setLitoral = (data: Prisma.ProviderProfileUpdateInput) => set('litoral', data)

/** A request for a Volkswagen, which only Litoral covers; its notices are out. */
async function askFor(description: string) {
  const request = await createRequest(cast.ana, { brand: 'vw', parts: [{ description }] })
  await harness.drain()
  return request
}

/** Runs the periodic job at this moment. Returns the subjects of the mails to Litoral. */
async function mailed(at: Date): Promise<string[]> {
  travelTo(at)
  harness.mails.length = 0
  await mailAlerts(harness.services)
  await harness.drain()
  return harness.mails.map(({ subject }) => subject)
}

const minutesLater = (minutes: number) => new Date(OPEN.getTime() + minutes * 60_000)

test('mails only the providers whose coverage matches', async () => {
  await askFor('Alternador')
  expect(await mailed(OPEN)).toEqual(['Pedido nuevo: Alternador'])
  expect(harness.mails[0]?.to).toBe(requireProvider(cast.litoral.viewer).email)
  await createRequest(cast.ana, { brand: 'Fiat', parts: [{ description: 'Correa' }] })
  await harness.drain()
  expect((await mailed(minutesLater(60))).toSorted()).toEqual([
    'Pedido nuevo: Correa',
    'Pedido nuevo: Correa',
  ])
})

test('mails a provider at most once an hour, with all that arrived meanwhile', async () => {
  await askFor('Alternador')
  expect(await mailed(OPEN)).toHaveLength(1)
  await askFor('Correa')
  await askFor('Tensor')
  expect(await mailed(minutesLater(59))).toEqual([])
  expect(await mailed(minutesLater(60))).toEqual(['2 pedidos nuevos que coinciden con tu perfil'])
  const text = harness.mails[0]?.text
  expect(text).toContain('Correa para')
  expect(text).toContain('Tensor para')
  expect(text).not.toContain('Alternador para')
  expect(await mailed(minutesLater(180))).toEqual([])
})

test('waits until the provider opens, and does not wait for one without hours', async () => {
  travelTo(NIGHT)
  await askFor('Alternador')
  expect(await mailed(NIGHT)).toEqual([])
  expect(await mailed(NEXT_MORNING)).toEqual(['Pedido nuevo: Alternador'])
  await harness.services.db.prisma.openingShift.deleteMany()
  travelTo(NIGHT)
  await setLitoral({ alertsMailedAt: null })
  await askFor('Correa')
  expect(await mailed(NIGHT)).toEqual(['Pedido nuevo: Correa'])
})

test('leaves out a request that was quoted or ended before the mail', async () => {
  const quoted = await askFor('Alternador')
  await createOffer(cast.litoral, quoted)
  const ended = await askFor('Correa')
  await harness.services.db.prisma.partRequest.update({
    where: { id: ended.rawId },
    data: { state: 'CANCELED' },
  })
  expect(await mailed(OPEN)).toEqual([])
})

test('notifies each provider once when the job runs twice at once', async () => {
  await askFor('Alternador')
  await Promise.all([mailAlerts(harness.services), mailAlerts(harness.services)])
  await harness.drain()
  expect(harness.mails.map(({ subject }) => subject)).toEqual(['Pedido nuevo: Alternador'])
})

test('shows the owner and providers how many were notified and are open now', async () => {
  const request = await askFor('Alternador')
  const read = (caller: Cast['ana']) =>
    caller.data(
      'query ($id: ID!) { node(id: $id) { ... on PartRequest { notifiedProviders { count openNow } } } }',
      { id: request.id },
    )
  const counts = (count: number, openNow: number) => ({ node: { notifiedProviders: { count, openNow } } })
  expect(await read(cast.ana)).toEqual(counts(1, 1))
  expect(await read(cast.bulevar)).toEqual(counts(1, 1))
  travelTo(NIGHT)
  expect(await read(cast.ana)).toEqual(counts(1, 0))
})

test('shows who is quoting to the owner at once, until the form closes or for 15 minutes', async () => {
  const request = await askFor('Alternador')
  const read = () =>
    cast.ana.data(
      'query ($id: ID!) { node(id: $id) { ... on PartRequest { notifiedProviders { quotingNow } } } }',
      {
        id: request.id,
      },
    )
  const quoting = (quotingNow: number) => ({ node: { notifiedProviders: { quotingNow } } })
  const show = (caller: Cast['litoral'], isQuoting: boolean) =>
    caller.data(
      'mutation ($input: ShowQuotingInput!) { showQuoting(input: $input) { ... on QuotingPayload { isQuoting } } }',
      { input: { requestId: request.id, isQuoting } },
    )
  const shown = (isQuoting: boolean) => ({ showQuoting: { isQuoting } })
  const news = await cast.ana.subscribe('subscription { myRequestUpdated { id } }')
  expect(await show(cast.litoral, true)).toEqual(shown(true))
  expect(await news.next()).toMatchObject({ value: { data: { myRequestUpdated: { id: request.id } } } })
  expect(await show(cast.bulevar, true)).toEqual(shown(false))
  expect(await read()).toEqual(quoting(1))
  expect(await show(cast.litoral, false)).toEqual(shown(false))
  expect(await read()).toEqual(quoting(0))
  await show(cast.litoral, true)
  travelTo(minutesLater(16))
  expect(await read()).toEqual(quoting(0))
})

test('removes alerts after 90 days', async () => {
  await askFor('Alternador')
  const left = () => harness.services.db.prisma.requestAlert.count()
  travelTo(new Date(OPEN.getTime() + 90 * DAY_MS))
  await removeOldAlerts(harness.services)
  expect(await left()).toBe(1)
  harness.clock.advance(HOUR_MS)
  await removeOldAlerts(harness.services)
  expect(await left()).toBe(0)
})
