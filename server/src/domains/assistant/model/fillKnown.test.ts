import { expect, test } from 'vitest'
import { NEW_CONVERSATION, readTurn } from '../../../mind/converse.ts'
import { type Known, NOTHING_KNOWN } from '../../../mind/known.ts'
import { understoodOf } from '../understood.ts'
import { fillKnown, type Grounds } from './fillKnown.ts'
import type { Proposal } from './proposal.ts'

const NO_CAR: Proposal['car'] = {
  brand: null,
  model: null,
  year: null,
  engine: null,
  version: null,
  vin: null,
  mileageKm: null,
}
type Part = Proposal['parts'][number]
const part = (more: Partial<Part>): Part => ({
  name: 'bomba de sapito',
  quote: 'lo del agua',
  category: null,
  side: null,
  axle: null,
  condition: null,
  partNumber: null,
  ...more,
})
const said = <T>(value: T, quote: string) => ({ value, quote })

/** The understanding after this message when nothing was known and the model proposes this. */
function filled(
  text: string,
  { car = {}, parts = [] }: { car?: Partial<Proposal['car']>; parts?: Part[] },
  more: Partial<Grounds> = {},
  known: Known = NOTHING_KNOWN,
) {
  const proposal: Proposal = {
    reply: 'Dale.',
    asks: 'PART',
    car: { ...NO_CAR, ...car },
    parts,
    urgency: null,
  }
  const grounds = { texts: [{ turn: 0, text }], hasPictures: false, thisYear: 2026, isOnlySymptom: false }
  return understoodOf({ known: fillKnown(known, proposal, { ...grounds, ...more }), symptoms: [] })
}

test.each<[what: string, text: string, car: Partial<Proposal['car']>, expected: object]>([
  ['a make by its nickname', 'tengo un vw', { brand: said('Volkswagen', 'vw') }, { brand: 'Volkswagen' }],
  ['a make by its model', 'un Gol', { brand: said('Volkswagen', 'Gol') }, { brand: 'Volkswagen' }],
  ['another make', 'un Gol', { brand: said('Fiat', 'Gol') }, { brand: null }],
  ['words nobody said', 'un Gol', { brand: said('Fiat', 'Fiat') }, { brand: null }],
  [
    'a make that no catalogue has',
    'un Borgward',
    { brand: said('Borgward', 'Borgward') },
    { brand: 'Borgward' },
  ],
  ['a year in two digits', "modelo '12", { year: said(2012, "modelo '12") }, { year: 2012 }],
  ['another year', 'del 2012', { year: said(2013, '2012') }, { year: null }],
  ['a year to come', 'del 2050', { year: said(2050, '2050') }, { year: null }],
  ['kilometres in words', 'con 180 mil', { mileageKm: said(180_000, '180 mil') }, { mileageKm: 180_000 }],
  ['other kilometres', 'con 180 mil', { mileageKm: said(90_000, '180 mil') }, { mileageKm: null }],
  ['a version', 'el trendline', { version: said('Trendline', 'trendline') }, { version: 'Trendline' }],
  ['another version', 'el trendline', { version: said('GTI', 'trendline') }, { version: null }],
  ['a VIN that no picture shows', 'chasis X', { vin: said('9BWZZZ377VT004251', 'FOTO') }, { vin: null }],
])('%s', (_what, text, car, expected) => {
  expect(filled(text, { car })).toMatchObject(expected)
})

test('a picture shows a VIN and a part of the lexicon, and nothing else', () => {
  const parts = [part({ name: 'alternador', quote: 'FOTO' }), part({ name: 'algo raro', quote: 'FOTO' })]
  const car = { vin: said('9BW ZZZ 377 VT 004251', 'FOTO'), year: said(1997, 'FOTO') }
  expect(filled('mirá', { car, parts }, { hasPictures: true })).toMatchObject({
    vin: '9BWZZZ377VT004251',
    year: null,
    parts: [{ description: 'Alternador' }],
  })
  expect(filled('mirá', { car, parts })).toMatchObject({ vin: null, parts: [] })
})

test('keeps known values', () => {
  const { known } = readTurn(NEW_CONVERSATION, {
    says: 'Espejo izquierdo de un Gol 2012',
    photos: 0,
    thisYear: 2026,
  })
  const car = { year: said(1999, '1999'), model: said('Polo', 'Polo') }
  const parts = [part({ name: 'espejo', quote: 'espejo', side: said('RIGHT', 'derecho') })]
  const text = 'espejo derecho, Polo 1999'
  const before = understoodOf({ known, symptoms: [] })
  const after = filled(text, { car, parts }, {}, known)
  expect(after).toMatchObject({ year: 2012, model: 'Gol' })
  expect(after.parts[0]).toEqual(before.parts[0])
})

test('makes no part of a symptom', () => {
  const parts = [part({ name: 'pastillas de freno', quote: 'chilla cuando freno' })]
  expect(filled('chilla cuando freno', { parts }, { isOnlySymptom: true }).parts).toEqual([])
})

test('a detail is not taken from words that name something else', () => {
  const asks = (quote: string) =>
    filled('lo del agua, usado', { parts: [part({ condition: said('USED', quote) })] })
  expect(asks('usado').parts).toMatchObject([{ description: 'Bomba de sapito', condition: 'USED' }])
  expect(asks('agua').parts).toMatchObject([{ condition: null }])
})
