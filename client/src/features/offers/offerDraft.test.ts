import { expect, test } from 'vitest'
import { carriedOver, isOfferDraft } from './offerDraft'
import { blankOffer, type OfferLineValues } from './offerForm'

const part = (id: string, description: string) => ({ id, description, condition: 'ANY' })
const OPTICA = part('optica', 'Óptica')
const LAMPARA = part('lampara', 'Lámpara')
const { lines } = blankOffer([OPTICA, LAMPARA])
const draft = { lines, parts: [OPTICA, LAMPARA], edits: 0 }

test('keeps a draft only when it has the present form', () => {
  expect(isOfferDraft(draft)).toBe(true)
  const [first, second] = lines
  expect(isOfferDraft({ ...draft, lines: [first, { ...second, price: 'gratis' }] })).toBe(false)
  expect(isOfferDraft({ ...draft, lines: [first, { ...second, condition: 'OLD' }] })).toBe(false)
  expect(isOfferDraft({ ...draft, parts: ['optica'] })).toBe(false)
  expect(isOfferDraft({ lines })).toBe(false)
  expect(isOfferDraft(null)).toBe(false)
})

test.each<[string, ReturnType<typeof part>[], [string, number | null, boolean][]]>([
  [
    'the same',
    [OPTICA, LAMPARA],
    [
      ['optica', 10, true],
      ['lampara', 20, true],
    ],
  ],
  [
    'in another order',
    [LAMPARA, OPTICA],
    [
      ['lampara', 20, true],
      ['optica', 10, true],
    ],
  ],
  ['written anew in the same words', [part('new', 'Lámpara')], [['new', 20, true]]],
  [
    'one in other words',
    [part('new', 'Óptica derecha'), part('other', 'Lámpara')],
    [
      ['new', 10, true],
      ['other', 20, true],
    ],
  ],
  [
    'one more',
    [part('a', 'Parrilla'), part('b', 'Óptica'), part('c', 'Lámpara')],
    [
      ['a', null, false],
      ['b', 10, true],
      ['c', 20, true],
    ],
  ],
  ['one of other words alone', [part('a', 'Parrilla')], [['a', null, true]]],
])('carries typed values over to parts that are %s', (_what, now, expected) => {
  const typed = [10, 20].map(
    (price, index): OfferLineValues => ({ ...(lines[index] as OfferLineValues), quoted: true, price }),
  )
  const carried = carriedOver({ ...draft, lines: typed }, blankOffer(now).lines, now)
  expect(carried.map(({ requestedPartId, price, quoted }) => [requestedPartId, price, quoted])).toEqual(
    expected,
  )
})
