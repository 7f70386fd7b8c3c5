import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from './db.ts'

test('limits the embedded database to 16 MB of buffers, which are memory of this process', async () => {
  const db = await openEmbedded()
  onTestFinished(() => db.close())
  expect((await db.query('show shared_buffers')).rows).toEqual([{ shared_buffers: '16MB' }])
})

test('leaves the event loop a turn for each transaction and statement of the embedded database', async () => {
  const db = await openEmbedded()
  onTestFinished(() => db.close())
  const many = Array.from({ length: 20 }, (_, index) => index)
  const turnsDuring = async (work: () => Promise<unknown>) => {
    let turns = 0
    const over = new AbortController()
    const counting = (async () => {
      while (!over.signal.aborted) {
        await nextTurn()
        turns += 1
      }
    })()
    await work()
    over.abort()
    await counting
    return turns
  }
  const statements = () => Promise.all(many.map(() => db.prisma.$queryRaw`select 1`))
  const transactions = async () => {
    for (const _ of many) await db.prisma.$transaction(tx => tx.$queryRaw`select 1`)
  }
  // Prisma connects with the first.
  await statements()
  expect(await turnsDuring(transactions)).toBeGreaterThanOrEqual(many.length)
  const oneByOne = async () => {
    for (const _ of many) await db.prisma.$queryRaw`select 1`
  }
  expect(await turnsDuring(oneByOne)).toBeGreaterThanOrEqual(many.length)
})

test('sends arrays of an enum that a script created after the embedded database was opened', async () => {
  const db = await openEmbedded()
  onTestFinished(() => db.close())
  await db.script(`CREATE TYPE "Colour" AS ENUM ('RED', 'BLUE')`)
  const { rows } = await db.query('SELECT $1::"Colour"[]::text[] AS colours', [['RED', 'BLUE']])
  expect(rows).toEqual([{ colours: ['RED', 'BLUE'] }])
})
