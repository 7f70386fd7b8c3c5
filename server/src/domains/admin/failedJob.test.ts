import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepFailedJob } from '../../../test/failedJobs.ts'
import { createHarness, type Harness } from '../../../test/harness.ts'
import { type Cast, createCast, createProvider } from '../../../test/world.ts'
import { after, DAY_MS } from '../../platform/clock.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { requireProvider } from '../viewer.ts'
import { removeOldFailedJobs } from './failedJob.operations.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())

const jobsOf = async (queue: string) =>
  (
    await harness.services.db.query(
      `select data from pgboss.job where name = $1 and state = 'created' order by id`,
      [queue],
    )
  ).rows
const RETRY = /* GraphQL */ `
  mutation ($id: ID!) {
    retryFailedJob(id: $id) {
      __typename
      ... on FailedJobPayload {
        failedJob { state kind task reason attempts subject { label path } }
      }
    }
  }
`

test('lists a failed mail with its subject, and runs it again', async () => {
  const seller = await createProvider(harness, { companyName: 'Casa Rota', email: 'rota@cast.test' })
  const { id: providerId } = requireProvider(seller.viewer).provider
  const { failedJob } = await keepFailedJob(harness, { providerId })
  const news = await cast.admin.subscribe('subscription { failedJobsUpdated { id state } }')
  const id = encodeGlobalId('FailedJob', failedJob)
  const { failedJobs } = await cast.admin.data<{ failedJobs: { edges: object[] } }>(
    '{ failedJobs(state: WAITING) { edges { node { id } } } }',
  )
  expect(failedJobs.edges).toContainEqual({ node: { id } })
  const before = (await jobsOf('channels.mail')).length
  expect(await cast.admin.data(RETRY, { id })).toEqual({
    retryFailedJob: {
      __typename: 'FailedJobPayload',
      failedJob: {
        state: 'RETRIED',
        kind: 'Emails',
        task: 'providerApproved',
        reason: 'Error: 550 5.1.1 [email] mailbox unavailable',
        attempts: 13,
        subject: { label: 'Casa Rota', path: `/admin?proveedor=${encodeGlobalId('Provider', providerId)}` },
      },
    },
  })
  expect((await news.next()).value).toEqual({ data: { failedJobsUpdated: { id, state: 'RETRIED' } } })
  await news.return?.()
  const jobs = await jobsOf('channels.mail')
  expect(jobs).toHaveLength(before + 1)
  expect(jobs.at(-1)).toMatchObject({ data: { notice: 'providerApproved', event: { data: { providerId } } } })
})

test('runs all failed jobs of a queue again, and no others', async () => {
  const { prisma } = harness.services.db
  await prisma.failedJob.deleteMany()
  const kept = [await keepFailedJob(harness), await keepFailedJob(harness)].map(({ failedJob }) => failedJob)
  const { failedJob: other } = await keepFailedJob(harness)
  await prisma.failedJob.update({ where: { id: other }, data: { queue: 'channels.bell' } })
  const before = (await jobsOf('channels.mail')).length
  expect(
    await cast.admin.data(
      'mutation { retryFailedJobs(queue: "channels.mail") { ... on RetryFailedJobsPayload { retried } } }',
    ),
  ).toEqual({ retryFailedJobs: { retried: 2 } })
  expect(await jobsOf('channels.mail')).toHaveLength(before + 2)
  const waiting = await prisma.failedJob.findMany({ where: { state: 'WAITING' } })
  expect(waiting.map(({ id }) => id)).toEqual([other])
  const { jobHealth } = await cast.admin.data<{ jobHealth: { queues: object[] } }>(
    '{ jobHealth { queues { queue failed } } }',
  )
  expect(jobHealth.queues).toContainEqual({ queue: 'channels.bell', failed: 1 })
  expect(kept).not.toContain(other)
})

test('removes decided rows after 90 days, and none that wait', async () => {
  const { prisma } = harness.services.db
  const rows = [
    await keepFailedJob(harness),
    await keepFailedJob(harness, { isDecided: true }),
    await keepFailedJob(harness, { isDecided: true }),
  ].map(({ failedJob }) => failedJob)
  const [waiting = '', recent = '', old = ''] = rows
  const longAgo = after(harness.clock.now(), -91 * DAY_MS)
  await prisma.failedJob.update({ where: { id: waiting }, data: { failedAt: longAgo, createdAt: longAgo } })
  await prisma.failedJob.update({ where: { id: old }, data: { decidedAt: longAgo } })
  await removeOldFailedJobs.act(harness.services, {})
  const left = await prisma.failedJob.findMany({ where: { id: { in: rows } } })
  expect(left.map(({ id }) => id).toSorted()).toEqual([waiting, recent].toSorted())
})
