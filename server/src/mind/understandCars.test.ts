import { expect, test } from 'vitest'
import { heard, type Said } from './test/visitorWords.ts'

const carsAfter = (...said: readonly Said[]) =>
  heard(...said).known.vehicles.map(({ brand, model, year }) => [brand?.value, model?.value, year?.value])

test.each([
  [
    ['batería de Kia Rio 2017', ['PHONE', 'es 099 123 208 no 099 123 207']],
    ['Kia', 'Rio', 2017],
  ],
  [
    ['batería de Kia Rio 2017', 'perdón, el celular termina en 206'],
    ['Kia', 'Rio', 2017],
  ],
  [
    ['faro de Kia Rio 2017', ['CONDITION', 'nova']],
    ['Kia', 'Rio', 2017],
  ],
  [
    ['faro de Kia Rio 2017', ['CONDITION', 'usado o nuevo, lo que aya']],
    ['Kia', 'Rio', 2017],
  ],
  [
    ['faro de Kia Rio 2017', ['CONDITION', 'el que no excede mi bolsillo']],
    ['Kia', 'Rio', 2017],
  ],
  [
    ['faro de Kia Rio', ['YEAR', 'e 2008 o carro']],
    ['Kia', 'Rio', 2008],
  ],
  [
    ['faro de Kia Rio 2017', ['ENGINE', '1.4 de 108 caballos']],
    ['Kia', 'Rio', 2017],
  ],
] as const satisfies readonly (readonly [readonly Said[], readonly unknown[]])[])(
  '%j names no other car',
  (said, car) => {
    expect(carsAfter(...said)).toEqual([car])
  },
)

test.each([
  [['faro de Kia Rio 2017', 'perdón, es un Logan'], 'Logan'],
  [['faro de Kia Rio 2017', ['CONFIRM', 'el auto es Logan']], 'Logan'],
  [['faro de un 206', ['CONFIRM', 'no, es un 207']], '207'],
] as const satisfies readonly (readonly [readonly Said[], string])[])(
  '%j names the other car',
  (said, model) => {
    expect(carsAfter(...said).map(([, name]) => name)).toEqual([model])
  },
)

test.each([
  ['4 pneu pra um Uno', ['Fiat', 'Uno', undefined]],
  ['bujías para un Idea', ['Fiat', 'Idea', undefined]],
  ['preciso TPS y IAC de Corsa 2004', ['Chevrolet', 'Corsa', 2004]],
  ['sensor de ABS, Citroën C4 Lounge 2015', ['Citroën', 'C4 Lounge', 2015]],
] as const)('reads a car in "%s"', (says, car) => {
  expect(carsAfter(says)).toEqual([car])
})
