import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keepKey } from '../../../../test/apiKeysWorld.ts'
import { type Imported, importFile, runImport, startImport } from '../../../../test/catalogueImportsWorld.ts'
import { createUploadsWorld, type UploadsWorld } from '../../../../test/uploadsWorld.ts'
import { after, DAY_MS } from '../../../platform/clock.ts'
import { decodeGlobalId } from '../../../platform/globalIds.ts'
import { requireApprovedProvider } from '../../viewer.ts'
import { MOST_ROWS } from '../syncRows.ts'
import { importKey, resultKey } from './catalogueImport.operations.ts'
import { takeBatch } from './importBatch.ts'

let world: UploadsWorld
beforeAll(async () => {
  world = await createUploadsWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.sandbox.control.reset()
  const { prisma } = world.harness.services.db
  await prisma.catalogueImport.deleteMany()
  await prisma.catalogueItem.deleteMany()
})

const row = (externalId: string, overrides: object = {}) => ({
  externalId,
  name: 'Alternador',
  condition: 'USED',
  price: 485_000,
  quantity: 2,
  deliveryTime: 'IMMEDIATE',
  ...overrides,
})
const jsonl = (...rows: readonly object[]) => rows.map(each => `${JSON.stringify(each)}\n`).join('')
const many = (count: number) =>
  Array.from({ length: count }, (_, n) => row(`N-${String(n).padStart(4, '0')}`))
const rawId = (id: string) => decodeGlobalId(id)?.id ?? ''
const items = () => world.harness.services.db.prisma.catalogueItem
const litoral = () => world.cast.litoral
const counts = ({ created, updated, unchanged, rejected }: Omit<Imported, 'rejections'>) => [
  created,
  updated,
  unchanged,
  rejected,
]

/** The lines of the result file. */
async function resultOf({
  resultUrl,
}: Imported): Promise<{ line: number; outcome: string; code: string | null }[]> {
  const answer = await fetch(resultUrl ?? '')
  return (await answer.text())
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))
}

test('creates, changes and keeps items, and says what became of each row', async () => {
  const first = await importFile(world, litoral(), jsonl(row('A-1'), row('A-2')))
  expect([first.state, ...counts(first)]).toEqual(['DONE', 2, 0, 0, 0])
  const second = await importFile(
    world,
    litoral(),
    jsonl(row('A-1'), row('A-2', { quantity: 1 }), row('A-3')),
  )
  expect(counts(second)).toEqual([1, 1, 1, 0])
  expect(await resultOf(second)).toMatchObject([
    { line: 1, externalId: 'A-1', outcome: 'UNCHANGED', code: null },
    { line: 2, externalId: 'A-2', outcome: 'UPDATED' },
    { line: 3, externalId: 'A-3', outcome: 'CREATED', objectId: expect.any(String) },
  ])
  expect(await items().findMany({ select: { source: true }, distinct: ['source'] })).toEqual([
    { source: 'IMPORT' },
  ])
  expect(world.objects().toSorted()).toEqual([first, second].map(({ id }) => resultKey(rawId(id))).toSorted())
})

test('rejects single rows with their line, field and message in Spanish', async () => {
  const file = [
    '\uFEFF' + JSON.stringify(row('B-1')),
    '',
    '{"externalId": "B-2", ',
    JSON.stringify(row('B-3', { price: 0 })),
    JSON.stringify(row('B-4', { partNumber: 51859035 })),
    '7',
    JSON.stringify(row('B-1', { price: 1 })),
    '{"externalId": "B-',
  ].join('\r\n')
  const { rejections, ...done } = await importFile(world, litoral(), file)
  expect([done.state, ...counts(done)]).toEqual(['DONE', 1, 0, 0, 6])
  expect(rejections.map(({ line, code, path }) => [line, code, ...path])).toEqual([
    [3, 'INVALID_JSON'],
    [4, 'INVALID_INPUT', 'price'],
    [5, 'INVALID_INPUT', 'partNumber'],
    [6, 'INVALID_INPUT'],
    [7, 'ROW_REPEATED', 'externalId'],
    [8, 'INVALID_JSON'],
  ])
  expect(
    rejections.map(({ message }) => message).filter(message => /Invalid|expected/.test(message)),
  ).toEqual([])
  expect(await items().findMany({ select: { externalId: true, priceCentesimos: true } })).toEqual([
    { externalId: 'B-1', priceCentesimos: 485_000 },
  ])
})

test('finds an id again that an earlier batch of the file has', async () => {
  const rows = [...many(MOST_ROWS), row('N-0000', { price: 1 }), row('LAST')]
  const done = await importFile(world, litoral(), jsonl(...rows))
  expect(counts(done)).toEqual([MOST_ROWS + 1, 0, 0, 1])
  expect(done.rejections).toMatchObject([{ line: MOST_ROWS + 1, code: 'ROW_REPEATED' }])
})

