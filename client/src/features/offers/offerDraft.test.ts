// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { keepDraft, readDraft } from './offerDraft'
import { blankOffer } from './offerForm'

afterEach(() => sessionStorage.clear())

const form = blankOffer([
  { id: 'optica', condition: 'ANY' },
  { id: 'lampara', condition: 'NEW' },
])

test('a draft comes back until it is forgotten', () => {
  keepDraft('r1', form)
  expect(readDraft('r1', ['optica', 'lampara'])).toEqual(form)
  expect(readDraft('r2', ['optica', 'lampara'])).toBeNull()
  keepDraft('r1', null)
  expect(readDraft('r1', ['optica', 'lampara'])).toBeNull()
})

test('a draft about other parts, or that is none, is not believed', () => {
  keepDraft('r1', form)
  expect(readDraft('r1', ['optica'])).toBeNull()
  expect(readDraft('r1', ['lampara', 'optica'])).toBeNull()
  sessionStorage.setItem('tuerca.oferta.r1', '{"parts":[{"partId":"optica","price":"gratis"}]}')
  expect(readDraft('r1', ['optica'])).toBeNull()
  sessionStorage.setItem('tuerca.oferta.r1', 'no es json')
  expect(readDraft('r1', ['optica'])).toBeNull()
})
