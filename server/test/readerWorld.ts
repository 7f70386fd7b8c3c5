import type { Database } from '../src/platform/db.ts'
import type { Column, Model } from '../src/platform/reader/dataModel.ts'

const ROWS = 12
/** Values that JSON, LIKE, arrays and sorting could treat differently. */
export const TEXTS = [
  '',
  'a',
  'A',
  'ab',
  'Ñandú',
  'a%b',
  'a_b',
  'x\\y',
  '"q"',
  "it's",
  '{a,b}',
  '🚗',
  'null',
  ' ',
]
export const INTEGERS = [-1, 0, 1, 2, 3, 30_000]
export const TIMES = [
  '1969-12-31T23:59:59.999Z',
  '2026-11-21T12:00:00.000Z',
  '2026-11-21T12:00:00.123Z',
  '2061-02-28T00:00:00.001Z',
  '9999-12-31T23:59:59.999Z',
]
const DOCUMENTS: readonly unknown[] = [
  { a: 1, b: [1.5, 'x', null], $type: 'DateTime', value: '2026' },
  [],
  'text',
  12_345.678,
  true,
  {},
]

/** Rows of every model by its name; each value as JSON. */
export type World = ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>

/**
 * Fills every table with rows whose values are few, so that they meet, and whose foreign keys mostly point to
 * existing rows. Checks and triggers are off: the rows make no sense.
 */
export async function fillWithAnything(
  db: Database,
  dataModel: ReadonlyMap<string, Model>,
  random: () => number,
): Promise<World> {
  const statements = await db.query(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS text FROM pg_constraint
     WHERE contype = 'c' AND connamespace = 'public'::regnamespace AND conrelid <> 0`,
  )
  await db.script(statements.rows.map(({ text }) => `${text};`).join('\n'))
  const generated = await db.query(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE is_generated = 'ALWAYS'`,
  )
  const isGenerated = new Set(generated.rows.map(({ name }) => name))
  const world = rowsOf(dataModel, random)
  for (const model of dataModel.values()) {
    const columns = [...model.columns.values()]
      .filter(({ field }) => !isGenerated.has(`${model.name}.${field}`))
      .map(({ sql }) => sql)
      .join()
    const rows = JSON.stringify(world.get(model.name)).replaceAll("'", "''")
    await db.script(
      `SET session_replication_role = replica;
       INSERT INTO ${model.table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${model.table}, '${rows}') ON CONFLICT DO NOTHING;
       SET session_replication_role = origin; ANALYZE ${model.table}`,
    )
  }
  return world
}

function rowsOf(dataModel: ReadonlyMap<string, Model>, random: () => number): World {
  const below = (count: number) => Math.floor(random() * count)
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T
  const world = new Map<string, Record<string, unknown>[]>()
  const names = [...dataModel.keys()]

  const scalar = (model: Model, column: Column, row: number): unknown => {
    const isKey = [...model.uniques.values()].some(unique => unique.includes(column))
    switch (column.kind) {
      case 'uuid':
        return uuidOf(names.indexOf(model.name), isKey ? row : below(ROWS))
      case 'text':
        return isKey ? `${pick(TEXTS)}${row}` : pick(TEXTS)
      case 'int':
      case 'smallint':
        return isKey ? row : pick(INTEGERS)
      case 'boolean':
        return random() < 0.5
      case 'enum':
        return pick([...column.values])
      case 'time':
        return pick(TIMES)
      case 'date':
        return pick(TIMES).slice(0, 10)
      case 'json':
        return pick(DOCUMENTS)
      case 'other':
        throw new Error(`${model.name}.${column.field} has a type that this test does not know`)
    }
  }
  const valueOf = (model: Model, column: Column, row: number): unknown => {
    if (column.isList) return Array.from({ length: below(4) }, () => scalar(model, column, row))
    if (column.isNullable && random() < 0.3) return null
    const relation = [...model.relations.values()].find(
      ({ holdsKey, pairs }) => holdsKey && pairs.some(([here]) => here === column),
    )
    const pair = relation?.pairs.find(([here]) => here === column)
    if (!relation || !pair) return scalar(model, column, row)
    // One past the end: a key without a row.
    const place = below(ROWS + 1)
    return place === ROWS ? scalar(model, column, row) : keyOf(relation.model, pair[1], place)
  }
  /** A value of a referenced column, which may itself be a foreign key. */
  const keyOf = (model: Model, column: Column, place: number): unknown => {
    const own = [...model.relations.values()].find(
      ({ holdsKey, pairs }) => holdsKey && pairs.some(([here]) => here === column),
    )
    const pair = own?.pairs.find(([here]) => here === column)
    if (own && pair) return keyOf(own.model, pair[1], place)
    return scalar(model, column, place)
  }
  for (const model of dataModel.values())
    world.set(
      model.name,
      Array.from({ length: ROWS }, (_, row) =>
        Object.fromEntries(
          [...model.columns.values()].map(column => [
            column.sql.slice(1, -1),
            model.id.length === 1 && model.id.includes(column)
              ? keyOf(model, column, row)
              : valueOf(model, column, row),
          ]),
        ),
      ),
    )
  return world
}

const uuidOf = (model: number, row: number) =>
  `00000000-0000-7000-8000-${String(model * 1000 + row).padStart(12, '0')}`
