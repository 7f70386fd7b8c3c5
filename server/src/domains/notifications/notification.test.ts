import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller } from '../../../test/harness.ts'
import { createOffer } from '../../../test/offersWorld.ts'
import {
  createPaidOrder,
  createPaymentsWorld,
  type PaymentsWorld,
  requestWithOffer,
} from '../../../test/paymentsWorld.ts'
import type { NotificationKind } from '../../generated/prisma/enums.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { requireAccount } from '../viewer.ts'
import { addNotification } from './notification.operations.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.harness.drain()
  const { prisma } = world.harness.services.db
  await prisma.notification.deleteMany()
  await prisma.notificationCount.deleteMany()
})

const BELL = /* GraphQL */ `
  query ($filter: NotificationSelection, $after: String) {
    viewer {
      unreadNotifications { count revision }
      notifications(first: 15, filter: $filter, after: $after) {
        edges { node { id title message path isRead kind } }
        pageInfo { endCursor hasNextPage }
      }
    }
  }
`
interface Bell {
  readonly viewer: {
    readonly unreadNotifications: { readonly count: number; readonly revision: number }
    readonly notifications: {
      readonly edges: readonly {
        readonly node: {
          readonly id: string
          readonly title: string
          readonly path: string
          readonly isRead: boolean
        }
      }[]
      readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean }
    }
  }
}
const bellOf = async (caller: Caller, variables = {}) => (await caller.data<Bell>(BELL, variables)).viewer
const titlesOf = async (caller: Caller, filter?: string) =>
  (await bellOf(caller, { filter })).notifications.edges.map(({ node }) => node.title)

const READ = 'mutation ($id: ID!) { markNotificationRead(id: $id) { __typename } }'
const READ_UP_TO =
  'mutation ($input: MarkNotificationsReadInput!) { markNotificationsRead(input: $input) { ... on MarkNotificationsReadPayload { account { unreadNotifications { count revision } } } } }'

const ring = (caller: Caller, key: string, kind: NotificationKind = 'ORDER') =>
  addNotification(world.harness.services, {
    accountId: requireAccount(caller.viewer).accountId,
    key,
    kind,
    title: `Aviso ${key}`,
    message: 'Algo pasó.',
    path: '/dashboard/compras',
    requestId: null,
  })

test('an offer rings its buyer, a payment both parties, a new request the providers that it matches', async () => {
  const { cast, harness } = world
  await createPaidOrder(world)
  await harness.drain()
  expect(await titlesOf(cast.ana)).toEqual(['Pago confirmado', 'Nueva oferta'])
  expect(await titlesOf(cast.litoral)).toEqual(['Vendiste', 'Pedido nuevo'])
  expect(await titlesOf(cast.litoral, 'CONSULTATIONS')).toEqual(['Pedido nuevo'])
  expect(await titlesOf(cast.ana, 'OFFERS')).toEqual(['Nueva oferta'])
})

test('a delivery that runs again rings once', async () => {
  const { cast, harness } = world
  const { request } = await requestWithOffer(world)
  await createOffer(cast.bulevar, request)
  await harness.drain()
  const before = await bellOf(cast.ana)
  const event = await harness.services.db.prisma.domainEvent.findFirstOrThrow({
    where: { name: 'offer.made' },
    orderBy: { id: 'desc' },
  })
  const about = { eventId: event.id, event: event.name, data: event.data, accountId: event.accountId }
  await harness.runJob('channels.bell', { notice: 'offerArrived', key: '', event: about })
  expect(await bellOf(cast.ana)).toEqual(before)
})

test('two deliveries of the same notification at once leave one, and its count', async () => {
  const { cast } = world
  await Promise.all([ring(cast.ana, 'a'), ring(cast.ana, 'a'), ring(cast.ana, 'b')])
  const bell = await bellOf(cast.ana)
  expect(bell.notifications.edges).toHaveLength(2)
  expect(bell.unreadNotifications).toEqual({ count: 2, revision: 2 })
})

test('reading one lowers the count once; all up to one leaves what came after it unread', async () => {
  const { cast } = world
  for (const key of ['a', 'b', 'c']) await ring(cast.ana, key)
  const [, middle] = (await bellOf(cast.ana)).notifications.edges
  const id = middle?.node.id ?? ''
  await cast.ana.data(READ, { id })
  await cast.ana.data(READ, { id })
  expect((await bellOf(cast.ana)).unreadNotifications).toEqual({ count: 2, revision: 4 })
  const answer = await cast.ana.data<Record<string, unknown>>(READ_UP_TO, { input: { upToId: id } })
  expect(answer).toMatchObject({
    markNotificationsRead: { account: { unreadNotifications: { count: 1, revision: 5 } } },
  })
  expect(await titlesOf(cast.ana, 'UNREAD')).toEqual(['Aviso c'])
})

test('counts notifications of messages apart, until they are read or removed', async () => {
  const { cast, harness } = world
  const { accountId } = requireAccount(cast.ana.viewer)
  const count = async () => {
    const { prisma } = harness.services.db
    const { unread, unreadOfMessages } = await prisma.notificationCount.findUniqueOrThrow({
      where: { accountId },
    })
    return [unread, unreadOfMessages]
  }
  await ring(cast.ana, 'order')
  for (const key of ['first', 'second']) await ring(cast.ana, key, 'MESSAGE')
  expect(await count()).toEqual([3, 2])
  const [newest] = (await bellOf(cast.ana)).notifications.edges
  await cast.ana.data(READ, { id: newest?.node.id })
  expect(await count()).toEqual([2, 1])
  harness.clock.advance(181 * DAY_MS)
  await harness.runJob('notifications.removeOld', {})
  expect(await count()).toEqual([0, 0])
})

test('removes notifications after 180 days, and counts those that remain', async () => {
  const { cast, harness } = world
  await ring(cast.ana, 'old and unread')
  await ring(cast.ana, 'old and read')
  const [read] = (await bellOf(cast.ana)).notifications.edges
  await cast.ana.data(READ, { id: read?.node.id })
  harness.clock.advance(179 * DAY_MS)
  await ring(cast.ana, 'newer')
  await harness.runJob('notifications.removeOld', {})
  expect((await bellOf(cast.ana)).notifications.edges).toHaveLength(3)
  harness.clock.advance(2 * DAY_MS)
  await harness.runJob('notifications.removeOld', {})
  expect(await titlesOf(cast.ana)).toEqual(['Aviso newer'])
  expect((await bellOf(cast.ana)).unreadNotifications).toEqual({ count: 1, revision: 5 })
})

test('another’s notification is not found, and a page goes on where the one before ended', async () => {
  const { cast } = world
  for (let at = 1; at <= 17; at += 1) await ring(cast.ana, String(at))
  const first = (await bellOf(cast.ana)).notifications
  expect(first.edges.map(({ node }) => node.title).at(-1)).toBe('Aviso 3')
  const rest = (await bellOf(cast.ana, { after: first.pageInfo.endCursor })).notifications
  expect(rest.edges.map(({ node }) => node.title)).toEqual(['Aviso 2', 'Aviso 1'])
  const id = first.edges[0]?.node.id
  expect(await cast.litoral.data(READ, { id })).toEqual({ markNotificationRead: { __typename: 'NotFound' } })
  expect((await bellOf(cast.ana)).unreadNotifications.count).toBe(17)
})
