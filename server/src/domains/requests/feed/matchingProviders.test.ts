import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../../test/harness.ts'
import { createRequest } from '../../../../test/requestsWorld.ts'
import { createCast, createProvider } from '../../../../test/world.ts'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { requireProvider } from '../../viewer.ts'
import { matchingProviders } from './matchingProviders.ts'

let harness: Harness
let request: string
/** Database ids by name. */
const ids = new Map<string, string>()

beforeAll(async () => {
  harness = await createHarness()
  const cast = await createCast(harness)
  for (const name of ['litoral', 'bulevar', 'pending'] as const)
    ids.set(name, requireProvider(cast[name].viewer).provider.id)
  const third = await createProvider(harness, { companyName: 'Casa Tres', email: 'tres@cast.test' })
  ids.set('tres', requireProvider(third.viewer).provider.id)
  const parts = ['BRAKES', 'LIGHTS'].map(category => ({ description: category, category }))
  request = (await createRequest(cast.ana, { brand: 'vw', department: 'ROCHA', parts })).rawId
})
afterAll(() => harness.close())

beforeEach(async () => {
  const open: Prisma.ProviderProfileUpdateManyMutationInput = {
    brands: [],
    categories: [],
    departments: [],
    offersNationwideShipping: false,
    closedOnHolidays: true,
  }
  const { prisma } = harness.services.db
  await prisma.providerProfile.updateMany({ data: open })
  await prisma.openingShift.deleteMany()
})

const set = (name: string, data: Prisma.ProviderProfileUpdateInput) =>
  harness.services.db.prisma.providerProfile.update({ where: { id: ids.get(name) ?? '' }, data })

async function found(options: { openAt?: Date; after?: string; limit?: number } = {}, of = request) {
  const matching = await matchingProviders(harness.services, of, { limit: 50, ...options })
  return matching.map(id => [...ids].find(([, known]) => known === id)?.[0])
}

test('covers every request with an approved provider that left everything open, and none with an unapproved one', async () => {
  expect(await found()).toEqual(['litoral', 'bulevar', 'tres'])
})

test.each([
  ['its make', { brands: ['Fiat', 'Volkswagen'] }, true],
  ['other makes', { brands: ['Fiat'] }, false],
  ['a category of one of the parts', { categories: ['TURBOS', 'BULBS'] }, true],
  ['other categories', { categories: ['TURBOS'] }, false],
  ['its department', { departments: ['ROCHA'] }, true],
  ['other departments', { departments: ['SALTO'] }, false],
  [
    'other departments, but sends nationwide',
    { departments: ['SALTO'], offersNationwideShipping: true },
    true,
  ],
  ['all of it', { brands: ['Volkswagen'], categories: ['BRAKE_PADS'], departments: ['ROCHA'] }, true],
  ['all but its make', { brands: ['Audi'], categories: ['BRAKE_PADS'], departments: ['ROCHA'] }, false],
] as const)('a provider that names %s', async (_what, { ...coverage }, covers) => {
  await set('bulevar', coverage as Prisma.ProviderProfileUpdateInput)
  expect((await found()).includes('bulevar')).toBe(covers)
})

test('a make that profiles cannot choose, and a part without a category, narrow nothing', async () => {
  await set('bulevar', { brands: ['Fiat'], categories: ['TURBOS'] })
  const visitor = harness.visitor
  const other = await createRequest(visitor, { brand: 'Scania' })
  expect(await found({}, other.rawId)).toContain('bulevar')
})

test('an account at rest or erased gets nothing', async () => {
  const { prisma } = harness.services.db
  const account = { providerProfile: { id: ids.get('tres') ?? '' } }
  await prisma.account.updateMany({ where: account, data: { deactivatedAt: harness.clock.now() } })
  expect(await found()).toEqual(['litoral', 'bulevar'])
  await prisma.account.updateMany({ where: account, data: { deactivatedAt: null } })
})

test('returns providers page by page in one order', async () => {
  const first = await found({ limit: 2 })
  const last = ids.get(first.at(-1) ?? '') ?? ''
  expect([first, await found({ limit: 2, after: last })]).toEqual([['litoral', 'bulevar'], ['tres']])
})

test('those that are open now, by the clock of Uruguay', async () => {
  const shifts = (...times: [number, number][]) => ({
    shifts: {
      create: times.map(([opensAt, closesAt]) => ({ weekday: 'FRIDAY', opensAt, closesAt }) as const),
    },
  })
  await set('litoral', shifts([8 * 60, 12 * 60], [13 * 60, 17 * 60]))
  await set('bulevar', shifts([9 * 60, 24 * 60]))
  const at = async (time: string) => await found({ openAt: new Date(`2026-11-27T${time}-03:00`) })
  expect([
    await at('07:59'),
    await at('08:00'),
    await at('12:00'),
    await at('13:00'),
    await at('23:59'),
  ]).toEqual([[], ['litoral'], ['bulevar'], ['litoral', 'bulevar'], ['bulevar']])
  expect(await found({ openAt: new Date('2026-11-28T10:00-03:00') })).toEqual([])
})

test('counts only providers with explicit hours as open on a holiday', async () => {
  // Christmas of 2026 is a Friday; the Saturday of Carnival and All Souls’ Day are worked on.
  const friday = { weekday: 'FRIDAY', opensAt: 480, closesAt: 1080 } as const
  await set('litoral', { shifts: { create: friday } })
  await set('bulevar', { shifts: { create: friday }, closedOnHolidays: false })
  expect(await found({ openAt: new Date('2026-12-25T10:00-03:00') })).toEqual(['bulevar'])
  expect(await found({ openAt: new Date('2026-12-18T10:00-03:00') })).toEqual(['litoral', 'bulevar'])
})

test('a request that is not there has nobody', async () => {
  expect(await found({}, ids.get('tres'))).toEqual([])
})
