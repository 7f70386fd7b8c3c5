import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withQuantity } from '../requests/partNames.ts'
import { discounted, type PartTerms, priceWords, termsOf } from './offerTerms.ts'

const kit: PartTerms = {
  description: 'Kit de embrague',
  condition: 'NEW',
  deliveryTime: 'DAYS_1_3',
  warrantyDays: 180,
  fitBasis: null,
}
const bearing: PartTerms = { ...kit, description: 'Rulemán', warrantyDays: null }
const cable: PartTerms = { ...bearing, description: 'Cable', condition: 'USED', deliveryTime: 'IMMEDIATE' }

describe('terms of several parts', () => {
  test.each([
    ['one part', [kit], { condition: 'Nuevo', delivery: '1-3 días', warranty: '180 días', fit: null }],
    [
      'a day',
      [{ ...kit, warrantyDays: 1 }],
      { condition: 'Nuevo', delivery: '1-3 días', warranty: '1 día', fit: null },
    ],
    ['none', [bearing], { condition: 'Nuevo', delivery: '1-3 días', warranty: 'Sin garantia', fit: null }],
    [
      'two with the same terms',
      [kit, { ...kit, description: 'Volante' }],
      { condition: 'Nuevo', delivery: '1-3 días', warranty: '180 días', fit: null },
    ],
    [
      'one without warranty does not take the other one’s away',
      [kit, bearing],
      {
        condition: 'Nuevo',
        delivery: '1-3 días',
        warranty: 'Kit de embrague: 180 días; Rulemán: sin garantía',
        fit: null,
      },
    ],
    [
      'each with its own',
      [kit, bearing, cable],
      {
        condition: 'Kit de embrague, Rulemán: nuevo; Cable: usado',
        delivery: 'Kit de embrague, Rulemán: 1-3 días; Cable: inmediato',
        warranty: 'Kit de embrague: 180 días; Rulemán, Cable: sin garantía',
        fit: null,
      },
    ],
    [
      'a basis of fit that is said of one part',
      [{ ...kit, fitBasis: 'PART_NUMBER' as const }, bearing],
      {
        condition: 'Nuevo',
        delivery: '1-3 días',
        warranty: 'Kit de embrague: 180 días; Rulemán: sin garantía',
        fit: 'Kit de embrague: por el número de pieza; Rulemán: sin indicar',
      },
    ],
  ])('%s', (_name, parts, expected) => {
    expect(termsOf(parts)).toMatchObject(expected)
  })
})

test.each([
  [1, 64_000, '$ 640', 'Lámpara H7'],
  [2, 64_000, '$ 640 por las 2 unidades ($ 320 c/u)', 'Lámpara H7 × 2'],
  [3, 100_000, '$ 1.000 por las 3 unidades ($ 333,33 c/u)', 'Lámpara H7 × 3'],
])('prices %i as a whole with the price of each', (quantity, priceCentesimos, price, name) => {
  expect(priceWords({ quantity, priceCentesimos, discountBps: null }).replaceAll('\u00a0', ' ')).toBe(price)
  expect(withQuantity({ description: 'Lámpara H7', quantity })).toBe(name)
})

test.each([
  [1, 1_000, '$ 576, con 10 % de descuento'],
  [2, 1_250, '$ 576 por las 2 unidades ($ 288 c/u), con 12,5 % de descuento'],
])('names the discount in the price of %i', (quantity, discountBps, price) => {
  expect(priceWords({ quantity, priceCentesimos: 57_600, discountBps }).replaceAll('\u00a0', ' ')).toBe(price)
})

test('takes a discount off a price without losing a centésimo', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 99_999_999 }),
      fc.integer({ min: 1, max: 1_000 }).map(step => step * 10),
      (listCentesimos, discountBps) => {
        const { priceCentesimos, discountCentesimos } = discounted(listCentesimos, discountBps)
        expect(priceCentesimos + discountCentesimos).toBe(listCentesimos)
        expect(Number.isInteger(discountCentesimos)).toBe(true)
        // Half a centésimo at most from the exact share.
        expect(Math.abs(discountCentesimos * 10_000 - listCentesimos * discountBps)).toBeLessThanOrEqual(
          5_000,
        )
      },
    ),
  )
  expect(discounted(12_345, null)).toEqual({ priceCentesimos: 12_345, discountCentesimos: 0 })
})

test.each([
  [['NEW'], null],
  [['NEW', 'USED'], 'Usado'],
  [['REMANUFACTURED'], 'Remanufacturado'],
  [['REMANUFACTURED', 'USED'], 'Usado y remanufacturado'],
] as const)('marks parts in the conditions %j as %s', (conditions, mark) => {
  expect(termsOf(conditions.map(condition => ({ ...kit, condition }))).conditionMark).toBe(mark)
})
