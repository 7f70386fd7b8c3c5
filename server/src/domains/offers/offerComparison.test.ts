import { expect, test } from 'vitest'
import { type ComparedOffer, compareOffers } from './offerComparison.ts'

const parts = ['óptica', 'lámpara']
const offer = (id: string, totalCentesimos: number, rest: Partial<ComparedOffer> = {}): ComparedOffer => ({
  id,
  totalCentesimos,
  warrantyDays: 0,
  partIds: parts,
  ...rest,
})

test('nothing to compare is null', () => {
  expect(compareOffers([], parts)).toBeNull()
})

test('one offer is not the cheapest of anything', () => {
  expect(compareOffers([offer('a', 100)], parts)).toEqual({
    count: 1,
    lowestCentesimos: 100,
    highestCentesimos: 100,
    cheapestId: null,
    longestWarrantyId: null,
  })
})

test('each badge goes to exactly one offer', () => {
  const compared = compareOffers(
    [offer('a', 300, { warrantyDays: 180 }), offer('b', 100), offer('c', 200)],
    parts,
  )
  expect(compared).toMatchObject({
    count: 3,
    lowestCentesimos: 100,
    highestCentesimos: 300,
    cheapestId: 'b',
    longestWarrantyId: 'a',
  })
})

test('a tie gives no badge', () => {
  expect(compareOffers([offer('a', 100), offer('b', 100)], parts)).toMatchObject({
    cheapestId: null,
    longestWarrantyId: null,
  })
})

test('an offer for fewer parts is counted but gets no badge', () => {
  const partial = offer('partial', 50, { partIds: ['lámpara'], warrantyDays: 365 })
  const compared = compareOffers([partial, offer('a', 200, { warrantyDays: 30 }), offer('b', 150)], parts)
  expect(compared).toMatchObject({ count: 3, lowestCentesimos: 50, cheapestId: 'b', longestWarrantyId: 'a' })
})
