import { expect, test } from 'vitest'
import { REQUESTS_OF_MEMBERS } from './requestsOfMembers.ts'

test('has a withdrawn and a rejected offer', () => {
  const offers = REQUESTS_OF_MEMBERS.flatMap(request => request.offers ?? [])
  expect(offers.filter(({ withdrawn }) => withdrawn).length).toBeGreaterThan(0)
  expect(offers.filter(({ rejected }) => rejected).length).toBeGreaterThan(0)
})
