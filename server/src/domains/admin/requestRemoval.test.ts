import { afterAll, beforeEach, expect, test } from 'vitest'
import { createOffer, line, MAKE_OFFER } from '../../../test/offersWorld.ts'
import {
  createPaidOrder,
  createPaymentsWorld,
  type PaymentsWorld,
  startCheckout,
} from '../../../test/paymentsWorld.ts'
import { quickHash } from '../../../test/quickHash.ts'
import { createRequest } from '../../../test/requestsWorld.ts'
import { after } from '../../platform/clock.ts'
import { UNDO_REMOVAL_MS } from './requestRemoval.policy.ts'

const PASSWORD = 'la clave del equipo'
const worlds: PaymentsWorld[] = []
let world: PaymentsWorld
beforeEach(async () => {
  world = await createPaymentsWorld()
  worlds.push(world)
  await prisma().account.updateMany({ data: { passwordHash: await quickHash(PASSWORD) } })
})
afterAll(() => Promise.all(worlds.map(one => one.close())))

const prisma = () => world.harness.services.db.prisma
const FIGURES = '{ removableRequests { requests parts files offers kept } }'
const REMOVE = /* GraphQL */ `
  mutation ($password: String!) {
    removeAllRequests(password: $password) {
      __typename
      ... on RequestRemovalPayload { removal { id requests parts files offers kept undoableUntil undoneAt } }
      ... on Refusal { code message path }
    }
  }
`
const UNDO = /* GraphQL */ `
  mutation ($id: ID!) {
    undoRequestRemoval(id: $id) {
      __typename
      ... on RequestRemovalPayload { removal { undoneAt } }
      ... on Refusal { code message }
    }
  }
`
interface Removed {
  removeAllRequests: { removal: { id: string; requests: number; kept: number } }
}
const remove = async () =>
  (await world.cast.admin.data<Removed>(REMOVE, { password: PASSWORD })).removeAllRequests.removal

/** The lists of each person, with the number of their rows. */
async function lists() {
  const { ana, litoral, admin } = world.cast
  const own = await ana.data(
    '{ viewer { requests(first: 20) { totalCount edges { node { id state offers(first: 5) { edges { node { id state } } } } } } } }',
  )
  const feed = await litoral.data('{ requestFeed(first: 20) { edges { node { id state } } } }')
  const offers = await litoral.data(
    '{ viewer { provider { offers(first: 20) { totalCount edges { node { id state } } } } } }',
  )
  return { own, feed, offers, figures: await admin.data(FIGURES) }
}

test('hides requests and offers from every list, keeps those with money, and puts them back exactly', async () => {
  const { cast, harness } = world
  const paid = await createPaidOrder(world)
  const quoted = await createRequest(cast.ana)
  const offerId = await createOffer(cast.litoral, quoted)
  const canceled = await createRequest(cast.ana)
  await prisma().partRequest.update({ where: { id: canceled.rawId }, data: { state: 'CANCELED' } })
  const before = await lists()
  const rows = () => prisma().partRequest.findMany({ orderBy: { id: 'asc' }, include: { offers: true } })
  const rowsBefore = await rows()
  expect(before.figures).toMatchObject({ removableRequests: { requests: 2, offers: 1, kept: 1 } })

  const removal = await remove()
  expect(removal).toMatchObject({
    requests: 2,
    offers: 1,
    kept: 1,
    undoneAt: null,
    undoableUntil: after(harness.clock.now(), UNDO_REMOVAL_MS).toISOString(),
  })
  const hidden = await lists()
  expect(hidden.own).toMatchObject({
    viewer: { requests: { totalCount: 1, edges: [{ node: { id: paid.request.id } }] } },
  })
  expect(hidden.feed).toEqual({ requestFeed: { edges: [] } })
  expect(hidden.offers).toMatchObject({ viewer: { provider: { offers: { totalCount: 1 } } } })
  for (const caller of [cast.ana, cast.litoral, cast.admin])
    for (const id of [quoted.id, offerId])
      expect(await caller.data('query ($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: null })
  const input = { requestId: quoted.id, lines: quoted.partIds.map(id => line(id)) }
  expect(await cast.bulevar.data(MAKE_OFFER, { input })).toMatchObject({ makeOffer: { code: 'NOT_FOUND' } })

  expect(await cast.admin.data(UNDO, { id: removal.id })).toEqual({
    undoRequestRemoval: {
      __typename: 'RequestRemovalPayload',
      removal: { undoneAt: harness.clock.now().toISOString() },
    },
  })
  expect(await lists()).toEqual(before)
  expect(await rows()).toEqual(rowsBefore)
})

test('keeps a request that somebody has begun to pay', async () => {
  const { cast } = world
  const request = await createRequest(cast.ana)
  const other = await createRequest(cast.bruno)
  await startCheckout(world, cast.ana, await createOffer(cast.litoral, request))
  expect(await remove()).toMatchObject({ requests: 1, kept: 1 })
  const kept = await prisma().partRequest.findUniqueOrThrow({ where: { id: request.rawId } })
  expect(kept.removalId).toBeNull()
  const hidden = await prisma().partRequest.findUniqueOrThrow({ where: { id: other.rawId } })
  expect(hidden.removalId).not.toBeNull()
})

test('erases the personal data after 30 days, and refuses to undo then', async () => {
  const { cast, harness } = world
  const request = await createRequest(cast.ana, { description: 'Chocado adelante, patente AAB 1234' })
  const { id } = await remove()
  harness.clock.advance(UNDO_REMOVAL_MS)
  await harness.drain({ ahead: true })
  const row = await prisma().partRequest.findUniqueOrThrow({ where: { id: request.rawId } })
  expect(row).toMatchObject({ description: null, erasedAt: harness.clock.now() })
  expect(await cast.admin.data(UNDO, { id })).toMatchObject({
    undoRequestRemoval: { code: 'WRONG_STATE', message: 'Pasaron los 30 días: ya no se puede deshacer.' },
  })
})

test('erases nothing of a removal that was undone', async () => {
  const { cast, harness } = world
  const request = await createRequest(cast.ana, { description: 'Chocado adelante' })
  const { id } = await remove()
  await cast.admin.data(UNDO, { id })
  harness.clock.advance(UNDO_REMOVAL_MS)
  await harness.drain({ ahead: true })
  const row = await prisma().partRequest.findUniqueOrThrow({ where: { id: request.rawId } })
  expect(row).toMatchObject({ description: 'Chocado adelante', erasedAt: null, removalId: null })
})

test('refuses a wrong password, at its field', async () => {
  await createRequest(world.cast.ana)
  expect(await world.cast.admin.data(REMOVE, { password: 'otra' })).toEqual({
    removeAllRequests: {
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      message: 'Esa no es tu contraseña.',
      path: ['password'],
    },
  })
  expect(await prisma().partRequest.count({ where: { removalId: { not: null } } })).toBe(0)
})
