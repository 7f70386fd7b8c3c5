import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepFailedJob } from '../../../test/failedJobs.ts'
import { createHarness, type Harness } from '../../../test/harness.ts'
import { type Cast, createCast } from '../../../test/world.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { handlers } from '../reactions.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
afterAll(() => harness.close())

const CHANNELS = [
  ['channels.mail', 'Emails'],
  ['channels.bell', 'Notificaciones'],
  ['channels.push', 'Avisos al navegador'],
  ['channels.whatsapp', 'WhatsApp'],
] as const

test('covers every channel', () => {
  const queues = handlers.map(({ queue }) => queue).filter(queue => queue.startsWith('channels.'))
  expect(CHANNELS.map(([queue]) => queue).toSorted()).toEqual(queues.toSorted())
})

test.each(CHANNELS)('lists a dead letter of %s as %s, and runs it again once', async (queue, kind) => {
  const { prisma } = harness.services.db
  const { failedJob } = await keepFailedJob(harness)
  await prisma.failedJob.update({ where: { id: failedJob }, data: { queue } })
  const id = encodeGlobalId('FailedJob', failedJob)
  const { failedJobs } = await cast.admin.data<{ failedJobs: { edges: object[] } }>(
    '{ failedJobs(state: WAITING) { edges { node { id kind task } } } }',
  )
  expect(failedJobs.edges).toContainEqual({ node: { id, kind, task: 'providerApproved' } })
  const waiting = async () => {
    const { rows } = await harness.services.db.query(
      `select data from pgboss.job where name = $1 and state = 'created'`,
      [queue],
    )
    return rows.length
  }
  const before = await waiting()
  const retry = () =>
    cast.admin.data(
      'mutation ($id: ID!) { retryFailedJob(id: $id) { ... on FailedJobPayload { failedJob { state } } ... on Refusal { code } } }',
      { id },
    )
  expect(await retry()).toEqual({ retryFailedJob: { failedJob: { state: 'RETRIED' } } })
  expect(await retry()).toEqual({ retryFailedJob: { code: 'WRONG_STATE' } })
  expect(await waiting()).toBe(before + 1)
})
