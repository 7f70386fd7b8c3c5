import { getLoaderMapping, setLoaderMappings } from '@pothos/selection-mapper'
import type { GraphQLResolveInfo } from 'graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import { noteBeneath, PathStep, withoutSearch } from './loadedRows.ts'

const config = { extensions: { pothosPrismaLoaded: (row: { parts?: unknown }) => row.parts !== undefined } }
noteBeneath(config, (row: { parts: unknown }) => ({ kept: row.parts }))
const resolve = withoutSearch(() => 'searched', config as never)

const NESTED = { 'Part@request': { nested: {} } }
const LOADED = { 'Request@edges.node.parts': { nested: NESTED } }
const request = { name: 'Request' }

let context: object
beforeEach(() => {
  context = {}
})

/** The path of the field `parts` of one row in a connection. */
const connection = (name: string) => new PathStep(new PathStep(undefined, name, 'Query'), 'edges', name)
const partsOf = (edges: PathStep, row: number) =>
  new PathStep(new PathStep(new PathStep(edges, row, undefined), 'node', 'Edge'), 'parts', 'Request')
const infoAt = (path: unknown) => ({ path, parentType: request }) as GraphQLResolveInfo
const ask = (path: unknown, row: object) => resolve(row, {}, context, infoAt(path))

describe('a field whose query was planned', () => {
  const edges = connection('feed')
  beforeEach(() => setLoaderMappings(context, infoAt(edges.prev), LOADED))

  test('is read from each row that has it', () => {
    expect([1, 2, 3].map(row => ask(partsOf(edges, row), { parts: row }))).toEqual([
      { kept: 1 },
      { kept: 2 },
      { kept: 3 },
    ])
  })

  test('is left to Prisma for a row without it, among others that have it', () => {
    expect([{ parts: 1 }, {}, { parts: 3 }].map((row, at) => ask(partsOf(edges, at), row))).toEqual([
      { kept: 1 },
      'searched',
      { kept: 3 },
    ])
  })

  test('says to the fields beneath each row what was loaded for them', () => {
    for (const row of [0, 1]) {
      const parts = partsOf(edges, row)
      ask(parts, { parts: [] })
      const beneath = new PathStep(new PathStep(parts, 0, undefined), 'request', 'Part')
      expect(getLoaderMapping(context, beneath as never, 'Part', {})).toBe(NESTED['Part@request'])
    }
  })

  test('is left to Prisma in another list, another type and another alias', () => {
    ask(partsOf(edges, 0), { parts: 1 })
    const other = partsOf(connection('other'), 0)
    const alias = new PathStep(partsOf(edges, 1).prev, 'alias', 'Request')
    expect([ask(other, { parts: 1 }), ask(alias, { parts: 1 })]).toEqual(['searched', 'searched'])
    const ofOtherType = { path: partsOf(edges, 1), parentType: { name: 'Draft' } }
    expect(resolve({ parts: 1 }, {}, context, ofOtherType as unknown as GraphQLResolveInfo)).toBe('searched')
  })

  test('is left to Prisma where the execution is not compiled', () => {
    const { prev, key, typename } = partsOf(edges, 0)
    expect(ask({ prev, key, typename }, { parts: 1 })).toBe('searched')
  })
})

test('leaves a field to Prisma that no query was planned for', () => {
  expect(ask(partsOf(connection('feed'), 0), { parts: 1 })).toBe('searched')
})

test('leaves a resolver as it is that Prisma did not wrap', () => {
  const own = { extensions: {} }
  const resolver = () => 'own'
  noteBeneath(own, resolver)
  expect(withoutSearch(resolver, own as never)).toBe(resolver)
})
