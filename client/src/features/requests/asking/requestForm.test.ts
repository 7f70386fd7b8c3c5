import { describe, expect, test } from 'vitest'
import { found } from '../../../forms/problems'
import {
  blankPart,
  blankRequest,
  fieldsOf,
  filesByPart,
  kilometresOf,
  partOf,
  type RequestValues,
  reachableStep,
  requestInput,
  requestProblems,
  stepOf,
  steps,
  urgencyOf,
} from './requestForm'

const now = Date.parse('2026-11-21T12:00:00Z')
const complete: RequestValues = {
  ...blankRequest,
  brand: 'Ford',
  model: ' Fiesta ',
  year: '2012',
  parts: [{ ...blankPart, description: 'Óptica' }],
  contact: { name: 'Ana', email: 'ana@correo.com.uy', phone: '' },
  department: 'CANELONES',
}
const wrongIn = (values: RequestValues) => found(requestProblems(values, now))
const pathsOf = (values: RequestValues) => wrongIn(values).map(([path]) => path)

describe('requestProblems', () => {
  test('names every required field, step by step', () => {
    expect(wrongIn(blankRequest)).toEqual([
      ['brand', 'La marca es obligatoria'],
      ['model', 'El modelo es obligatorio'],
      ['year', 'Poné un año entre 1980 y 2027'],
      ['parts.0.description', 'Poné qué repuesto necesitás'],
      ['contact.email', 'Dejá un email o un WhatsApp. Por email te avisamos cuando te coticen'],
      ['department', 'El departamento es obligatorio'],
    ])
    expect(wrongIn(complete)).toEqual([])
  })

  test.each([
    [{ name: '', email: 'ana@x.uy', phone: '' }, []],
    [{ name: '', email: '', phone: '094 231 234' }, []],
    [{ name: 'Ana', email: 'ana@', phone: '094 231 234' }, ['contact.email']],
    [{ name: 'Ana', email: ' ', phone: ' ' }, ['contact.email']],
    [{ name: 'Ana', email: 'ana@x.uy', phone: '1234' }, ['contact.phone']],
  ])('requires e-mail or phone: %j', (contact, wrong) => {
    expect(pathsOf({ ...complete, contact })).toEqual(wrong)
  })

  test('requires the e-mail where a phone alone is not accepted', () => {
    const contact = { name: 'Ana', email: ' ', phone: '094 231 234' }
    const message = 'Dejá tu email: por ahora cada pedido se confirma por correo'
    expect(found(requestProblems({ ...complete, contact }, now, true))).toEqual([['contact.email', message]])
    expect(found(requestProblems({ ...complete, contact }, now))).toEqual([])
  })

  test.each([
    ['1979', false],
    ['1980', true],
    ['2027', true],
    ['2028', false],
    ['2012.5', false],
    ['dos mil', false],
  ])('checks the year %s in 2026', (year, ok) => {
    expect(wrongIn({ ...complete, year })).toEqual(ok ? [] : [['year', 'Poné un año entre 1980 y 2027']])
  })

  test.each([
    ['', true],
    ['9BWAB45U6ET000000', true],
    ['9bwab-45u6 et000000', true],
    ['VIN: 9BWAB45U6ET000000', true],
    ['Chasis Nº 9BW/AB45U6ET000000', true],
    ['VIN:', true],
    ['ABC1', false],
    ['9BWAB45U6ET0000001', false],
  ])('checks the VIN %j', (vin, ok) => {
    expect(pathsOf({ ...complete, vin })).toEqual(ok ? [] : ['vin'])
  })

  test('requires whole quantities of at least 1 in each part', () => {
    const parts = ['1', '0', '', '2.5', '999', '1000'].map(quantity => ({
      ...blankPart,
      description: 'Lámpara',
      quantity,
    }))
    expect(pathsOf({ ...complete, parts })).toEqual([1, 2, 3, 5].map(index => `parts.${index}.quantity`))
  })

  test('distinguishes a wrong e-mail from none', () => {
    expect(wrongIn({ ...complete, contact: { ...complete.contact, email: 'ana@' } })).toEqual([
      ['contact.email', 'Revisá el email: falta algo, por ejemplo nombre@dominio.com.'],
    ])
  })
})

