import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, createHarness, type Harness } from '../../../test/harness.ts'
import { type Cast, createCast } from '../../../test/world.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { requireAccount } from '../viewer.ts'

let harness: Harness
let cast: Cast
const orderId = '0193a000-0000-7000-8000-000000000001'

const idOf = ({ viewer }: Caller) => requireAccount(viewer).accountId

beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
  const line = {
    subjectId: idOf(cast.ana),
    orderId,
    purpose: 'ORDER' as const,
    viewedAt: harness.clock.now(),
  }
  // One after the other, so that their ids sort by time.
  for (const data of [
    { ...line, viewerId: idOf(cast.litoral) },
    { ...line, viewerId: idOf(cast.admin) },
    { ...line, viewerId: idOf(cast.ana), subjectId: idOf(cast.litoral), orderId: null },
  ]) {
    await harness.services.db.prisma.contactView.create({ data })
  }
})
afterAll(() => harness.close())

const MINE = /* GraphQL */ `
  {
    viewer {
      contactViews {
        totalCount
        edges { node { id viewerName purpose orderId viewedAt viewer { email } subject { email } } }
      }
    }
  }
`
const LOG = /* GraphQL */ `
  query ($first: Int, $after: String) {
    contactViews(first: $first, after: $after) {
      totalCount
      pageInfo { endCursor hasNextPage }
      edges { node { viewerName viewer { email } subject { email } } }
    }
  }
`

interface Log {
  totalCount: number
  pageInfo: { endCursor: string; hasNextPage: boolean }
  edges: { node: { id: string; viewerName: string } }[]
}

test('a person reads who was shown their data, staff by the name of the team', async () => {
  const { viewer } = await cast.ana.data<{ viewer: { contactViews: Log } }>(MINE)
  const common = { purpose: 'ORDER' as const, viewedAt: harness.clock.now().toISOString(), viewer: null }
  expect(viewer.contactViews).toMatchObject({
    totalCount: 2,
    edges: [
      { node: { viewerName: 'Equipo de Tuerca', ...common, subject: { email: 'ana@cast.test' } } },
      { node: { viewerName: 'Repuestos del Litoral', orderId: encodeGlobalId('Order', orderId), ...common } },
    ],
  })
  expect(JSON.stringify(viewer)).not.toContain('admin@')
  expect(await cast.litoral.data(MINE)).toMatchObject({
    viewer: {
      contactViews: { totalCount: 1, edges: [{ node: { viewerName: 'Ana Pereira', orderId: null } }] },
    },
  })
})

test('the admin pages through the whole log, newest first', async () => {
  const { contactViews } = await cast.admin.data<{ contactViews: Log }>(LOG, { first: 2 })
  expect(contactViews).toMatchObject({
    totalCount: 3,
    pageInfo: { hasNextPage: true },
    edges: [
      { node: { viewer: { email: 'ana@cast.test' }, subject: { email: 'litoral@cast.test' } } },
      { node: { viewer: { email: 'admin@tuerca.example' }, subject: { email: 'ana@cast.test' } } },
    ],
  })
  const rest = await cast.admin.data<{ contactViews: Log }>(LOG, { after: contactViews.pageInfo.endCursor })
  expect(rest.contactViews.edges.map(edge => edge.node.viewerName)).toEqual(['Repuestos del Litoral'])
})

test('hides the log, and an entry by its id, from everybody else, even the viewer', async () => {
  const { viewer } = await cast.ana.data<{ viewer: { contactViews: Log } }>(MINE)
  const id = viewer.contactViews.edges[1]?.node.id
  for (const caller of [cast.visitor, cast.bruno, cast.litoral, cast.pending]) {
    expect(await caller.run(LOG)).toMatchObject({ data: { contactViews: null }, errors: [] })
    expect(await caller.run('query ($id: ID!) { node(id: $id) { id } }', { id })).toMatchObject({
      data: { node: null },
      errors: [],
    })
  }
  expect(await cast.ana.data('query ($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: { id } })
})

test('logs the team’s view of contact data once an hour, and no view of one’s own', async () => {
  const ACCOUNT = 'query ($id: ID!) { node(id: $id) { ... on Account { email phone } } }'
  const id = encodeGlobalId('Account', idOf(cast.bruno))
  const seen = () =>
    harness.services.db.prisma.contactView.findMany({ where: { subjectId: idOf(cast.bruno) } })
  await cast.bruno.data(ACCOUNT, { id })
  expect(await seen()).toEqual([])
  const look = () => cast.admin.data(ACCOUNT, { id })
  expect(await look()).toEqual({ node: { email: 'bruno@cast.test', phone: expect.any(String) } })
  await look()
  expect(await seen()).toMatchObject([{ viewerId: idOf(cast.admin), purpose: 'ACCOUNT', orderId: null }])
  harness.clock.advance(HOUR_MS)
  await look()
  expect(await seen()).toHaveLength(2)
  // A query without contact data is no view.
  await cast.admin.data('query ($id: ID!) { node(id: $id) { ... on Account { name kind } } }', { id })
  expect(await seen()).toHaveLength(2)
})
