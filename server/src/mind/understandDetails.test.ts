import { expect, test } from 'vitest'
import { heard, partsInWords, type Said } from './test/visitorWords.ts'

const HOOD = 'capot de Voyage 2011'

test.each([
  [[HOOD, ['CONDITION', 'nuevo obvio, quién se banca un fierro usado']], 'NEW'],
  [[HOOD, ['CONDITION', 'usado, ¿o pensás que junto plata para comprarlo nuevo?']], 'USED'],
  [[HOOD, 'que sea nuevo, los usados están todos picados'], 'NEW'],
  [[HOOD, ['CONDITION', 'usado no, nuevo']], 'NEW'],
  [[HOOD, ['CONDITION', 'usado me da miedo, nuevo']], 'NEW'],
  [[HOOD, ['CONDITION', 'olvidate de usado, cotizame nuevo']], 'NEW'],
  [[HOOD, ['YEAR', 'no sé, mi primo lo compró usado']], undefined],
] as const satisfies readonly (readonly [readonly Said[], unknown])[])('%j wishes %s', (said, wish) => {
  expect(heard(...said).known.parts.map(({ condition }) => condition?.value)).toEqual([wish])
})

test('applies a wish on its own line to the whole list above', () => {
  const { known } = heard('Gol 2012:\n1) capot\n2) radiador\n3) termostato\nnuevo o usado, lo que consigan')
  expect(partsInWords(known.parts)).toBe('capot ANY, radiador ANY, termostato ANY')
})

test("keeps each line's wish with its part and its car", () => {
  const { known } = heard('capot de Gol 2012\nradiador de Clio 2010', ['CONDITION', '1: usado\n2: nuevo'])
  expect(known.parts.map(({ condition, vehicle }) => [condition?.value, vehicle])).toEqual([
    ['USED', 0],
    ['NEW', 1],
  ])
})

test.each([
  [['CUBIERTAS 185 65 R14 CUATRO'], 'cubierta x4'],
  [['preciso 2 195/55 r15, cubiertas para el Polo'], 'cubierta x2'],
  [['llantas para un Gol? las 4 xfa'], 'llanta x4'],
  [['rulemán de rueda delantero de Gol, código 6Q0 407 621 AB. dos'], 'rulemán de rueda FRONT x2'],
  [['cuatro bujías de Gol', ['CONDITION', 'tres mejor, una ya la cambié']], 'bujía x3'],
  [['bujía de Gol', ['CONFIRM', 'mejor mandame las cuatro así quedan parejas']], 'bujía x4'],
  [['4 cubiertas de Gol', ['QUANTITY', 'bueno poneme 2 solas']], 'cubierta x2'],
  [['espejos de Gol', ['SIDE', 'los 2 sisi']], 'espejo BOTH x2'],
  [['bujías de Gol', ['QUANTITY', 'las 4 obvio, y agregame cables de bujía']], 'bujía x4, cable de bujía'],
  [['cubiertas de Gol', ['URGENCY', 'hoy antes de las 18']], 'cubierta'],
] as const satisfies readonly (readonly [readonly Said[], string])[])('%j counts %s', (said, parts) => {
  expect(partsInWords(heard(...said).known.parts)).toBe(parts)
})

test.each([
  ['hoy antes de las 18', 'URGENT'],
  ['0 apuro', 'LOW'],
] as const)('reads "%s" as %s after a question for the urgency', (says, urgency) => {
  expect(heard('capot de Gol', ['URGENCY', says]).known.urgency?.value).toBe(urgency)
})

test('ends no sentence at the point of "ref" and "cód"', () => {
  const { known } = heard('bomba de agua de Gol, cód. 030121005N, y termostato, ref. 030121113')
  expect(known.parts.map(({ partNumber }) => partNumber?.value)).toEqual(['030121005N', '030121113'])
})

test.each([
  ['preciso bujías para un Gol. Taller Bermúdez, 2311 6074', 'taller bermudez'],
  ['Gomería Los Teros, Dolores. Preciso llantas de Gol', 'gomeria los teros'],
  ['Taller Hnos. Silva, Minas. Preciso llantas de Gol', 'taller hnos. silva'],
  ['Taller. Bomba de agua de Gol', undefined],
  ['soy Nélida de la Unión', 'nelida'],
  ['le habla don Ramón de José Pedro Varela', 'ramon'],
] as const)('reads the writer of "%s" as %s', (says, name) => {
  expect(heard(says).known.contact.name?.value).toBe(name)
})
