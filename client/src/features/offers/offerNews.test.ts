import { expect, test } from 'vitest'
import { offerNews } from './offerNews'

const at = (hour: number) => `2061-11-24T${hour}:00:00.000Z`
const offer = (
  number: number,
  madeAt: number,
  questions: readonly (readonly [number, number | null])[] = [],
) => ({
  state: 'PENDING',
  currentVersion: { number, createdAt: at(madeAt) },
  questions: questions.map(([askedAt, answeredAt], index) => ({
    number: index + 1,
    askedAt: at(askedAt),
    answeredAt: answeredAt === null ? null : at(answeredAt),
  })),
})

test.each([
  ['a first version', offer(1, 10), 'Nueva oferta'],
  ['a revision', offer(2, 11), 'Una oferta cambió'],
  ['a revision after an answer', offer(2, 13, [[11, 12]]), 'Una oferta cambió'],
  ['a revision while a question is open', offer(2, 13, [[11, null]]), 'Una oferta cambió'],
  ['an answer', offer(1, 10, [[11, 12]]), 'Respondieron tu pregunta'],
  [
    'a second question',
    offer(1, 10, [
      [11, 12],
      [13, null],
    ]),
    undefined,
  ],
  ['a rejected offer', { ...offer(1, 10), state: 'REJECTED' }, undefined],
])('names %s', (_case, news, words) => {
  expect(offerNews(news)?.words).toBe(words)
})
