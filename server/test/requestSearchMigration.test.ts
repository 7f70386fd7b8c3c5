import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestSearchKey } from '../src/domains/requests/feed/requestSearch.ts'
import { type FormerDatabase, openBefore } from './formerDatabase.ts'

let former: FormerDatabase
let keyed: FormerDatabase
beforeAll(async () => {
  former = await openBefore('20261127081751_request_search')
  keyed = await openBefore('20261127140500_accented_part_numbers')
})
afterAll(() => Promise.all([former.db.close(), keyed.db.close()]))

const JOINED_WORDS = '20261128175500_search_keys_of_joined_words'

const REQUESTS = [
  {
    brand: 'Citroën',
    model: 'C3 Aircross',
    year: 2011,
    engine: '1.6 16V',
    version: null,
    parts: [
      { description: 'Óptica  delantera (izq.)', partNumber: '5U0-941.005 K' },
      { description: 'Rulemán ﬁno', partNumber: null },
    ],
  },
  {
    brand: 'Volkswagen',
    model: 'Gol G5',
    year: 2008,
    engine: null,
    version: 'Trend/Power',
    parts: [{ description: 'Cañería de nafta', partNumber: 'NA-12' }],
  },
  { brand: 'Fiat', model: 'Uno', year: 2001, engine: null, version: null, parts: [] },
]

const ACCENTED = {
  brand: 'Peugeot',
  model: '206',
  year: 2007,
  engine: null,
  version: null,
  parts: [
    { description: 'Bomba de agua', partNumber: 'Ñ-45.Á 7' },
    { description: 'Correa', partNumber: 'Nº 12' },
  ],
}

test('backfills the search key that the server writes', async () => {
  const { db, migrate } = former
  const ids = await insert(former, REQUESTS)
  await migrate()
  await migrate(JOINED_WORDS)
  const { rows } = await db.query('SELECT id, "searchKey" FROM "PartRequest"')
  const keys = new Map(rows.map(row => [row.id, row.searchKey]))
  expect(ids.map(id => keys.get(id))).toEqual(REQUESTS.map(requestSearchKey))
})

test('corrects the search key of accented part numbers and joined words, and no other', async () => {
  const { db, migrate } = keyed
  const [accented, plain] = await insert(keyed, [ACCENTED, REQUESTS[2]])
  await db.query(`UPDATE "PartRequest" SET "searchKey" = 'backfilled'`)
  await migrate()
  await migrate(JOINED_WORDS)
  const { rows } = await db.query('SELECT id, "searchKey" FROM "PartRequest"')
  const keys = new Map(rows.map(row => [row.id, row.searchKey]))
  expect(keys.get(accented)).toBe(requestSearchKey(ACCENTED))
  expect(keys.get(plain)).toBe('backfilled')
})

/** Inserts requests as they were before the migration; returns their ids. */
async function insert(
  { db }: FormerDatabase,
  requests: readonly (Parameters<typeof requestSearchKey>[0] | undefined)[],
): Promise<string[]> {
  const ids: string[] = []
  for (const { brand, model, year, engine, version, parts } of requests.filter(one => one !== undefined)) {
    const id = randomUUID()
    ids.push(id)
    await db.query(
      `INSERT INTO "PartRequest" (id, "submissionKey", origin, "contactEmail", department, brand, model, year, engine,
          version, "createdAt", "expiresAt", "feedKey")
        VALUES ($1::uuid, $1::uuid, 'FORM', 'b@old.test', 'SALTO', $2, $3, $4, $5, $6, now(), now(), $1::uuid)`,
      [id, brand, model, year, engine, version],
    )
    for (const [position, { description, partNumber }] of parts.entries())
      await db.query(
        `INSERT INTO "RequestedPart" (id, "requestId", position, description, "partNumber", condition, quantity, urgency)
          VALUES ($1, $2, $3, $4, $5, 'ANY', 1, 'MEDIUM')`,
        [randomUUID(), id, position, description, partNumber],
      )
  }
  return ids
}
