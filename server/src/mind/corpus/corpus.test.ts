import { expect, test } from 'vitest'
import { parsePhone } from '../../common/accounts/phone.ts'
import { brandNamed } from '../../common/vehicles/catalogue.ts'
import { MIN_YEAR } from '../../common/vehicles/modelYears.ts'
import { ASKED, KINDS, PART_CATEGORIES } from '../values.ts'
import { readCorpus, VOICES } from './corpus.ts'

/** Last year that a request accepted when the conversations were written. */
const LAST_YEAR = 2027

const tuning = await readCorpus('tuning')
const heldOut = await readCorpus('heldOut')
const all = [...tuning, ...heldOut]
const said = (values: readonly unknown[] | undefined) => values?.filter(value => value !== null) ?? []

test('names the voice and the half in the id of each conversation, and no id twice', () => {
  for (const [half, letter] of [
    [tuning, 't'],
    [heldOut, 'h'],
  ] as const)
    for (const { id, voice } of half) expect.soft(id).toMatch(new RegExp(`^${voice}-${letter}\\d{2,3}$`))
  const ids = all.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('has about 1,000 tuning and 600 held-out conversations, of every voice alike', () => {
  for (const [half, least] of [
    [tuning, 1000],
    [heldOut, 600],
  ] as const) {
    expect(half.length).toBeGreaterThanOrEqual(least)
    for (const voice of VOICES)
      expect
        .soft(half.filter(each => each.voice === voice).length, voice)
        .toBeGreaterThanOrEqual(Math.floor(least / VOICES.length))
  }
})

test.each([
  ['tuning', tuning],
  ['held out', heldOut],
] as const)('%s has every voice, category, kind of turn and question', (_, half) => {
  const turns = half.flatMap(conversation => conversation.turns)
  const parts = half.flatMap(({ expected }) => expected.parts)
  const isUsed = (values: readonly unknown[]) => (value: unknown) => values.includes(value)
  expect(VOICES.filter(isUsed(half.map(({ voice }) => voice)))).toEqual(VOICES)
  const categories = parts.map(({ category }) => category[0])
  expect(PART_CATEGORIES.filter(isUsed(categories))).toEqual(PART_CATEGORIES)
  expect(KINDS.filter(isUsed(turns.flatMap(({ kinds }) => kinds)))).toEqual(KINDS)
  expect(ASKED.filter(isUsed(turns.map(({ asked }) => asked)))).toEqual(ASKED)
})

test('requests at least 200 different parts', () => {
  const parts = all.flatMap(({ expected }) => expected.parts.map(({ names }) => names[0]))
  expect(new Set(parts).size).toBeGreaterThanOrEqual(200)
})

test("repeats no visitor's message in another conversation", () => {
  const openings = all.map(({ turns }) => turns.map(({ says }) => says.toLowerCase()).join('\n'))
  expect(openings.filter((opening, index) => openings.indexOf(opening) !== index)).toEqual([])
})

test('expects only values that a request accepts', () => {
  for (const { id, expected } of all) {
    for (const { brand, year, mileageKm } of expected.vehicles) {
      for (const one of said(brand)) expect.soft(brandNamed(`${one}`), id).toBe(one)
      for (const one of said(year)) {
        expect.soft(one, id).toBeGreaterThanOrEqual(MIN_YEAR)
        expect.soft(one, id).toBeLessThanOrEqual(LAST_YEAR)
      }
      for (const one of said(mileageKm)) expect.soft(one, id).toBeLessThanOrEqual(3_000_000)
    }
    for (const { vehicle = 0 } of expected.parts) {
      expect.soft(vehicle, id).toBeLessThan(Math.max(expected.vehicles.length, 1))
    }
    for (const phone of said(expected.contact.phone)) expect.soft(parsePhone(`${phone}`), id).toBe(phone)
  }
})

const DIGITS = 'CERO UNO DOS TRES CUATRO CINCO SEIS SIETE OCHO NUEVE'.split(' ')

test('expects only numbers that were written', () => {
  // Dictations say numbers in words, and corrections repeat only the wrong part.
  const literal = all.filter(({ voice }) => voice !== 'dictation' && voice !== 'corrector')
  for (const { id, turns, expected } of literal) {
    const typed = turns.map(({ says }) => says.toUpperCase()).join('\n')
    const signs = typed
      .replaceAll(/[A-Z]+/g, word => (DIGITS.includes(word) ? String(DIGITS.indexOf(word)) : word))
      // 'o99 712 o48'
      .replaceAll(/O(?=\d)|(?<=\d)O/g, '0')
      .replaceAll(/[^A-Z0-9]/g, '')
    const numbers = [
      ...expected.vehicles.flatMap(({ vin, chassis }) => [...said(vin), ...said(chassis)]),
      ...expected.parts.flatMap(({ partNumber }) => said(partNumber)),
      ...said(expected.contact.phone).map(phone => `${phone}`.slice(-6)),
    ]
    for (const number of numbers) expect.soft(signs, id).toContain(number)
    const [email] = said(expected.contact.email)
    // 'ana@gmial.com, perdón, gmail.com': an address may be corrected in parts.
    for (const piece of email ? `${email}`.toUpperCase().split(/[@.]/) : [])
      expect.soft(typed, id).toContain(piece)
  }
})
