import { describe, expect, test } from 'vitest'
import { withQuantity } from '../requests/partNames.ts'
import { type PartTerms, priceWords, termsOf } from './offerTerms.ts'

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
    expect(termsOf(parts)).toEqual(expected)
  })
})

test.each([
  [1, 64_000, '$ 640', 'Lámpara H7'],
  [2, 64_000, '$ 640 por las 2 unidades ($ 320 c/u)', 'Lámpara H7 × 2'],
  [3, 100_000, '$ 1.000 por las 3 unidades ($ 333,33 c/u)', 'Lámpara H7 × 3'],
])('prices %i as a whole with the price of each', (quantity, priceCentesimos, price, name) => {
  expect(priceWords({ quantity, priceCentesimos }).replaceAll('\u00a0', ' ')).toBe(price)
  expect(withQuantity({ description: 'Lámpara H7', quantity })).toBe(name)
})
