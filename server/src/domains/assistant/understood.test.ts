import { expect, test } from 'vitest'
import { describePart } from './understood.ts'

const BY_HAND = { turn: -1, from: 0, to: 0 }
const fact = <T>(value: T) => ({ value, evidence: BY_HAND })

test.each([
  ['óptica', 'Óptica delantera izquierda'],
  ['faroles', 'Faroles delanteros izquierdos'],
  ['paragolpes', 'Paragolpes delantero izquierdo'],
  ['parabrisas', 'Parabrisas delantero izquierdo'],
  ['levantavidrios eléctrico', 'Levantavidrios eléctrico delantero izquierdo'],
])('describes %s in the gender and number of its noun', (name, described) => {
  expect(describePart({ name: fact(name), axle: fact('FRONT'), side: fact('LEFT') })).toBe(described)
})
