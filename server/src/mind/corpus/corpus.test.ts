import { expect, test } from 'vitest'
import { parsePhone } from '../../common/accounts/phone.ts'
import { brandNamed } from '../../common/vehicles/catalogue.ts'
import { ASKED, KINDS, PART_CATEGORIES } from '../values.ts'
import { type Conversation, type Half, readCorpus, VOICES } from './corpus.ts'

const HALVES: readonly Half[] = ['tuning', 'heldOut']
/** The years that a request accepts. */
const FIRST_YEAR = 1980
const LAST_YEAR = 2027

async function conversationsOf(half: Half): Promise<readonly Conversation[]> {
  return (await readCorpus(half)).flatMap(file => file.conversations)
}

const tuning = await conversationsOf('tuning')
const heldOut = await conversationsOf('heldOut')
const all = [...tuning, ...heldOut]
const said = (values: readonly unknown[] | undefined) => values?.filter(value => value !== null) ?? []

test('every conversation has an id of its own and lies in the file of its voice and half', async () => {
  for (const half of HALVES) {
    for (const { name, conversations } of await readCorpus(half)) {
      for (const { id, voice } of conversations) {
        expect.soft(voice, id).toBe(name)
        expect.soft(id).toMatch(new RegExp(`^${voice}-${half === 'tuning' ? 't' : 'h'}\\d{2,3}$`))
      }
    }
  }
  const ids = all.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('there are at least 300 conversations, a third of them held out', () => {
  expect(all.length).toBeGreaterThanOrEqual(300)
  expect(Math.abs(heldOut.length / all.length - 1 / 3)).toBeLessThan(0.03)
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

test('at least 200 different parts are asked for', () => {
  const parts = all.flatMap(({ expected }) => expected.parts.map(({ names }) => names[0]))
  expect(new Set(parts).size).toBeGreaterThanOrEqual(200)
})

test('no visitor says in one conversation what one said in another', () => {
  const openings = all.map(({ turns }) => turns.map(({ says }) => says.toLowerCase()).join('\n'))
  expect(openings.filter((opening, index) => openings.indexOf(opening) !== index)).toEqual([])
})

test('what is expected can be in a request', () => {
  for (const { id, expected } of all) {
    for (const { brand, year, mileageKm } of expected.vehicles) {
      for (const one of said(brand)) expect.soft(brandNamed(`${one}`), id).toBe(one)
      for (const one of said(year)) {
        expect.soft(one, id).toBeGreaterThanOrEqual(FIRST_YEAR)
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

test('the numbers that are expected were written', () => {
  // Those who dictate say numbers in words, those who correct themselves only what was wrong.
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
    // 'ana@gmial.com, perdón, gmail.com': the address may be mended in parts.
    for (const piece of email ? `${email}`.toUpperCase().split(/[@.]/) : [])
      expect.soft(typed, id).toContain(piece)
  }
})
