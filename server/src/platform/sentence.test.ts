import { expect, test } from 'vitest'
import { asSentence } from './sentence.ts'

test.each([
  ['Queda en el mostrador', 'Queda en el mostrador.'],
  ['Queda en el mostrador. ', 'Queda en el mostrador.'],
  ['Casa Ferraro S.A.', 'Casa Ferraro S.A.'],
  ['¿Sirve?', '¿Sirve?'],
])('%j ends as %j', (words, sentence) => {
  expect(asSentence(words)).toBe(sentence)
})
