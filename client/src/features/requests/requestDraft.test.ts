// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { keepDraft, newDraft, prefilled, readDraft } from './requestDraft'
import { blankRequest } from './requestForm'

const key = '018f2b3c-9d00-4c11-a5b6-90ab4f7a21c9'
const draft = (owner: string | null) => newDraft(owner, () => key)
const nothing = { query: '', brand: '', part: '' }
const lucia = {
  id: 'a1',
  name: 'Lucía',
  email: 'lucia@correo.com.uy',
  phone: '+59894231234',
  department: 'CANELONES',
}

afterEach(() => sessionStorage.clear())

describe('a draft', () => {
  test('comes back as it was kept, with its key and its files', () => {
    const upload = { key: 'f1', name: 'a.jpg', kind: 'IMAGE' as const, uploadId: 'u1', src: null }
    const kept = { ...draft(null), values: { ...blankRequest, brand: 'Ford' }, uploads: [upload] }
    keepDraft(kept)
    expect(readDraft(null)).toEqual(kept)
    keepDraft(null)
    expect(readDraft(null)).toBeNull()
  })

  test('of a visitor goes on after signing in; of an account it is nobody else’s', () => {
    keepDraft(draft(null))
    expect(readDraft('a1')).not.toBeNull()
    keepDraft(draft('a1'))
    expect(readDraft('a1')).not.toBeNull()
    expect(readDraft('a2')).toBeNull()
    expect(readDraft(null)).toBeNull()
  })

  test.each(['{', '{}', '{"owner":null}', 'null'])('that is not one (%s) is ignored', text => {
    sessionStorage.setItem('tuerca.pedido', text)
    expect(readDraft(null)).toBeNull()
  })
})

describe('prefilled', () => {
  test('takes the make and the part of the address once, so that typing over them lasts', () => {
    const wish = { query: '?marca=ford&pieza=%C3%B3ptica', brand: 'ford', part: 'óptica' }
    const first = prefilled(draft(null), wish, null)
    expect(first.values.brand).toBe('Ford')
    expect(first.values.parts[0]?.description).toBe('óptica')

    const typedOver = { ...first, values: { ...first.values, brand: 'Fiat' } }
    expect(prefilled(typedOver, wish, null).values.brand).toBe('Fiat')
    expect(prefilled(typedOver, { query: '?marca=seat', brand: 'seat', part: '' }, null).values.brand).toBe(
      'SEAT',
    )
  })

  test('keeps a make that is not in our list as it is written', () => {
    const wish = { query: '?marca=Trabant', brand: 'Trabant', part: '' }
    expect(prefilled(draft(null), wish, null).values.brand).toBe('Trabant')
  })

  test('fills an empty contact with the account, and only what is empty', () => {
    const empty = prefilled(draft(null), nothing, lucia)
    expect(empty.values.contact.email).toBe('lucia@correo.com.uy')
    expect(empty.values.department).toBe('CANELONES')
    expect(empty.owner).toBe('a1')

    const typed = draft(null)
    const other = { ...typed, values: { ...blankRequest, department: 'SALTO' } }
    expect(prefilled(other, nothing, lucia).values.department).toBe('SALTO')
  })
})