test('goes on after its last batch when it was killed, to the same end', async () => {
  const rows = many(MOST_ROWS + 30)
  const id = await startImport(litoral(), jsonl(...rows))
  await runImport(litoral(), id)
  const { services } = world.harness
  await takeBatch(services, rawId(id))
  expect(await items().count()).toBe(MOST_ROWS)
  // Two processes take the second batch at once: a killed one, whose job was given to another, and the other.
  await Promise.all([takeBatch(services, rawId(id)), takeBatch(services, rawId(id))])
  await world.harness.drain()
  const { catalogueImport } = await runImport(litoral(), id)
  expect([catalogueImport?.state, catalogueImport && counts(catalogueImport)]).toEqual([
    'DONE',
    [rows.length, 0, 0, 0],
  ])
  if (!catalogueImport) throw new Error('the import is gone')
  expect((await resultOf(catalogueImport)).map(({ line }) => line)).toEqual(rows.map((_, index) => index + 1))
})

test('applies a file once however often it is run', async () => {
  const id = await startImport(litoral(), jsonl(row('C-1')))
  await Promise.all([runImport(litoral(), id), runImport(litoral(), id)])
  await world.harness.drain()
  const again = await runImport(litoral(), id)
  expect(again.catalogueImport && counts(again.catalogueImport)).toEqual([1, 0, 0, 0])
})

test('runs one import of a shop at a time', async () => {
  const first = await startImport(litoral(), jsonl(row('D-1')))
  const second = await startImport(litoral(), jsonl(row('D-2')))
  await runImport(litoral(), first)
  expect(await runImport(litoral(), second)).toMatchObject({ code: 'WRONG_STATE' })
  await world.harness.drain()
  expect(await runImport(litoral(), second)).toMatchObject({ catalogueImport: { state: 'RUNNING' } })
  await world.harness.drain()
  expect(await items().count()).toBe(2)
})

test('takes no more bytes than were declared, and does not run without them', async () => {
  const id = await startImport(litoral(), jsonl(row('E-1')), { bytes: 10, isSent: false })
  expect(await runImport(litoral(), id)).toMatchObject({ code: 'WRONG_STATE' })
  await expect(startImport(litoral(), jsonl(row('E-1')), { bytes: 10 })).rejects.toThrow('400')
})

test('ends with the reason when its file is gone', async () => {
  const id = await startImport(litoral(), jsonl(row('F-1')))
  await runImport(litoral(), id)
  await world.harness.services.storage.remove(importKey(rawId(id)))
  await world.harness.drain()
  const { catalogueImport } = await runImport(litoral(), id)
  expect(catalogueImport).toMatchObject({
    state: 'FAILED',
    problem: 'El archivo ya no está. Volvé a subirlo.',
  })
})

describe('between two batches', () => {
  async function halfWay() {
    const id = await startImport(litoral(), jsonl(...many(MOST_ROWS + 10)))
    await runImport(litoral(), id)
    await takeBatch(world.harness.services, rawId(id))
    return id
  }

  test('stops when the key that runs it is revoked', async () => {
    const { prisma } = world.harness.services.db
    const id = await halfWay()
    const { provider } = requireApprovedProvider(litoral().viewer)
    const key = await keepKey(world, provider.id)
    await prisma.catalogueImport.update({ where: { id: rawId(id) }, data: { keyId: key.id } })
    await prisma.apiKey.update({ where: { id: key.id }, data: { revokedAt: world.harness.clock.now() } })
    await world.harness.drain()
    const { catalogueImport } = await runImport(litoral(), id)
    expect(catalogueImport).toMatchObject({
      state: 'FAILED',
      problem: expect.stringContaining('clave'),
      created: MOST_ROWS,
    })
    expect(catalogueImport && (await resultOf(catalogueImport))).toHaveLength(MOST_ROWS)
  })

  test('stops when its provider is suspended', async () => {
    const { prisma } = world.harness.services.db
    const id = await halfWay()
    const { provider } = requireApprovedProvider(litoral().viewer)
    const set = (status: 'SUSPENDED' | 'APPROVED') =>
      prisma.providerProfile.update({ where: { id: provider.id }, data: { status } })
    await set('SUSPENDED')
    await world.harness.drain()
    await set('APPROVED')
    expect((await runImport(litoral(), id)).catalogueImport).toMatchObject({
      state: 'FAILED',
      created: MOST_ROWS,
    })
  })
})

test('is erased with its files 14 days after its end', async () => {
  const { harness } = world
  await importFile(world, litoral(), jsonl(row('G-1')))
  expect(world.objects()).toHaveLength(1)
  await harness.services.db.prisma.catalogueImport.updateMany({
    data: { expiresAt: after(harness.clock.now(), -DAY_MS) },
  })
  await harness.runJob('partners.removeOld')
  expect(world.objects()).toEqual([])
  expect(await harness.services.db.prisma.catalogueImport.count()).toBe(0)
  expect(await items().count()).toBe(1)
})

test('is given up after a day without progress, so that another can run', async () => {
  const { harness } = world
  const { prisma } = harness.services.db
  const id = await startImport(litoral(), jsonl(row('H-1')))
  await runImport(litoral(), id)
  await prisma.catalogueImport.updateMany({ data: { progressAt: after(harness.clock.now(), -2 * DAY_MS) } })
  await harness.runJob('partners.removeOld')
  expect((await runImport(litoral(), id)).catalogueImport).toMatchObject({ state: 'FAILED' })
  await harness.drain()
  expect(await items().count()).toBe(0)
})
