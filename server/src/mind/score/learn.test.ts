import { expect, test } from 'vitest'
import { BIAS } from '../text/weights.ts'
import { learn } from './learn.ts'

const example = (isOf: boolean, ...features: string[]) => ({ features: new Set([BIAS, ...features]), isOf })
const often = <T>(count: number, what: T): T[] => Array.from({ length: count }, () => what)

test('weighs a word of one kind for it, a word of the others against it, and a shared word not at all', () => {
  const weights = learn([
    ...often(20, example(true, 'perdon', 'es')),
    ...often(20, example(false, 'gracias', 'es')),
  ])
  expect(weights.get('perdon') ?? 0).toBeGreaterThan(1)
  expect(weights.get('gracias') ?? 0).toBeLessThan(-1)
  expect(weights.has('es')).toBe(false)
})

test('gives no weight to a rare word or to one that cannot be written down', () => {
  const weights = learn([
    ...often(20, example(false, 'gracias')),
    ...often(20, example(true, 'a|b', 'perdon')),
    ...often(2, example(true, 'mentira')),
  ])
  expect([...weights.keys()]).not.toContain('a|b')
  expect([...weights.keys()]).not.toContain('mentira')
})

test('gives the same weights for the same examples', () => {
  const examples = [...often(5, example(true, 'perdon', 'no')), ...often(9, example(false, 'no'))]
  expect(learn(examples)).toEqual(learn(examples))
})
