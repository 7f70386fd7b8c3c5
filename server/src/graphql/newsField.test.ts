import { expect, test } from 'vitest'
import { idIn } from './newsField.ts'

test("throws with the event's name when a notice names no row of the subscription", () => {
  const notice = { event: 'order.paid', data: { orderId: 'an-order' } }
  expect(idIn(notice, 'orderId')).toBe('an-order')
  expect(() => idIn(notice, 'offerId')).toThrow('order.paid has no offerId')
})
