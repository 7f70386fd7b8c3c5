import { expect, test } from 'vitest'
import { findQuestions } from './findQuestions'
import { questionGroups, searchExamples } from './questions'

const found = (typed: string) =>
  findQuestions(questionGroups, typed).flatMap(({ questions }) => questions.map(({ id }) => id))

test('shows every question when nothing is typed', () => {
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
])('finds for «%s» %s, ignoring accents, capitals, plurals and joining words', (typed, id) => {
  expect(found(typed)).toContain(id)
})

test('finds an answer for each word that the search itself suggests', () => {
  const answers = [
    ['Reserva', 'reserva'],
    ['garantía', 'garantia'],
    ['envíos', 'quien-envia'],
  ] as const
  expect(answers.map(([example]) => example)).toEqual(searchExamples)
  for (const [example, id] of answers) expect(found(example)).toContain(id)
})

test('finds nothing when no answer has the word', () => {
  expect(found('criptomonedas')).toEqual([])
  expect(found('reserva criptomonedas')).toEqual([])
})

test('has a unique address for every question', () => {
  const ids = [...questionGroups, ...questionGroups.flatMap(({ questions }) => questions)].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
