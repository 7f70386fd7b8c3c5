import { expect, test } from 'vitest'
import { createBusinessDays, USUAL_BUSINESS_DAYS } from '../../platform/businessDays.ts'
import { withdrawalDay } from './withdrawal.ts'

const businessDays = createBusinessDays(USUAL_BUSINESS_DAYS)
const receivedAt = new Date('2026-10-29T15:00:00Z')

test.each([
  ['the day of the delivery', { receivedAt, buyerType: 'CONSUMER' }, '2026-10-29T15:00:00Z', '2026-11-06'],
  ['until the last minute', { receivedAt, buyerType: 'CONSUMER' }, '2026-11-07T02:59:00Z', '2026-11-06'],
  ['not after it', { receivedAt, buyerType: 'CONSUMER' }, '2026-11-07T03:00:00Z', null],
  ['not for a workshop', { receivedAt, buyerType: 'WORKSHOP' }, '2026-10-30T15:00:00Z', null],
  ['not before the delivery', { receivedAt: null, buyerType: 'CONSUMER' }, '2026-10-30T15:00:00Z', null],
] as const)('allows a consumer to withdraw for five business days: %s', (_when, order, now, day) => {
  expect(withdrawalDay(order, { now: new Date(now), businessDays })).toBe(day)
})
