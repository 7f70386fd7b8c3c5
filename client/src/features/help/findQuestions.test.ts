import { expect, test } from 'vitest'
import { findQuestions } from './findQuestions'
import { questionGroups } from './questions'

const found = (typed: string) =>
  findQuestions(questionGroups, typed).flatMap(({ questions }) => questions.map(({ id }) => id))

test('nothing typed shows every question', () => {
  expect(found('  ')).toEqual(questionGroups.flatMap(({ questions }) => questions.map(({ id }) => id)))
})

test.each([
  ['RESERVA', 'reserva'],
  ['garantia plazo', 'que-es'],
  ['comisión', 'comision'],
  ['chat agencia', 'quien-envia'],
])('«%s» finds %s, whatever its accents and capitals', (typed, id) => {
  expect(found(typed)).toContain(id)
})

test('what no answer has finds nothing', () => {
  expect(found('criptomonedas')).toEqual([])
  expect(found('reserva criptomonedas')).toEqual([])
})

test('every question has an address of its own', () => {
  const ids = [...questionGroups, ...questionGroups.flatMap(({ questions }) => questions)].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
