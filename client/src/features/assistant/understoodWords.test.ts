import { describe, expect, it } from 'vitest'
import { partWords, quickAnswers } from './understoodWords'

describe('the words of the card', () => {
  it.each([
    [{ description: 'Bomba de agua', quantity: 1, condition: 'NEW' }, 'Bomba de agua\u00a0· Nuevo'],
    [
      { description: 'Amortiguador trasero', quantity: 2, condition: 'USED' },
      'Amortiguador trasero\u00a0×\u00a02\u00a0· Usado',
    ],
    [{ description: 'Óptica izquierda', quantity: 1, condition: null }, 'Óptica izquierda'],
  ] as const)('name a part, how many and in which condition: %j', (part, words) => {
    expect(partWords(part)).toBe(words)
  })

  it.each([
    ['SIDE', ['Izquierdo', 'Derecho', 'Los dos']],
    ['YEAR', []],
    [null, []],
  ])('answer only a closed question with a tap: %s', (asked, answers) => {
    expect(quickAnswers(asked)).toEqual(answers)
  })
})
