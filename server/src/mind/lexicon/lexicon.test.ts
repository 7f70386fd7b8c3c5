import { expect, test } from 'vitest'
import { lexicon, PARTS } from '../read/lexicon.ts'
import { tokenize } from '../text/tokens.ts'
import { DEPARTMENTS, PART_CATEGORIES } from '../values.ts'
import { parts } from './parts/format.ts'
import { PLACES } from './places.ts'

test('at least six hundred parts, each named once, in all thirteen categories', () => {
  const names = PARTS.map(({ name }) => name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(names.length).toBeGreaterThanOrEqual(600)
  expect(new Set(PARTS.map(({ category }) => category))).toEqual(new Set(PART_CATEGORIES))
})

test('the nineteen departments and at least one hundred and fifty towns and quarters', () => {
  const departments = PLACES.filter(({ isDepartment }) => isDepartment)
  expect(departments.map(({ department }) => department).toSorted()).toEqual(DEPARTMENTS.toSorted())
  expect(PLACES.length - departments.length).toBeGreaterThanOrEqual(150)
})

test.each(PARTS.map(part => [part.name, part] as const))('%s is found by its name', (name, part) => {
  const tokens = tokenize(name)
  const match = lexicon().longest(tokens, 0, () => true)
  expect(match?.to).toBe(tokens.length)
  expect(match?.values.some(value => value.kind === 'PART' && value.part === part)).toBe(true)
})

test('a line that is no part is refused', () => {
  expect(() => parts('BRAKES', 'disco | zz')).toThrow('Not a part: disco | zz')
})

test.each([
  ['abarcones', 'grampa de elástico'],
  ['pulmón de freno de aire', 'pulmón de freno'],
  ['kit de transmisión de moto', 'kit de arrastre'],
  ['patada de arranque', 'pedal de arranque de moto'],
  ['toma de carga', 'puerto de carga'],
  ['batería de alto voltaje', 'bateria de alta tensión'],
  ['racor', 'trampa de agua'],
  ['cables pasa corriente', 'cable de puente'],
  ['gas r134a', 'gas refrigerante'],
  ['farol traseiro', 'faro trasero'],
  ['fitas de freno', 'cinta de freno'],
  ['sensor de posición de árbol de levas', 'sensor de árbol de levas'],
  ['retén de bancada trasero', 'retén de cigüeñal'],
  ['tanquecito del líquido de freno', 'depósito de líquido de frenos'],
  ['bujes de punta de eje', 'buje de punta de eje'],
  ['juntas de EGR', 'junta de EGR'],
])('%s, of a lorry, motorbike, hybrid, workshop, counter or the border, is a %s', (said, name) => {
  const tokens = tokenize(said)
  const match = lexicon().longest(tokens, 0, () => true)
  expect(match?.to).toBe(tokens.length)
  expect(match?.values.map(value => value.kind === 'PART' && value.part.name)).toContain(name)
})
