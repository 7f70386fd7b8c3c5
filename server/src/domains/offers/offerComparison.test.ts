import { describe, expect, test } from 'vitest'
import { type ComparedLine, type ComparedOffer, compareOffers, openTermsOf } from './offerComparison.ts'
import type { Shipping } from './offerShipping.ts'

const line = (requestedPartId: string, rest: Partial<ComparedLine> = {}): ComparedLine => ({
  requestedPartId,
  priceCentesimos: 100,
  deliveryTime: 'IMMEDIATE',
  warrantyDays: null,
  ...rest,
})

describe("an offer's figures for the open parts", () => {
  const kit = line('kit', { priceCentesimos: 900, warrantyDays: 180, deliveryTime: 'DAYS_1_3' })
  const bearing = line('bearing', { priceCentesimos: 50, deliveryTime: 'WEEKS_1_2' })
  const shipping: Shipping = { shippingCharge: 'AMOUNT', shippingCentesimos: 25 }
  test.each([
    ['all of them', [kit, bearing], ['kit', 'bearing'], 0, 975, 'WEEKS_1_2', 0],
    ['one of two', [kit], ['kit', 'bearing'], 1, 925, 'DAYS_1_3', 180],
    ['one that is bought beside one that is open', [kit, bearing], ['kit'], 0, 925, 'DAYS_1_3', 180],
    ['one that is bought, while another is open', [kit], ['bearing'], 1, 0, 'IMMEDIATE', 0],
    ['any, when none is open', [kit, bearing], [], 0, 0, 'IMMEDIATE', 0],
  ] as const)('%s', (_name, lines, open, missingParts, openTotalCentesimos, openDeliveryTime, days) => {
    expect(openTermsOf(lines, shipping, open)).toEqual({
      openShippingCharge: 'AMOUNT',
      missingParts,
      openTotalCentesimos,
      openDeliveryTime,
      openWarrantyDays: days,
    })
  })
})

const offer = (
  id: string,
  openTotalCentesimos: number,
  rest: Partial<ComparedOffer> = {},
): ComparedOffer => ({
  id,
  validUntil: new Date('2026-08-03T12:00:00Z'),
  openTotalCentesimos,
  openShippingCharge: 'ARRANGED',
  openWarrantyDays: 0,
  openDeliveryTime: 'IMMEDIATE',
  missingParts: 0,
  ...rest,
})
const partial = (id: string, total: number, rest: Partial<ComparedOffer> = {}) =>
  offer(id, total, { missingParts: 1, ...rest })

describe('comparing offers', () => {
  test('returns null with nothing to compare', () => {
    expect(compareOffers([])).toBeNull()
  })

  test('says when the first offer expires, complete or not', () => {
    const soon = new Date('2026-08-01T12:00:00Z')
    const later = new Date('2026-08-02T12:00:00Z')
    const offers = [offer('a', 100, { validUntil: later }), partial('p', 50, { validUntil: soon })]
    expect(compareOffers(offers)?.firstExpiresAt).toBe(soon)
  })

  const cases: [
    string,
    ComparedOffer[],
    { range: [number, number] | null; partial: number; leads: object },
  ][] = [
    ['one offer leads in nothing', [offer('a', 100)], { range: [100, 100], partial: 0, leads: {} }],
    [
      'each lead is one offer',
      [
        offer('a', 300, { openWarrantyDays: 180, openDeliveryTime: 'DAYS_1_3' }),
        offer('b', 100, { openDeliveryTime: 'WEEKS_1_2' }),
        offer('c', 200),
      ],
      { range: [100, 300], partial: 0, leads: { PRICE: 'b', WARRANTY: 'a', DELIVERY: 'c' } },
    ],
    [
      'one may lead in everything',
      [offer('a', 100, { openWarrantyDays: 30 }), offer('b', 200, { openDeliveryTime: 'OVER_2_WEEKS' })],
      { range: [100, 200], partial: 0, leads: { PRICE: 'a', WARRANTY: 'a', DELIVERY: 'a' } },
    ],
    [
      'where two tie nobody leads',
      [offer('a', 100), offer('b', 100)],
      { range: [100, 100], partial: 0, leads: {} },
    ],
    [
      'a total without the shipping, which is to be arranged, is no lower price than one with it',
      [offer('a', 100), offer('b', 150, { openShippingCharge: 'AMOUNT' })],
      { range: [100, 150], partial: 0, leads: {} },
    ],
    [
      'a total with the shipping is lower than a higher one without',
      [offer('a', 200), offer('b', 150, { openShippingCharge: 'AMOUNT' }), offer('c', 160)],
      { range: [150, 200], partial: 0, leads: { PRICE: 'b' } },
    ],
    [
      'free shipping counts as a known one',
      [offer('a', 100, { openShippingCharge: 'NONE' }), offer('b', 150, { openShippingCharge: 'AMOUNT' })],
      { range: [100, 150], partial: 0, leads: { PRICE: 'a' } },
    ],
    [
      'a partial offer is in no range and leads in nothing, however cheap and well guaranteed',
      [
        partial('p', 50, { openWarrantyDays: 365 }),
        offer('a', 200, { openWarrantyDays: 30, openDeliveryTime: 'DAYS_1_3' }),
        offer('b', 150, { openDeliveryTime: 'DAYS_1_3' }),
      ],
      { range: [150, 200], partial: 1, leads: { PRICE: 'b', WARRANTY: 'a' } },
    ],
    [
      'the only complete one does not lead over partial ones',
      [partial('p', 50), offer('a', 200)],
      { range: [200, 200], partial: 1, leads: {} },
    ],
    [
      'partial ones alone have no range',
      [partial('p', 50), partial('q', 70)],
      { range: null, partial: 2, leads: {} },
    ],
  ]
  test.each(cases)('%s', (_name, offers, expected) => {
    const found = compareOffers(offers)
    expect({
      range: found?.range && [found.range.lowestCentesimos, found.range.highestCentesimos],
      partial: found?.partialCount,
      leads: Object.fromEntries(found?.leads.map(({ criterion, offerId }) => [criterion, offerId]) ?? []),
    }).toEqual(expected)
    expect(found?.count).toBe(offers.length)
  })
})
