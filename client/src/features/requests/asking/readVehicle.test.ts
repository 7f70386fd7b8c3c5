import { expect, test } from 'vitest'
import { readVehicle } from './readVehicle'

const now = Date.parse('2026-11-22T12:00:00Z')
const nothing = { brand: '', model: '', year: '', vin: '' }
const GOL = '9BWAB45U6DT123456'
const textsOf = (typed: Partial<typeof nothing>) =>
  readVehicle({ ...nothing, ...typed }, now).questions.map(({ text }) => text)

test('shows maker, origin and both years of a VIN, and offers them for empty fields', () => {
  expect(readVehicle({ ...nothing, vin: ' 9bwab45u6dt123456 ' }, now)).toEqual({
    facts: 'Volkswagen, hecho en Brasil. Año modelo 2013 o 1983.',
    offers: [
      { label: 'Es Volkswagen', field: 'brand', value: 'Volkswagen' },
      { label: 'Es 2013', field: 'year', value: '2013' },
      { label: 'Es 1983', field: 'year', value: '1983' },
    ],
    questions: [],
  })
  expect(readVehicle({ brand: 'vw', model: 'Gol', year: '2013', vin: GOL }, now)).toMatchObject({
    offers: [],
    questions: [],
  })
})

test('asks about conflicts, with answers that fill the field', () => {
  const { questions } = readVehicle({ brand: 'Fiat', model: 'Uno', year: '2004', vin: GOL }, now)
  expect(questions).toEqual([
    {
      text: 'El VIN dice Volkswagen y pusiste Fiat. ¿Cuál es?',
      answers: [{ label: 'Es Volkswagen', field: 'brand', value: 'Volkswagen' }],
    },
    {
      text: 'El VIN dice 2013 o 1983 y pusiste 2004. ¿Cuál es?',
      answers: [
        { label: 'Es 2013', field: 'year', value: '2013' },
        { label: 'Es 1983', field: 'year', value: '1983' },
      ],
    },
  ])
})

test.each([
  ['a letter that no VIN has', { vin: '9BWAB45U6DT12345O' }, /^El VIN dice O, letras que ningún VIN lleva/],
  [
    'a model that was not sold then',
    { brand: 'Fiat', model: 'Duna', year: '2020' },
    /el Duna se vendió entre/,
  ],
  ['a wrong check digit of North America', { vin: '1HGCM82634A004352' }, /^El dígito de control no coincide/],
])('accepts %s', (_name, typed, text) => {
  expect(textsOf(typed)).toEqual([expect.stringMatching(text)])
})

test.each([
  ['the check digit of Brazil says nothing', { vin: GOL }],
  ['a fitting one of North America', { vin: '1HGCM82633A004352' }],
  ['a chassis number', { vin: 'LJ80-113092' }],
  ['no number', { vin: 'no sé' }],
])('asks nothing about: %s', (_name, typed) => {
  expect(textsOf(typed)).toEqual([])
})

test('accepts a chassis number unchanged', () => {
  expect(readVehicle({ ...nothing, vin: 'LJ80-113092' }, now).facts).toBe(
    'Lo tomamos como número de chasis, de 10 caracteres. Un VIN tiene 17.',
  )
})
