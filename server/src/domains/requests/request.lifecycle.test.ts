import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PartRequestState } from '../../generated/prisma/enums.ts'
import { after } from '../../platform/clock.ts'
import { partRequestLifecycle, stateAt } from './request.lifecycle.ts'

test.each([
  ['OPEN', 'answer', 'provider', 'ANSWERED'],
  ['ANSWERED', 'award', 'gateway', 'AWARDED'],
  ['AWARDED', 'close', 'system', 'CLOSED'],
  ['OPEN', 'cancel', 'buyer', 'CANCELED'],
  ['ANSWERED', 'cancel', 'buyer', 'CANCELED'],
  ['OPEN', 'expire', 'clock', 'EXPIRED'],
  ['ANSWERED', 'expire', 'clock', 'EXPIRED'],
  ['AWARDED', 'reopenAnswered', 'system', 'ANSWERED'],
  ['AWARDED', 'reopen', 'system', 'OPEN'],
  ['OPEN', 'award', 'gateway', null],
  ['ANSWERED', 'award', 'buyer', null],
  ['AWARDED', 'cancel', 'buyer', null],
  ['AWARDED', 'expire', 'clock', null],
  ['OPEN', 'cancel', 'provider', null],
  ['CANCELED', 'answer', 'provider', null],
  ['EXPIRED', 'reopen', 'system', null],
] as const)('%s, %s by the %s: %s', (from, action, actor, to) => {
  expect(partRequestLifecycle.next(from, action, actor)).toBe(to)
})

const now = new Date('2026-11-21T12:00:00.000Z')

test('only what still takes offers can be over by time, from its deadline on: expired, or awarded when partly bought', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(PartRequestState)),
      fc.integer({ min: -100_000, max: 100_000 }),
      fc.boolean(),
      (state, ms, isBought) => {
        const takesOffers = state === 'OPEN' || state === 'ANSWERED'
        const isOver = takesOffers && ms <= 0
        const end = state === 'ANSWERED' && isBought ? 'AWARDED' : 'EXPIRED'
        const parts = [{ orderId: null }, { orderId: isBought ? 'an order' : null }]
        expect(stateAt({ state, expiresAt: after(now, ms), parts }, now)).toBe(isOver ? end : state)
      },
    ),
  )
})
