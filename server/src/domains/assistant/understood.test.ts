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

test.each([
  ['faro trasero', 'REAR', 'Faro trasero izquierdo'],
  ['acrílico de faro trasero', 'REAR', 'Acrílico de faro trasero izquierdo'],
  ['bandeja trasera', 'REAR', 'Bandeja trasera izquierda'],
  ['Faroles traseros derechos', 'REAR', 'Faroles traseros izquierdos'],
  ['acrílico de faro trasero', 'FRONT', 'Acrílico de faro delantero izquierdo'],
] as const)('describes %s on the axle %s without a second place', (name, axle, described) => {
  expect(describePart({ name: fact(name), axle: fact(axle), side: fact('LEFT') })).toBe(described)
})
