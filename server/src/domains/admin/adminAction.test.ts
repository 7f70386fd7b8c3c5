import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../test/harness.ts'
import { type Cast, createCast, createProvider } from '../../../test/world.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { newId } from '../../platform/ids.ts'
import { ADMIN_ACTIONS, type AdminActionName, recordAdminAction } from '../accounts/adminAction.operations.ts'
import { requireAccount, requireProvider } from '../viewer.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())

const LOG = /* GraphQL */ `
  query ($first: Int) {
    adminActions(first: $first) {
      totalCount
      edges { node { action words actorName at subject { label path } } }
    }
  }
`
interface Line {
  action: string
  words: string
  actorName: string
  at: string
  subject: { label: string; path: string | null } | null
}

async function readLog(first: number): Promise<Line[]> {
  const { adminActions } = await cast.admin.data<{ adminActions: { edges: { node: Line }[] } }>(LOG, {
    first,
  })
  return adminActions.edges.map(({ node }) => node)
}

const record = (action: AdminActionName, subjectId?: string) =>
  harness.services.transact(unit =>
    recordAdminAction(unit, {
      action,
      accountId: requireAccount(cast.admin.viewer).accountId,
      at: harness.clock.now(),
      ...(subjectId ? { subjectId } : {}),
    }),
  )

test('logs a suspension with the provider, which anybody but the admin cannot read', async () => {
  const seller = await createProvider(harness, { companyName: 'Casa Vista', email: 'vista@cast.test' })
  const id = encodeGlobalId('Provider', requireProvider(seller.viewer).provider.id)
  const at = harness.clock.now().toISOString()
  const answer = await cast.admin.data<{ suspendProvider: { __typename: string } }>(
    'mutation ($id: ID!) { suspendProvider(id: $id, reason: "No manda lo que vende") { __typename } }',
    { id },
  )
  expect(answer.suspendProvider.__typename).toBe('ProviderPayload')
  const { name } = await harness.services.db.prisma.account.findUniqueOrThrow({
    where: { id: requireAccount(cast.admin.viewer).accountId },
  })
  expect(await readLog(1)).toEqual([
    {
      action: 'suspendProvider',
      words: 'Suspendió un proveedor',
      actorName: name,
      at,
      subject: { label: 'Casa Vista', path: `/admin?proveedor=${id}` },
    },
  ])
  for (const caller of [cast.ana, cast.litoral, seller])
    expect(await caller.data(LOG, { first: 1 })).toEqual({ adminActions: null })
})

test('reads each noun of the log, and a row that is no longer there as null', async () => {
  const nouns = Object.values(ADMIN_ACTIONS).map(([noun]) => noun)
  for (const [action] of Object.entries(ADMIN_ACTIONS)) await record(action as AdminActionName, newId())
  const log = await readLog(nouns.length)
  expect(log.map(({ words }) => words)).toEqual(
    Object.values(ADMIN_ACTIONS)
      .map(([, words]) => words)
      .toReversed(),
  )
  const withoutRow = log.filter(({ subject }) => subject === null).map(({ action }) => action)
  // The labels of these two nouns need no row.
  expect(log.filter(({ subject }) => subject).map(({ action }) => action)).toEqual([
    'closePayoutBatch',
    'declineDeletion',
    'eraseData',
  ])
  expect(withoutRow).toHaveLength(nouns.length - 3)
})

test('refuses to change or delete a line', async () => {
  await record('switchLanguageModel')
  const { adminAction } = harness.services.db.prisma
  await expect(adminAction.updateMany({ data: { action: 'approveProvider' } })).rejects.toThrow('immutable')
  await expect(adminAction.deleteMany()).rejects.toThrow('immutable')
})
