import { expect, test } from 'vitest'
import { parsePhone } from '../../accounts/phone.ts'
import { MIN_YEAR } from '../../requests/request.input.ts'
import { type Conversation, type Half, readCorpus } from './corpus.ts'

const HALVES: readonly Half[] = ['tuning', 'heldOut']

async function conversationsOf(half: Half): Promise<readonly Conversation[]> {
  return (await readCorpus(half)).flatMap(file => file.conversations)
}

const all = (await Promise.all(HALVES.map(conversationsOf))).flat()
const said = (values: readonly unknown[] | undefined) => values?.filter(value => value !== null) ?? []

test('every conversation has an id of its own and lies in the file of its voice and half', async () => {
  for (const half of HALVES) {
    for (const { name, conversations } of await readCorpus(half)) {
      for (const { id, voice } of conversations) {
        expect.soft(voice, id).toBe(name)
        expect.soft(id).toMatch(new RegExp(`^${voice}-${half === 'tuning' ? 't' : 'h'}\\d\\d$`))
      }
    }
  }
  const ids = all.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('no visitor says in one conversation what one said in another', () => {
  const openings = all.map(({ turns }) => turns.map(({ says }) => says.toLowerCase()).join('\n'))
  expect(openings.filter((opening, index) => openings.indexOf(opening) !== index)).toEqual([])
})

test.each(all.map(conversation => [conversation.id, conversation] as const))('%s', (_, { expected }) => {
  for (const { year, mileageKm } of expected.vehicles) {
    for (const one of said(year)) {
      expect.soft(one).toBeGreaterThanOrEqual(MIN_YEAR)
      expect.soft(one).toBeLessThanOrEqual(2027)
    }
    for (const one of said(mileageKm)) expect.soft(one).toBeLessThanOrEqual(3_000_000)
  }
  for (const { vehicle = 0 } of expected.parts) {
    expect.soft(vehicle).toBeLessThan(Math.max(expected.vehicles.length, 1))
  }
  for (const phone of said(expected.contact.phone)) expect.soft(parsePhone(`${phone}`)).toBe(phone)
})
