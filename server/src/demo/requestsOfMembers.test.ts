import { expect, test } from 'vitest'
import { LEAST_RANKED } from '../domains/offers/lostRank.ts'
import { REQUESTS_OF_MEMBERS } from './requestsOfMembers.ts'

test('has a withdrawn and a rejected offer', () => {
  const offers = REQUESTS_OF_MEMBERS.flatMap(request => request.offers ?? [])
  expect(offers.filter(({ withdrawn }) => withdrawn).length).toBeGreaterThan(0)
  expect(offers.filter(({ rejected }) => rejected).length).toBeGreaterThan(0)
})

test('has a bought part that four providers quoted, so that the others learn their rank', () => {
  const bought = REQUESTS_OF_MEMBERS.filter(({ ending }) => ending === 'paid')
  const offers = bought.map(request => new Set((request.offers ?? []).map(({ by }) => by)).size)
  expect(Math.max(...offers)).toBeGreaterThanOrEqual(LEAST_RANKED)
})
