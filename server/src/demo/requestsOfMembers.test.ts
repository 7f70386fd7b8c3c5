import { expect, test } from 'vitest'
import { REQUESTS_OF_MEMBERS } from './requestsOfMembers.ts'

test('the demo world has an offer that its provider withdrew and one that its buyer turned down', () => {
  const offers = REQUESTS_OF_MEMBERS.flatMap(request => request.offers ?? [])
  expect(offers.filter(({ withdrawn }) => withdrawn).length).toBeGreaterThan(0)
  expect(offers.filter(({ rejected }) => rejected).length).toBeGreaterThan(0)
})
