import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from '../known.ts'
import { type Turn, understand } from '../understand.ts'
import { newPartsOf, partFeatures } from './learntParts.ts'
import { isPlainlyWished } from './plainWishes.ts'

const THIS_YEAR = 2026
const first = (says: string): Turn => ({ says, asked: null, turn: 0, thisYear: THIS_YEAR })

/** Reads by the rules alone. */
function ruled(says: string) {
  const { sheet, known } = understand(first(says), NOTHING_KNOWN, () => true)
  return { sheet, known, parts: newPartsOf(NOTHING_KNOWN, known, 0) }
}

test.each([
  ['necesito el capot y la parrilla del Gol', 'capot: true, parrilla frontal: true'],
  ['un espejo y una bomba de agua para un Gol', 'espejo: true, bomba de agua: true'],
  ['lista:\n* 2 precap\n* 1 juego de bujías x4', 'precap: true, bujía: true'],
  ['para la Nissan el parabrisas, para la Toyota los estribos', 'parabrisas: true, estribo: true'],
  ['al Gol 2010 la bocina y a la Saveiro el radiador completo', 'bocina: true, radiador: true'],
  ['un par de rótulas y 3 litros de aceite', 'rótula: true, aceite de motor: true'],
  ['la bomba de nafta no, el filtro de nafta', 'filtro de combustible: true'],
  ['kiero dos bujias, toy precisando la bobina', 'bujía: true, bobina de encendido: true'],
  ['preciso el guardabarros. el paragolpes también', 'guardabarros: true, paragolpes: true'],
  ['rompieron el vidrio de la puerta, preciso el vidrio', 'vidrio de puerta: true'],
  ['la manija que trae el espejo no sirve', 'manija de puerta: false, espejo: false'],
])('accepts a part without doubt when a message has only a wish, parts and details: %s', (says, words) => {
  const { sheet, known, parts } = ruled(says)
  const judged = parts.map(
    part => `${part.name.value}: ${isPlainlyWished(sheet, part, NOTHING_KNOWN, known)}`,
  )
  expect(judged.join(', ')).toBe(words)
})

test('accepts the only part of an answer to a question for a part', () => {
  const says = 'la manija que trae la puerta no sirve'
  const answer = understand({ ...first(says), asked: 'PART' }, NOTHING_KNOWN, () => true)
  const [part] = answer.known.parts
  const judged = (sheet: typeof answer.sheet) =>
    part && isPlainlyWished(sheet, part, NOTHING_KNOWN, { ...answer.known, parts: [part] })
  expect(judged(answer.sheet)).toBe(true)
  expect(judged({ ...answer.sheet, asked: null })).toBe(false)
})

test('describes a part by the words on either side, with things by their kind', () => {
  const { sheet, known, parts } = ruled('cambié la bomba de agua del gol 2012')
  const [part] = parts
  const features = part && partFeatures(sheet, part, NOTHING_KNOWN, known)
  expect([...(features ?? [])]).toEqual(
    expect.arrayContaining(['name bomba de agua', 'before cambie la', 'behind del <car>', 'asked nothing']),
  )
})

test('removes a doubtful new part, and never a known one', () => {
  const doubtful = understand(first('bomba de agua de gol'), NOTHING_KNOWN, () => false)
  expect(doubtful.known.parts).toEqual([])
  const { known } = ruled('bomba de agua de gol')
  const again = understand({ ...first('la bomba de agua y el termostato'), turn: 1 }, known, () => false)
  expect(again.known.parts.map(({ name }) => name.value)).toEqual(['bomba de agua'])
})
