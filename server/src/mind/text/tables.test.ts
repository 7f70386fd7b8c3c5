import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { lazyTable, lazyTableInPieces, prepareTables } from './tables.ts'

test('builds a table once, at its first use', () => {
  let builds = 0
  const table = lazyTable(() => {
    builds += 1
    return ['a']
  })
  expect(builds).toBe(0)
  expect(table()).toBe(table())
  expect(builds).toBe(1)
})

test('builds every table in pieces, between which other work runs', async () => {
  const pieces: string[] = []
  const table = lazyTableInPieces(function* () {
    pieces.push('first')
    yield
    pieces.push('second')
    yield
    return 'whole'
  })
  const prepared = new AbortController()
  const others = (async () => {
    while (!prepared.signal.aborted) {
      pieces.push('other')
      await nextTurn()
    }
  })()
  await prepareTables(nextTurn)
  prepared.abort()
  await others
  expect(pieces.slice(pieces.indexOf('first'), pieces.indexOf('second'))).toContain('other')
  expect(table()).toBe('whole')
})

test('continues a table that is used while it is being prepared', async () => {
  const pieces: string[] = []
  const table = lazyTableInPieces(function* () {
    pieces.push('first')
    yield
    pieces.push('second')
    return 'whole'
  })
  const prepared = prepareTables(nextTurn)
  while (pieces.length === 0) await nextTurn()
  expect(table()).toBe('whole')
  await prepared
  expect(pieces).toEqual(['first', 'second'])
})

const MIND = join(import.meta.dirname, '..')

test('keeps no table that prepareTables does not know', () => {
  const kept = readdirSync(MIND, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter(file => /^let /m.test(readFileSync(join(MIND, file), 'utf8')))
  expect(kept).toEqual([])
})
