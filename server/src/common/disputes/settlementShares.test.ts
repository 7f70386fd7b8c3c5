import { expect, test } from 'vitest'
import { settlementShares } from './settlementShares.ts'

const full = { totalCentesimos: 1_490_000, paidCentesimos: 1_490_000, commissionCentesimos: 178_800 }
const deposit = { totalCentesimos: 1_490_000, paidCentesimos: 223_500, commissionCentesimos: 178_800 }

test.each([
  ['nothing is refunded', full, 0, [0, 1_311_200, 178_800]],
  ['half is refunded', full, 745_000, [745_000, 655_600, 89_400]],
  ['everything is refunded', full, 1_490_000, [1_490_000, 0, 0]],
  [
    'the commission has half a centésimo',
    { ...full, commissionCentesimos: 1 },
    745_000,
    [745_000, 744_999, 1],
  ],
  ['most of a deposit is refunded', deposit, 200_000, [200_000, 0, 23_500]],
  ['a whole deposit is refunded', deposit, 223_500, [223_500, 0, 0]],
  [
    'amounts multiply beyond the exact integers',
    { totalCentesimos: 2_000_000_001, paidCentesimos: 2_000_000_001, commissionCentesimos: 240_000_001 },
    1,
    [1, 1_759_999_999, 240_000_001],
  ],
] as const)('divides what was paid when %s', (_case, money, refund, [buyer, provider, commission]) => {
  expect(settlementShares(money, refund)).toEqual({
    buyerCentesimos: buyer,
    providerCentesimos: provider,
    commissionCentesimos: commission,
  })
})

test('gives away each centésimo exactly once', () => {
  for (const money of [full, deposit])
    for (let refund = 0; refund <= money.paidCentesimos; refund += 7_919) {
      const { buyerCentesimos, providerCentesimos, commissionCentesimos } = settlementShares(money, refund)
      expect(buyerCentesimos + providerCentesimos + commissionCentesimos).toBe(money.paidCentesimos)
      expect(Math.min(buyerCentesimos, providerCentesimos, commissionCentesimos)).toBeGreaterThanOrEqual(0)
    }
})
