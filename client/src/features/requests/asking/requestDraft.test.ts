import { describe, expect, test } from 'vitest'
import type { AddressWish } from './addressWish'
import { draftOf, newDraft, prefilled } from './requestDraft'
import { blankPart, blankRequest } from './requestForm'

const key = '018f2b3c-9d00-4c11-a5b6-90ab4f7a21c9'
const draft = (owner: string | null) => newDraft(owner, () => key)
const said = { brand: '', model: '', year: '', engine: '', part: '' }
const wishFor = (query: string, read: Partial<ReturnType<AddressWish['read']>> = {}): AddressWish => ({
  query,
  read: () => ({ ...said, ...read }),
})
const nothing = wishFor('')
const lucia = {
  id: 'a1',
  name: 'Lucía',
  email: 'lucia@correo.com.uy',
  phone: '+59894231234',
  department: 'CANELONES',
}

describe('a draft', () => {
  test('is restored when it has the present form, with its key and its files', () => {
    const upload = {
      key: 'f1',
      name: 'a.jpg',
      kind: 'IMAGE' as const,
      about: 'first',
      uploadId: 'u1',
      src: null,
    }
    const kept = { ...draft(null), uploads: [upload] }
    expect(draftOf(null)(kept)).toBe(true)
    expect(draftOf(null)({ ...kept, submissionKey: 'k' })).toBe(false)
    expect(draftOf(null)({ ...kept, uploads: [{ name: 'a.jpg' }] })).toBe(false)
    expect(draftOf(null)({ ...kept, values: { ...blankRequest, parts: [] } })).toBe(false)
    const { vin: _older, ...values } = blankRequest
    expect(draftOf(null)({ ...kept, values })).toBe(false)
  })

  test('of a visitor continues after signing in; of an account it is nobody else’s', () => {
    expect(draftOf('a1')(draft(null))).toBe(true)
    expect(draftOf('a1')(draft('a1'))).toBe(true)
    expect(draftOf('a2')(draft('a1'))).toBe(false)
    expect(draftOf(null)(draft('a1'))).toBe(false)
  })

  test.each([{}, { owner: null }, null, 'x'])('is rejected when it is %j', value => {
    expect(draftOf(null)(value)).toBe(false)
  })
})

describe('prefilled', () => {
  test('takes the values of the address once, so that later typing stays', () => {
    const wish = wishFor('?marca=ford&pieza=%C3%B3ptica', { brand: 'Ford', model: 'Ka', part: 'óptica' })
    const first = prefilled(draft(null), wish, null)
    expect(first.values).toEqual({
      ...blankRequest,
      brand: 'Ford',
      model: 'Ka',
      parts: [{ ...blankPart, description: 'óptica' }],
    })

    const typedOver = { ...first, values: { ...first.values, brand: 'Fiat' } }
    expect(prefilled(typedOver, wish, null).values.brand).toBe('Fiat')
    expect(prefilled(typedOver, wishFor('?marca=seat', { brand: 'SEAT' }), null).values.brand).toBe('SEAT')
  })

  test('replaces another vehicle as a whole, and completes the same one', () => {
    const before = { ...blankRequest, brand: 'Chevrolet', model: 'Corsa', year: '2008', vin: '9BD15822786' }
    const after = (read: Partial<ReturnType<AddressWish['read']>>) =>
      prefilled({ ...draft(null), values: before }, wishFor('?pieza=1', { part: 'óptica', ...read }), null)
        .values
    expect(after({ brand: 'Volkswagen', model: 'Gol' })).toMatchObject({
      brand: 'Volkswagen',
      model: 'Gol',
      year: '',
      vin: '',
    })
    expect(after({ brand: 'Chevrolet', model: 'Corsa', engine: '1.4' })).toMatchObject({
      ...before,
      engine: '1.4',
      parts: [{ description: 'óptica' }],
    })
    expect(after({})).toMatchObject({ ...before, parts: [{ description: 'óptica' }] })
  })

  test('fills only the empty contact fields from the account', () => {
    const empty = prefilled(draft(null), nothing, lucia)
    expect(empty.values.contact.email).toBe('lucia@correo.com.uy')
    expect(empty.values.department).toBe('CANELONES')
    expect(empty.owner).toBe('a1')

    const typed = draft(null)
    const other = { ...typed, values: { ...blankRequest, department: 'SALTO' } }
    expect(prefilled(other, nothing, lucia).values.department).toBe('SALTO')
  })
})
