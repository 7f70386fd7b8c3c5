import { describe, expect, test } from 'vitest'
import {
  blankPart,
  blankRequest,
  partOf,
  problemsOf,
  type RequestValues,
  reachableStep,
  requestInput,
  stepOf,
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
const namesOf = (values: RequestValues) => problemsOf(values, now).map(({ name }) => name)

describe('problemsOf', () => {
  test('names every field that a request needs, step by step', () => {
    expect(problemsOf(blankRequest, now).map(({ step, name, missing }) => [step, name, missing])).toEqual([
      ['vehiculo', 'brand', true],
      ['vehiculo', 'model', true],
      ['vehiculo', 'year', true],
      ['repuestos', 'parts.0.description', true],
      ['contacto', 'contact.name', true],
      ['contacto', 'contact.email', true],
      ['contacto', 'department', true],
    ])
    expect(namesOf(complete)).toEqual([])
  })

  test.each([
    ['1979', false],
    ['1980', true],
    ['2027', true],
    ['2028', false],
    ['2012.5', false],
    ['dos mil', false],
  ])('year %s in 2026', (year, ok) => {
    const problems = problemsOf({ ...complete, year }, now)
    expect(problems.map(({ message }) => message)).toEqual(ok ? [] : ['Poné un año entre 1980 y 2027'])
  })

  test.each([
    ['', true],
    ['9BWAB45U6ET000000', true],
    ['9bwab-45u6 et000000', true],
    ['ABC1', false],
    ['9BWAB45U6ET0000001', false],
  ])('VIN %j', (vin, ok) => {
    expect(namesOf({ ...complete, vin })).toEqual(ok ? [] : ['vin'])
  })

  test('quantities are whole and at least 1, in each part', () => {
    const parts = ['1', '0', '', '2.5', '999', '1000'].map(quantity => ({
      ...blankPart,
      description: 'Lámpara',
      quantity,
    }))
    expect(namesOf({ ...complete, parts })).toEqual([1, 2, 3, 5].map(index => `parts.${index}.quantity`))
  })

  test('a wrong e-mail is not missing', () => {
    const [problem] = problemsOf({ ...complete, contact: { ...complete.contact, email: 'ana@' } }, now)
    expect(problem).toMatchObject({ name: 'contact.email', missing: false })
  })
})

test('an address cannot jump over an incomplete step', () => {
  const problems = problemsOf({ ...complete, model: '' }, now)
  expect(reachableStep('contacto', problems)).toBe('vehiculo')
  expect(reachableStep('vehiculo', problems)).toBe('vehiculo')
  expect(reachableStep('contacto', problemsOf({ ...complete, department: '' }, now))).toBe('contacto')
})

test('a refused field leads to its step and its part', () => {
  expect(stepOf('year')).toBe('vehiculo')
  expect(stepOf('parts.2.quantity')).toBe('repuestos')
  expect(stepOf('uploadIds')).toBe('repuestos')
  expect(stepOf('contact.email')).toBe('contacto')
  expect(stepOf('department')).toBe('contacto')
  expect(partOf('parts.12.quantity')).toBe(12)
  expect(partOf('contact.email')).toBeNull()
})

test('the input is trimmed, with nulls for what was not said', () => {
  const input = requestInput(
    { ...complete, parts: [{ ...blankPart, description: ' Óptica ', quantity: '2', category: 'LIGHTS' }] },
    { submissionKey: 'k', uploadIds: ['u1'] },
  )
  expect(input).toEqual({
    submissionKey: 'k',
    brand: 'Ford',
    model: 'Fiesta',
    year: 2012,
    engine: null,
    version: null,
    vin: null,
    parts: [
      {
        description: 'Óptica',
        category: 'LIGHTS',
        condition: 'ANY',
        urgency: 'MEDIUM',
        quantity: 2,
        partNumber: null,
        comments: null,
      },
    ],
    contact: { name: 'Ana', email: 'ana@correo.com.uy', phone: null },
    department: 'CANELONES',
    uploadIds: ['u1'],
  })
})

test('a request is as urgent as its most urgent part', () => {
  const part = (urgency: 'LOW' | 'MEDIUM' | 'HIGH' | 'URGENT') => ({ ...blankPart, urgency })
  expect(urgencyOf([part('LOW'), part('URGENT'), part('HIGH')])).toBe('URGENT')
  expect(urgencyOf([part('LOW')])).toBe('LOW')
})
