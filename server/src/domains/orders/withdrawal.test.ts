import { expect, test } from 'vitest'
import { createBusinessDays, USUAL_BUSINESS_DAYS } from '../../platform/businessDays.ts'
import { payerOfMisfit, returnNote } from './returnCost.ts'
import { deliveryOf, withdrawalOf } from './withdrawal.ts'

const businessDays = createBusinessDays(USUAL_BUSINESS_DAYS)
const deliveredAt = new Date('2026-10-29T15:00:00Z')

test.each([
  ['the day of the delivery', { deliveredAt, boughtAs: 'CONSUMER' }, '2026-10-29T15:00:00Z', true],
  ['until the last minute', { deliveredAt, boughtAs: 'CONSUMER' }, '2026-11-07T02:59:00Z', true],
  ['not after it', { deliveredAt, boughtAs: 'CONSUMER' }, '2026-11-07T03:00:00Z', false],
  ['without an account', { deliveredAt, boughtAs: null }, '2026-10-30T15:00:00Z', true],
] as const)('allows a consumer to withdraw for five business days: %s', (_when, order, now, isOpen) => {
  expect(withdrawalOf(order, { now: new Date(now), businessDays })).toMatchObject({
    isOpen,
    lastDay: '2026-11-06',
    because: isOpen ? null : 'El plazo para arrepentirte terminó el viernes 6 de noviembre.',
  })
})

test('begins with the delivery, before which a consumer may withdraw at any time', () => {
  const moment = { now: new Date('2027-03-01T15:00:00Z'), businessDays }
  const order = { deliveredAt: null, boughtAs: 'CONSUMER' } as const
  expect(withdrawalOf(order, moment)).toEqual({ isOpen: true, lastDay: null, because: null })
})

test.each([deliveredAt, null])('does not exist for a workshop, delivered %s', delivered => {
  const moment = { now: new Date('2026-10-30T15:00:00Z'), businessDays }
  expect(withdrawalOf({ deliveredAt: delivered, boughtAs: 'WORKSHOP' }, moment)).toMatchObject({
    isOpen: false,
    lastDay: null,
    because: expect.stringContaining('taller'),
  })
})

test('counts from the receipt, and from the first release when nobody confirmed one', () => {
  const step = (toState: string, day: number) => ({ toState, at: new Date(Date.UTC(2026, 9, day)) })
  const receipt = step('RECEIVED', 3)
  expect(deliveryOf([step('SHIPPED', 1), receipt, step('RELEASED', 3), step('RELEASED', 9)])).toBe(receipt.at)
  const release = step('RELEASED', 12)
  expect(deliveryOf([step('SHIPPED', 1), release, step('RELEASED', 20)])).toBe(release.at)
  expect(deliveryOf([step('SHIPPED', 1)])).toBeNull()
})

test.each([
  [['VIN'], 'PROVIDER'],
  [['PART_NUMBER', 'PHOTO'], 'PROVIDER'],
  [['PHOTO', 'UNIVERSAL', 'NOT_SURE', null], 'BUYER'],
  [[], 'BUYER'],
] as const)('charges the return of parts that do not fit by their fit bases: %j', (fitBases, payer) => {
  expect(payerOfMisfit(fitBases)).toBe(payer)
})

test.each([
  [{ wasSent: false, doesNotFit: true, fitBases: ['VIN'] }, null],
  [{ wasSent: true, doesNotFit: false, fitBases: ['VIN'] }, 'lo paga el comprador'],
  [{ wasSent: true, doesNotFit: true, fitBases: ['VIN'] }, 'lo paga el proveedor'],
  [{ wasSent: true, doesNotFit: true, fitBases: ['PHOTO'] }, 'lo paga el comprador'],
] as const)('names the payer of the return of %j', (facts, words) => {
  const note = returnNote(facts)
  if (words === null) expect(note).toBeNull()
  else expect(note).toContain(words)
})
