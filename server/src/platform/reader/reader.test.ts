import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/databases.ts'
import { dataModel, planOf, type ReadAction, withoutReader } from './reader.ts'

const ID = '018f0000-0000-7000-8000-00000000000'
const statements: string[] = []

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase({ hasReader: true, onStatement: sql => statements.push(sql) })
  for (const number of [1, 2, 3])
    await db.prisma.account.create({
      data: {
        id: `${ID}${number}`,
        email: `${number}@example.com`,
        name: `Ñandú "${number}"`,
        phone: '099',
        kind: 'BUYER',
        department: 'SALTO',
        createdAt: new Date(1_764_437_293_120 + number),
      },
    })
})
beforeEach(() => {
  statements.length = 0
})
afterAll(() => db.close())

test('answers reads by key of one turn by one statement, each with its row or null', async () => {
  const { account } = db.prisma
  const select = { id: true, createdAt: true }
  const [first, none, upper, byEmail] = await Promise.all([
    account.findUnique({ where: { id: `${ID}1` }, select }),
    account.findUnique({ where: { id: `${ID}9` }, select }),
    account.findUnique({ where: { id: `${ID}2`.toUpperCase() }, select }),
    account.findUnique({ where: { email: '3@example.com' }, select }),
  ])
  expect([first?.id, none, upper?.id, byEmail?.createdAt]).toEqual([
    `${ID}1`,
    null,
    `${ID}2`,
    new Date(1_764_437_293_123),
  ])
  expect(statements).toHaveLength(2)
})

test('keeps reads by key with other filters apart', async () => {
  const { account } = db.prisma
  const answers = await Promise.all(
    ['1@example.com', '2@example.com'].map(email =>
      account.findUnique({ where: { id: `${ID}1`, AND: [{ email }] }, select: { email: true } }),
    ),
  )
  expect(answers).toEqual([{ email: '1@example.com' }, null])
})

test('answers none after a cursor whose row does not exist', async () => {
  const args = { cursor: { id: `${ID}9` }, skip: 1, orderBy: { id: 'asc' } } as const
  expect(await db.prisma.account.findMany(args)).toEqual([])
  expect(await withoutReader(db.prisma).account.findMany(args)).toEqual([])
})

test('begins when awaited, once', async () => {
  const read = db.prisma.account.findMany({ where: { email: '1@example.com' }, select: { name: true } })
  await Promise.resolve()
  expect(statements).toEqual([])
  expect([await read, await read]).toEqual([[{ name: 'Ñandú "1"' }], [{ name: 'Ñandú "1"' }]])
  expect(statements).toHaveLength(1)
})

test('takes part in a list of operations of one transaction, and in an interactive one', async () => {
  const { account } = db.prisma
  const where = { id: `${ID}1` }
  const [changed, read] = await db.prisma.$transaction([
    account.update({ where, data: { phone: '098' } }),
    account.findUniqueOrThrow({ where }),
  ])
  expect([changed.phone, read.phone]).toEqual(['098', '098'])
  const phone = await db.prisma.$transaction(async tx => {
    await tx.account.update({ where, data: { phone: '097' } })
    return (await tx.account.findUniqueOrThrow({ where })).phone
  })
  expect(phone).toBe('097')
})

test('leads from a row to its relations', async () => {
  const sessions = db.prisma.account.findUnique({ where: { id: `${ID}1` } }).sessions({ take: 1 })
  expect(await sessions).toEqual([])
})

