import { expect, test } from 'vitest'
import { createStatementNames, withConstants } from './statements.ts'

const query = (sql: string, ...args: unknown[]) => ({
  sql,
  args,
  argTypes: args.map(arg => ({
    scalarType: typeof arg === 'number' ? ('bigint' as const) : ('string' as const),
    arity: 'scalar' as const,
  })),
})

test('writes page sizes and enum values into the text and keeps the other parameters', () => {
  const { sql, args, argTypes } = withConstants(
    query(
      'SELECT id FROM "R" WHERE a = $1 AND state IN (CAST($2::text AS "public"."S"),CAST($3::text AS "public"."S")) AND b > $4 LIMIT $5 OFFSET $6',
      'x',
      'OPEN',
      'ANSWERED',
      7,
      '21',
      '0',
    ),
  )
  expect(sql).toBe(
    `SELECT id FROM "R" WHERE a = $1 AND state IN ('OPEN'::"public"."S",'ANSWERED'::"public"."S") AND b > $2 LIMIT 21 OFFSET 0`,
  )
  expect(args).toEqual(['x', 7])
  expect(argTypes.map(({ scalarType }) => scalarType)).toEqual(['string', 'bigint'])
})

test.each([
  ['SELECT $1 WHERE s = CAST($2::text AS "public"."S")', ['a', "x'; DROP TABLE y; --"]],
  ['INSERT INTO "R" VALUES (CAST($1::text AS "public"."S"))', [null]],
  ['SELECT id FROM "R" LIMIT $1', ['1; DROP TABLE y']],
  ['SELECT id FROM "R" LIMIT $1', ['1.5']],
  ['SELECT id, $1 FROM "R" LIMIT $1', ['5']],
  ['SELECT id FROM "R" WHERE a = $1', ['LIMIT $1']],
])('keeps %s with %j', (sql, args) => {
  const asked = query(sql, ...args)
  expect(withConstants(asked)).toEqual(asked)
})

test('names a repeated statement, but none that comes once or has long lists', () => {
  const nameOf = createStatementNames()
  expect(['a', 'b', 'a', 'b', 'a'].map(sql => nameOf(query(sql)))).toEqual(['', '', 's1', 's2', 's1'])
  const long = query('c', ...Array.from({ length: 31 }, (_, index) => index))
  expect([nameOf(long), nameOf(long)]).toEqual(['', ''])
})

test('limits names to the plans that a connection can keep', () => {
  const nameOf = createStatementNames()
  const names = new Set<string>()
  for (let number = 0; number < 1000; number += 1)
    for (let time = 0; time < 2; time += 1) names.add(nameOf(query(`SELECT ${number}`)))
  expect(names.size).toBe(401)
})
