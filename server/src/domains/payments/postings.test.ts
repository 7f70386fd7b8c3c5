import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_TOTAL_CENTESIMOS, MIN_PRICE_CENTESIMOS } from '../offers/offer.input.ts'
import { COMMISSION_BPS, commissionOf, depositOf } from '../offers/orderTerms.ts'
import {
  cancellationFeePostings,
  chargePostings,
  gatewayFeePostings,
  moneyOf,
  type Posting,
  refundPostings,
  releasePostings,
} from './postings.ts'

const PROVIDER = 'a provider'
const price = fc.integer({ min: MIN_PRICE_CENTESIMOS, max: MAX_TOTAL_CENTESIMOS })
const condition = fc.constantFrom('NEW', 'USED', 'REMANUFACTURED')
const sum = (postings: readonly Posting[]) =>
  postings.reduce((total, posting) => total + posting.amountCentesimos, 0)
const of = (account: string, postings: readonly Posting[]) =>
  sum(postings.filter(posting => posting.account === account))

test.each([
  [485_000, 'NEW', 58_200],
  [485_000, 'USED', 43_650],
  [485_000, 'REMANUFACTURED', 43_650],
  // 12 % of 100,04 is 12,0048; of 100,05 is 12,006: half up at the centésimo.
  [10_004, 'NEW', 1200],
  [10_005, 'NEW', 1201],
  [10_050, 'USED', 905],
] as const)('takes a commission of %i centésimos %s: %i', (priceCentesimos, partCondition, commission) => {
  expect(commissionOf({ priceCentesimos, condition: partCondition })).toBe(commission)
})

test('the reservation is 15 %, and always covers the commission', () => {
  // 727,50 and 727,35 pesos.
  expect([depositOf(485_000), depositOf(484_900)]).toEqual([72_800, 72_700])
  expect([depositOf(19_990), depositOf(20_000)]).toEqual([null, 3000])
  fc.assert(
    fc.property(price, condition, (priceCentesimos, partCondition) => {
      const commission = commissionOf({ priceCentesimos, condition: partCondition })
      expect(depositOf(priceCentesimos) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(commission)
    }),
  )
  expect(Math.max(...Object.values(COMMISSION_BPS))).toBe(1200)
})

test('holds nothing after an order, pays the provider the price less commission, and balances every transaction', () => {
  fc.assert(
    fc.property(price, condition, fc.boolean(), (priceCentesimos, partCondition, full) => {
      const paid = (full ? null : depositOf(priceCentesimos)) ?? priceCentesimos
      const commission = commissionOf({ priceCentesimos, condition: partCondition })
      const charge = chargePostings(paid, { account: 'HELD', providerId: PROVIDER })
      const release = releasePostings({
        heldCentesimos: paid,
        commissionCentesimos: commission,
        providerId: PROVIDER,
      })
      expect([sum(charge), sum(release)]).toEqual([0, 0])
      const all = [...charge, ...release]
      expect(of('HELD', all)).toBe(0)
      expect(-of('PROVIDER_PAYABLE', all)).toBe(paid - commission)
      expect(-of('COMMISSION_REVENUE', all)).toBe(commission)
      expect(of('GATEWAY', all)).toBe(paid)
    }),
  )
})

const allocations = [
  null,
  { outcome: 'ORDER', providerId: PROVIDER },
  { outcome: 'SERVICE', providerId: null },
  { outcome: 'RETURNED', providerId: null },
] as const

test('leaves only the gateway’s fee of a refunded charge, for every outcome of its allocation', () => {
  fc.assert(
    fc.property(
      price,
      fc.integer({ min: 1, max: 50_000 }),
      fc.constantFrom(...allocations),
      (paid, fee, allocation) => {
        const money = moneyOf(allocation)
        const all = [
          ...chargePostings(paid, money),
          ...gatewayFeePostings(fee),
          ...refundPostings(paid, money),
        ]
        expect(sum(all)).toBe(0)
        expect([of('HELD', all), of('SERVICE_REVENUE', all)]).toEqual([0, 0])
        expect(of('GATEWAY', all)).toBe(-fee)
        expect(of('GATEWAY_FEE_EXPENSE', all)).toBe(fee)
      },
    ),
  )
})

test('charges a canceling provider the fee, and posts no zero', () => {
  expect(cancellationFeePostings(500, PROVIDER)).toEqual([
    { account: 'PROVIDER_PAYABLE', amountCentesimos: 500, providerId: PROVIDER },
    { account: 'CANCELLATION_FEE_REVENUE', amountCentesimos: -500, providerId: null },
  ])
  const exact = releasePostings({ heldCentesimos: 100, commissionCentesimos: 100, providerId: PROVIDER })
  expect(exact.every(posting => posting.amountCentesimos !== 0)).toBe(true)
})
