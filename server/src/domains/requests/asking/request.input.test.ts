import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { requestInput } from '../../../../test/requestsWorld.ts'
import { parseInput } from '../../../platform/input.ts'
import { InvalidInput } from '../../../platform/refusal.ts'
import { createPartRequestInput } from './request.input.ts'

const schema = createPartRequestInput(new Date('2026-11-21T12:00:00.000Z'))
const parse = (overrides: Record<string, unknown>) => parseInput(schema, requestInput(overrides))
const problems = (overrides: Record<string, unknown>) => {
  try {
    parse(overrides)
    return []
  } catch (error) {
    if (error instanceof InvalidInput) return error.fields
    throw error
  }
}
const part = (overrides: Record<string, unknown>) => ({
  parts: [{ description: 'Faro', condition: 'ANY', quantity: 1, urgency: 'LOW', ...overrides }],
})

test.each([
  ['9BWZZZ377VT004251', '9BWZZZ377VT004251'],
  [' 9bwzzz377 vt-004251 ', '9BWZZZ377VT004251'],
  // A wrong check digit, and letters that a VIN has not: makers and people do both.
  ['9BWZZZ377VT00425O', '9BWZZZ377VT00425O'],
  ['AE101-5103210', 'AE1015103210'],
  ['', null],
  ['  ', null],
  [null, null],
])('%s is kept as the chassis %s', (vin, kept) => {
  expect(parse({ vin }).vin).toBe(kept)
})

test.each([
  [{ description: 'Llamame al 099 123 456' }, ['description'], '099 123 456'],
  [part({ description: 'Faro, ana@correo.uy' }), ['parts', '0', 'description'], 'ana@correo.uy'],
  [part({ comments: 'mi wsp: 099-123-456' }), ['parts', '0', 'comments'], '099-123-456'],
])('%j has contact data, which providers read only after the payment', (typed, path, contact) => {
  expect(problems(typed)).toEqual([
    {
      path,
      message: `Sacá “${contact}”: el nombre y el contacto de cada uno se ven recién después del pago.`,
    },
  ])
})

test('part numbers, kilometres and engines are no contact data', () => {
  expect(
    problems({ description: 'Motor 1.6 16v, 182.000 km, Bosch 0 986 424 797, chasis 9BWZZZ377VT004251' }),
  ).toEqual([])
})

test.each(['1234', '9BWZZZ377VT0042511', '9BWZZZ377VT00425?'])('%s is no chassis number', vin => {
  expect(problems({ vin })).toEqual([
    { path: ['vin'], message: 'Revisá el VIN o chasis: son entre 5 y 17 letras y números' },
  ])
})

test('accepts any VIN of 5 to 17 letters and digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9]{5,17}$/), vin => {
      expect(parse({ vin }).vin).toBe(vin.toUpperCase())
    }),
  )
})

test.each([1980, 2012, 2027])('the year %i is possible', year => {
  expect(parse({ year }).year).toBe(year)
})

test.each([1979, 2028, 0, 2012.5])('the year %d is not', year => {
  expect(problems({ year })).toEqual([{ path: ['year'], message: 'Poné un año entre 1980 y 2027' }])
})

test.each([1, 999])('%i of a part can be asked for', quantity => {
  expect(parse(part({ quantity })).parts[0]?.quantity).toBe(quantity)
})

test.each([0, -1, 1000, 1.5])('%d of a part cannot', quantity => {
  expect(problems(part({ quantity }))).toEqual([
    { path: ['parts', '0', 'quantity'], message: 'Poné una cantidad entre 1 y 999' },
  ])
})

test('a request has from 1 to 20 parts', () => {
  const parts = (count: number) => ({ parts: Array.from({ length: count }, () => part({}).parts[0]) })
  expect(problems(parts(1))).toEqual([])
  expect(problems(parts(20))).toEqual([])
  expect(problems(parts(0))).toEqual([{ path: ['parts'], message: 'Agregá al menos un repuesto' }])
  expect(problems(parts(21))).toEqual([
    { path: ['parts'], message: 'Podés pedir hasta 20 repuestos por vez' },
  ])
})

test('turns blank values into null, and trims typed ones', () => {
  const parsed = parse({ brand: ' Fiat ', engine: '  ', description: undefined, mileageKm: null })
  expect(parsed).toMatchObject({ brand: 'Fiat', engine: null, description: null, mileageKm: null })
})

test('the same upload named twice counts once', () => {
  const id = '3f0e7a52-6a0f-4c53-9d53-f5a7a1a0a001'
  expect(parse({ uploadIds: [id, id] }).uploadIds).toEqual([id])
})