async function failureOf(
  client: TestDatabase['prisma'],
  ask: (client: TestDatabase['prisma']) => PromiseLike<unknown>,
) {
  try {
    return { answer: await ask(client) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const { code, meta, name } = error as Error & { code?: string; meta?: unknown }
    return { name, code, meta: JSON.parse(JSON.stringify(meta ?? null)) }
  }
}

test.each<[string, (client: TestDatabase['prisma']) => PromiseLike<unknown>, string]>([
  [
    'a row that is required',
    prisma => prisma.account.findUniqueOrThrow({ where: { id: `${ID}9` } }),
    'P2025',
  ],
  [
    'a first row that is required',
    prisma => prisma.account.findFirstOrThrow({ where: { email: 'x' }, orderBy: { id: 'asc' } }),
    'P2025',
  ],
  ['a value that is no uuid', prisma => prisma.account.findUnique({ where: { id: 'x' } }), 'P2007'],
  [
    'a text that Postgres cannot keep',
    prisma => prisma.account.findFirst({ where: { email: 'a\u0000b' } }),
    'P2039',
  ],
])('fails as Prisma does for %s', async (_name, ask, code) => {
  const failure = await failureOf(db.prisma, ask)
  expect(failure).toEqual(await failureOf(withoutReader(db.prisma), ask))
  expect(failure).toMatchObject({ code })
})

test('refuses unknown arguments in the words of Prisma', async () => {
  const args = { where: { nickname: 'x' } } as never
  await expect(db.prisma.account.findMany(args)).rejects.toThrow('Unknown argument `nickname`')
})

const leftToPrisma: [string, ReadAction, unknown][] = [
  ['distinct rows', 'findMany', { distinct: ['kind'] }],
  ['a page of no rows', 'findMany', { take: 0 }],
  [
    'a cursor in an order that leaves rows equal',
    'findMany',
    { cursor: { id: `${ID}1` }, orderBy: { kind: 'asc' } },
  ],
  ['an order by a count', 'findMany', { orderBy: { sessions: { _count: 'asc' } } }],
  ['an order with two keys', 'findMany', { orderBy: { kind: 'asc', id: 'asc' } }],
  ['an empty OR', 'findMany', { where: { OR: [] } }],
  ['lists without case', 'findMany', { where: { email: { in: ['A'], mode: 'insensitive' } } }],
  ['a negation of two operators', 'findMany', { where: { email: { not: { gt: 'a', lt: 'b' } } } }],
  ['a time as text', 'findMany', { where: { createdAt: '2026-11-21T12:00:00Z' } }],
  ['a number out of range', 'findMany', { where: { markGeneration: 2 ** 31 } }],
  ['an unknown enum value', 'findMany', { where: { kind: 'ROBOT' } }],
  ['null for a required column', 'findMany', { where: { email: null } }],
  ['a selection of nothing', 'findMany', { select: {} }],
  ['select with include', 'findMany', { select: { id: true }, include: { sessions: true } }],
  ['a nested cursor', 'findMany', { select: { sessions: { cursor: { id: 'x' } } } }],
  ['a strategy for relations', 'findMany', { relationLoadStrategy: 'query' }],
  ['a first row of several', 'findFirst', { take: 1 }],
  ['two filters of one unique key', 'findUnique', { where: { id: `${ID}1`, email: { contains: 'x' } } }],
  ['a count of columns', 'count', { select: { id: true } }],
  ['a count from a cursor on', 'count', { cursor: { id: `${ID}1` } }],
  ['no unique key', 'findUnique', { where: { name: 'x' } }],
]

test.each(leftToPrisma)('leaves %s to Prisma', (_name, action, args) => {
  const model = dataModel.get('Account')
  expect(model && planOf(model, action, args)).toBeNull()
})

test('leaves documents and references to fields to Prisma', () => {
  const model = dataModel.get('DomainEvent')
  if (!model) throw new Error('no model')
  const { fields } = db.prisma.account
  expect(planOf(model, 'findMany', { where: { data: { equals: {} } } })).toBeNull()
  const account = dataModel.get('Account')
  expect(account && planOf(account, 'findMany', { where: { name: { equals: fields.email } } })).toBeNull()
  expect(account && planOf(account, 'findMany', { where: { name: fields.email } })).toBeNull()
})

test('reads a row that a relation leads back to from the row that it came from', () => {
  const back = { request: { select: { deletedAt: true } } }
  const request = dataModel.get('PartRequest')
  const where = { request: { buyerId: `${ID}1` }, OR: [{ request: { isNot: { state: 'OPEN' } } }] }
  const parts = { select: { description: true, ...back }, where, orderBy: { request: { createdAt: 'asc' } } }
  const plan = request && planOf(request, 'findMany', { select: { id: true, parts } })
  expect(plan?.sql.match(/"public"\."\w+"(?= AS)/g)).toEqual([
    '"public"."RequestedPart"',
    '"public"."PartRequest"',
  ])
})
