import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatAmount,
  formatBasisPoints,
  formatCount,
  formatMoney,
  formatNumber,
  formatPercent,
  parseMoney,
} from './money'

describe('formatMoney', () => {
  test.each([
    [485000, '$\u00a04.850'],
    [485050, '$\u00a04.850,50'],
    [5, '$\u00a00,05'],
    [0, '$\u00a00'],
    [-1490000, '-$\u00a014.900'],
    [123456789, '$\u00a01.234.567,89'],
  ])('%i centésimos', (centesimos, text) => {
    expect(formatMoney(centesimos)).toBe(text)
  })
})

describe('parseMoney', () => {
  test.each([
    ['4.850', 485000],
    ['4.850,50', 485050],
    ['4850.5', 485050],
    ['4850', 485000],
    ['4850,5', 485050],
    ['$ 4.850', 485000],
    ['$\u00a01.234.567,89', 123456789],
    ['1,234.50', 123450],
    ['0,05', 5],
    [' 690 ', 69000],
    ['\u202d$ 4.850,50\u202c', 485050],
    ['４．８５０', 485000],
    ['12.5', 1250],
  ])('%s', (text, centesimos) => {
    expect(parseMoney(text)).toBe(centesimos)
  })

  test.each(['', 'gratis', '4,850', '4.85.0', '-5', '4.850,505', '1e5', '4..850', '99999999999999999'])(
    'refuses %j',
    text => {
      expect(parseMoney(text)).toBeNull()
    },
  )

  test('parses what formatMoney and formatAmount format, for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000_00 }), centesimos => {
        expect(parseMoney(formatMoney(centesimos))).toBe(centesimos)
        expect(parseMoney(formatAmount(centesimos))).toBe(centesimos)
      }),
    )
  })

  test('never yields a fraction of a centésimo', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,$ ') }), text => {
        const value = parseMoney(text)
        expect(value === null || (Number.isSafeInteger(value) && value >= 0)).toBe(true)
      }),
    )
  })
})

test('keeps the no-break space in percentages', () => {
  expect(formatPercent(15)).toBe('15\u00a0%')
  expect(formatBasisPoints(1250)).toBe('12,5\u00a0%')
  expect(formatNumber(182000)).toBe('182.000')
})

test('formats counts below a hundred exactly', () => {
  expect([0, 99, 100, 5000].map(formatCount)).toEqual(['0', '99', '99+', '99+'])
})
