import { expect, test } from 'vitest'
import { contradictionsOf, type SaidVehicle } from './contradictions.ts'

const nothing: SaidVehicle = { brand: null, model: null, year: null, vin: null }
const GOL_OF_2013 = '9BWAA05U8DP123456'

test.each<[string, Partial<SaidVehicle>, string[]]>([
  ['nothing said', {}, []],
  ['a VIN alone', { vin: GOL_OF_2013 }, []],
  ['maker and year as in the VIN', { brand: 'Volkswagen', model: 'Gol', year: 2013, vin: GOL_OF_2013 }, []],
  ['the year before the model year', { brand: 'Volkswagen', year: 2012, vin: GOL_OF_2013 }, []],
  ['another year', { brand: 'Volkswagen', year: 2009, vin: GOL_OF_2013 }, ['VIN_YEAR']],
  ['another maker', { brand: 'Fiat', year: 2013, vin: GOL_OF_2013 }, ['VIN_MAKE']],
  ['another maker and year', { brand: 'Fiat', year: 2004, vin: GOL_OF_2013 }, ['VIN_MAKE', 'VIN_YEAR']],
  ['a maker whose identifier is unknown', { brand: 'Fiat', vin: 'XXXAA05U8DP123456' }, []],
  ['a sister make', { brand: 'Fiat', vin: '988AA05U8HP123456' }, []],
  [
    'a European VIN, whose position 10 is no year',
    { brand: 'Renault', year: 2004, vin: 'VF1AA05U8DP123456' },
    [],
  ],
  ['a letter no VIN has', { vin: '9BWAA05U8DPO23456' }, ['VIN_LETTER']],
  ['a short chassis number', { brand: 'Toyota', year: 1992, vin: 'AE1010045678' }, []],
  ['a model before its time', { brand: 'Chevrolet', model: 'Onix', year: 2001 }, ['MODEL_YEAR']],
  ['a model after its time', { brand: 'Ford', model: 'Escort', year: 2015 }, ['MODEL_YEAR']],
  ['a model just after its time', { brand: 'Ford', model: 'Escort', year: 2006 }, []],
  ['a model that is not in the catalogue', { brand: 'Ford', model: 'Nuevo', year: 1980 }, []],
])('%s', (_, said, kinds) => {
  expect(contradictionsOf({ ...nothing, ...said }, 2026).map(({ kind }) => kind)).toEqual(kinds)
})

test('carries both sides of a contradiction', () => {
  expect(contradictionsOf({ ...nothing, brand: 'Fiat', year: 2004, vin: GOL_OF_2013 }, 2026)).toEqual([
    { kind: 'VIN_MAKE', said: 'Fiat', vinMakes: ['Volkswagen'] },
    { kind: 'VIN_YEAR', said: 2004, vinYears: [2013, 1983] },
  ])
})
