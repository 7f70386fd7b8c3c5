import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepFailedJob } from '../../../test/failedJobs.ts'
import { createHarness, type Harness } from '../../../test/harness.ts'
import { type Cast, createCast, createProvider } from '../../../test/world.ts'
import { after, HOUR_MS } from '../../platform/clock.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { newId } from '../../platform/ids.ts'
import { requireProvider } from '../viewer.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
  const { prisma } = harness.services.db
  await prisma.providerProfile.updateMany({ data: { status: 'APPROVED' } })
})
afterAll(() => harness.close())

const LIST = '{ dueDecisions { words label path since dueAt } }'
interface Line {
  words: string
  label: string | null
  path: string
  since: string
  dueAt: string | null
}
const read = async () => (await cast.admin.data<{ dueDecisions: Line[] }>(LIST)).dueDecisions

const readCounts = async () =>
  (await cast.admin.data<{ dueCounts: { path: string; count: number }[] }>('{ dueCounts { path count } }'))
    .dueCounts

/** A provider that waits since the given hours. */
async function applicant(companyName: string, hours: number): Promise<string> {
  const seller = await createProvider(harness, { companyName, email: `${newId()}@cast.test` })
  const { id } = requireProvider(seller.viewer).provider
  const waitsSince = after(harness.clock.now(), -hours * HOUR_MS)
  await harness.services.db.prisma.providerProfile.update({
    where: { id },
    data: { status: 'PENDING', waitsSince },
  })
  return encodeGlobalId('Provider', id)
}

test('lists what waits in each queue, the earliest deadline first, then the longest wait', async () => {
  expect(await read()).toEqual([])
  expect(await readCounts()).toEqual([])
  const { prisma } = harness.services.db
  const now = harness.clock.now()
  const enquiry = await prisma.enquiry.create({
    data: {
      submissionKey: newId(),
      kind: 'OTHER',
      name: 'Ana',
      email: 'ana@correo.test',
      subject: 'Horarios',
      message: '¿Abren los sábados?',
      createdAt: after(now, -HOUR_MS),
    },
  })
  await keepFailedJob(harness)
  await prisma.dataRequest.create({
    data: { createdAt: after(now, -9 * HOUR_MS), confirmedAt: now, dueOn: '2020-01-02' },
  })
  const late = await applicant('Casa Tarde', 30)
  const early = await applicant('Casa Pronto', 2)
  const lines = await read()
  expect(lines.map(({ label, path }) => [label, path])).toEqual([
    [null, '/admin/datos'],
    ['Casa Tarde', `/admin?proveedor=${late}`],
    ['Casa Pronto', `/admin?proveedor=${early}`],
    ['Horarios', `/admin/consultas?consulta=${encodeGlobalId('Enquiry', enquiry.id)}`],
    [null, '/admin/trabajos'],
  ])
  expect(lines.map(({ dueAt }) => dueAt)).toEqual([
    '2020-01-03T03:00:00.000Z',
    after(now, 18 * HOUR_MS).toISOString(),
    after(now, 46 * HOUR_MS).toISOString(),
    null,
    null,
  ])
  expect(await readCounts()).toEqual([
    { path: '/admin', count: 2 },
    { path: '/admin/consultas', count: 1 },
    { path: '/admin/datos', count: 1 },
    { path: '/admin/trabajos', count: 1 },
  ])
})

test('drops a decision once it is taken, and shows many failed jobs as one', async () => {
  const { prisma } = harness.services.db
  await prisma.enquiry.updateMany({ data: { answer: 'Sí', answeredAt: harness.clock.now() } })
  await keepFailedJob(harness)
  const paths = (await read()).map(({ path }) => path)
  expect(paths.filter(path => path === '/admin/trabajos')).toHaveLength(1)
  expect(paths.filter(path => path.startsWith('/admin/consultas'))).toEqual([])
})

test('shows nothing to anybody but the admin', async () => {
  for (const caller of [cast.visitor, cast.ana, cast.litoral])
    expect(await caller.data(LIST)).toEqual({ dueDecisions: null })
})
