import { expect, test } from 'vitest'
import { PARTS } from '../lexicon/parts.ts'
import { LEXICON } from '../read/lexicon.ts'
import { tokenize } from '../text/tokens.ts'
import { type DataFile, namesOf, oneOf, sectionsOf, wordsOf } from './dataFiles.ts'

test.each(PARTS.map(part => [part.name, part] as const))('finds %s by its name', (name, part) => {
  const tokens = tokenize(name)
  const match = LEXICON.longest(tokens, 0, () => true)
  expect(match?.to).toBe(tokens.length)
  expect(match?.values.some(value => value.kind === 'PART' && value.part === part)).toBe(true)
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
])('knows %s, of a lorry, motorbike, hybrid, workshop, counter or the border, as a %s', (said, name) => {
  const tokens = tokenize(said)
  const match = LEXICON.longest(tokens, 0, () => true)
  expect(match?.to).toBe(tokens.length)
  expect(match?.values.map(value => value.kind === 'PART' && value.part.name)).toContain(name)
})

const file = (...lines: string[]): DataFile => ({ name: 'some.txt', lines })

test.each<[file: DataFile, read: (file: DataFile) => unknown, complaint: string]>([
  [file('freno'), sectionsOf, 'some.txt:1: stands before the first # title'],
  [file('# BRAKES', '', '# BODY', 'capot'), sectionsOf, '# BRAKES has no lines'],
  [file('# A', 'uno, , dos'), read => sectionsOf(read).map(namesOf), 'some.txt:2: has an empty name'],
  [file('uno dos', 'Tres'), wordsOf, 'some.txt:2: Tres is not in lower case'],
  [file('uno dos', 'uno'), wordsOf, 'some.txt:2: uno stands there twice'],
  [file('x'), read => oneOf(['LEFT'], 'UP', read, 1), 'some.txt:1: UP is none of LEFT'],
])('refuses %j', (wrong, read, complaint) => {
  expect(() => read(wrong)).toThrow(complaint)
})

test('reads names over several lines, with or without a comma at their end', () => {
  const [section] = sectionsOf(file('# A', 'uno, dos,', '', 'tres'))
  expect(section && namesOf(section)).toEqual(['uno', 'dos', 'tres'])
})
