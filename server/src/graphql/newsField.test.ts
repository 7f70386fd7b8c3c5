import { expect, test } from 'vitest'
import { idIn } from './newsField.ts'

test("throws with the event's name when an announcement names no row of the subscription", () => {
  const announcement = { event: 'order.paid', data: { orderId: 'an-order' } }
  expect(idIn(announcement, 'orderId')).toBe('an-order')
  expect(() => idIn(announcement, 'offerId')).toThrow('order.paid has no offerId')
})