test('cannot skip an incomplete step by the address', () => {
  const reachable = (wanted: 'vehiculo' | 'contacto', change: Partial<RequestValues>) =>
    reachableStep(wanted, pathsOf({ ...complete, ...change }))
  expect(reachable('contacto', { model: '' })).toBe('vehiculo')
  expect(reachable('vehiculo', { model: '' })).toBe('vehiculo')
  expect(reachable('vehiculo', { department: '' })).toBe('vehiculo')
  expect(reachable('contacto', { department: '' })).toBe('contacto')
  expect(reachable('contacto', { model: '', parts: [blankPart] })).toBe('vehiculo')
})

test('has each field in one step', () => {
  expect(steps.flatMap(fieldsOf).toSorted()).toEqual(Object.keys(blankRequest).toSorted())
  expect(fieldsOf('contacto')).toEqual(['contact', 'department'])
})

test('leads from a refused field to its step and its part', () => {
  expect(stepOf('year')).toBe('vehiculo')
  expect(stepOf('parts.2.quantity')).toBe('repuestos')
  expect(stepOf('uploadIds')).toBe('repuestos')
  expect(stepOf('contact.email')).toBe('contacto')
  expect(stepOf('department')).toBe('contacto')
  expect(partOf('parts.12.quantity')).toBe(12)
  expect(partOf('contact.email')).toBeNull()
})

test('trims the input, with nulls for missing values', () => {
  const input = requestInput(
    {
      ...complete,
      mileageKm: '182.000 km',
      description: ' Pierde agua ',
      parts: [
        { ...blankPart, description: ' Óptica ', quantity: '2', category: 'LIGHTS', uploadIds: ['u2'] },
      ],
      uploadIds: ['u1'],
    },
    'k',
  )
  expect(input).toEqual({
    submissionKey: 'k',
    brand: 'Ford',
    model: 'Fiesta',
    year: 2012,
    engine: null,
    version: null,
    vin: null,
    mileageKm: 182000,
    description: 'Pierde agua',
    parts: [
      {
        description: 'Óptica',
        category: 'LIGHTS',
        condition: 'ANY',
        urgency: 'MEDIUM',
        quantity: 2,
        partNumber: null,
        comments: null,
        uploadIds: ['u2'],
      },
    ],
    contact: { name: 'Ana', email: 'ana@correo.com.uy', phone: null },
    department: 'CANELONES',
    uploadIds: ['u1'],
  })
})

test.each([
  ['', null],
  ['182000', 182_000],
  ['182.000', 182_000],
  ['182 000 Km', 182_000],
  ['\u202d１８２\u202f０００ km\u202c', 182_000],
  ['3000001', Number.NaN],
  ['muchos', Number.NaN],
  ['km', Number.NaN],
])('reads %j kilometres', (typed, kilometres) => {
  expect(kilometresOf(typed)).toBe(kilometres)
  expect(pathsOf({ ...complete, mileageKm: typed })).toEqual(Number.isNaN(kilometres) ? ['mileageKm'] : [])
})

test('assigns files to their part; those of a removed part to the whole request', () => {
  const file = (uploadId: string, about: string | null) => ({ uploadId, about })
  const files = [file('a', 'two'), file('b', null), file('c', 'one'), file('d', 'two'), file('e', 'gone')]
  expect(filesByPart([{ key: 'one' }, { key: 'two' }, { key: 'three' }], files)).toEqual({
    ofParts: [['c'], ['a', 'd'], []],
    ofAll: ['b', 'e'],
  })
})

test('is as urgent as its most urgent part', () => {
  const part = (urgency: 'LOW' | 'MEDIUM' | 'HIGH' | 'URGENT') => ({ ...blankPart, urgency })
  expect(urgencyOf([part('LOW'), part('URGENT'), part('HIGH')])).toBe('URGENT')
  expect(urgencyOf([part('LOW')])).toBe('LOW')
})
