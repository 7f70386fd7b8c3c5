import { expect, test } from 'vitest'
import { findQuestions } from './findQuestions'
import { questionGroups, searchExamples } from './questions'

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
  ['garantías', 'garantia'],
  ['comisiones', 'comision'],
  ['¿Cómo pago con tarjeta?', 'medios-de-pago'],
])('«%s» finds %s, whatever its accents, capitals, plurals and joining words', (typed, id) => {
  expect(found(typed)).toContain(id)
})

test('each of the words that the search itself names has its answer', () => {
  const answers = [
    ['Reserva', 'reserva'],
    ['garantía', 'garantia'],
    ['envíos', 'quien-envia'],
  ] as const
  expect(answers.map(([example]) => example)).toEqual(searchExamples)
  for (const [example, id] of answers) expect(found(example)).toContain(id)
})

test('what no answer has finds nothing', () => {
  expect(found('criptomonedas')).toEqual([])
  expect(found('reserva criptomonedas')).toEqual([])
})

test('every question has an address of its own', () => {
  const ids = [...questionGroups, ...questionGroups.flatMap(({ questions }) => questions)].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
