import { expect, test } from 'vitest'
import { differenceWords, figuresOf } from './twoOffers'

const line = (deliveryTime: string, warrantyDays: number | null) => ({ deliveryTime, warrantyDays })
const plain = (words: string) => words.replaceAll(/\s/g, ' ')

test('describes the dearer of two offers', () => {
  const cheap = figuresOf(485_000, [line('IMMEDIATE', 30)])
  const dear = figuresOf(629_000, [line('DAYS_1_3', 180)])
  const words = 'La de $ 6.290 cuesta $ 1.440 más, trae 150 días más de garantía y llega después.'
  expect(plain(differenceWords(cheap, dear))).toBe(words)
  expect(plain(differenceWords(dear, cheap))).toBe(words)
})

test('names only what differs', () => {
  const cheap = figuresOf(100_000, [line('IMMEDIATE', 30)])
  expect(plain(differenceWords(cheap, figuresOf(100_100, [line('IMMEDIATE', 30)])))).toBe(
    'La de $ 1.001 cuesta $ 1 más.',
  )
  expect(plain(differenceWords(cheap, figuresOf(150_000, [line('IMMEDIATE', 29)])))).toBe(
    'La de $ 1.500 cuesta $ 500 más y trae 1 día menos de garantía.',
  )
  expect(differenceWords(cheap, figuresOf(100_000, [line('DAYS_1_3', null)]))).toBe(
    'Las dos cuestan lo mismo.',
  )
})

test('counts the slowest delivery and the shortest warranty', () => {
  const lines = [line('DAYS_1_3', 90), line('IMMEDIATE', null)]
  expect(figuresOf(1, lines)).toEqual({ total: 1, delivery: 1, warrantyDays: 0 })
})
