import { describe, expect, test } from 'vitest'
import { found } from '../../forms/problems'
import { discountProblems, discountValues, parsePercentage } from './discountForm'

describe('parsePercentage', () => {
  test.each([
    ['0', 0],
    ['10', 1_000],
    ['7,5', 750],
    ['7.5', 750],
    [' 12,5 % ', 1_250],
    ['100', 10_000],
    ['99,9', 9_990],
  ])('reads %j as %i basis points', (typed, bps) => {
    expect(parsePercentage(typed)).toBe(bps)
  })

  test.each(['', '-1', '100,1', '101', '7,55', '1.500,5', 'diez', '1e1', '%'])('refuses %j', typed => {
    expect(parsePercentage(typed)).toBeNull()
    expect(found(discountProblems({ isActive: true, discountBps: typed, description: '' }))).toEqual([
      ['discountBps', 'Poné un porcentaje entre 0 y 100, con un decimal como máximo.'],
    ])
  })
})

test('shows a saved percentage the way it is typed, and the usual description at first', () => {
  expect(discountValues({ isActive: true, discountBps: 1_250, description: 'Taller' })).toEqual({
    isActive: true,
    discountBps: '12,5',
    description: 'Taller',
  })
  expect(discountValues({ isActive: false, discountBps: null, description: null })).toEqual({
    isActive: false,
    discountBps: '',
    description: 'Descuento para clientes registrados',
  })
})
