import { expect, test } from 'vitest'
import { sharesOf } from './paymentCaseLoss.ts'

test.each([
  [1000, [600, 400], [600, 400]],
  [2000, [600, 400], [600, 400]],
  [500, [600, 400], [300, 200]],
  [100, [1, 1, 1], [1, 1, 1]],
  [2, [1, 1, 1], [0, 1, 1]],
  [7, [3, 0, 4], [3, 0, 4]],
  [7, [], []],
])('shares a loss of %i among orders of %j as %j', (amount, orders, expected) => {
  const chargeable = orders.map((centesimos, index) => ({
    paymentId: 'p',
    orderId: String(index),
    providerId: 'x',
    centesimos,
  }))
  expect(sharesOf(amount, chargeable).map(({ centesimos }) => centesimos)).toEqual(expected)
})
