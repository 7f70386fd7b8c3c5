import { expect, it } from 'vitest'
import { verdictOf } from './bench/verdict.ts'

it.each([
  ['a median at its least', [0.3, 0.4, 0.5], { least: 0.4 }, 'within'],
  ['a median under its least by less than the spread', [0.3, 0.4, 0.5], { least: 0.55 }, 'beyond'],
  ['a median under its least by more than the spread', [0.3, 0.31, 0.32], { least: 0.4 }, 'regression'],
  ['a median at its most', [10, 20, 90], { most: 20 }, 'within'],
  ['a median over its most by less than the spread', [10, 20, 30], { most: 15 }, 'beyond'],
  ['a median over its most by more than the spread', [18, 20, 21], { most: 15 }, 'regression'],
  ['a single value over its most', [16], { most: 15 }, 'regression'],
])('calls %s by its name', (_title, values, limit, verdict) => {
  expect(verdictOf(values, limit)).toBe(verdict)
})
