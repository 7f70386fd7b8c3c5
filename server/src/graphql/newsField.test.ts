import { expect, test } from 'vitest'
import { idIn } from './newsField.ts'

test('a notice that names no row of the subscription says which event it was', () => {
  const notice = { event: 'order.paid', data: { orderId: 'an-order' } }
  expect(idIn(notice, 'orderId')).toBe('an-order')
  expect(() => idIn(notice, 'offerId')).toThrow('order.paid has no offerId')
})
