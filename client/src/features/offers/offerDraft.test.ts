import { expect, test } from 'vitest'
import { draftAbout } from './offerDraft'
import { blankOffer } from './offerForm'

const offer = blankOffer([
  { id: 'optica', condition: 'ANY' },
  { id: 'lampara', condition: 'NEW' },
])
const isDraft = draftAbout(['optica', 'lampara'])

test('a draft is of the form that is there now, about the same parts', () => {
  expect(isDraft(offer)).toBe(true)
  expect(draftAbout(['optica'])(offer)).toBe(false)
  expect(draftAbout(['lampara', 'optica'])(offer)).toBe(false)
  const [first, second] = offer.lines
  expect(isDraft({ lines: [first, { ...second, price: 'gratis' }] })).toBe(false)
  expect(isDraft({ lines: [first, { ...second, condition: 'OLD' }] })).toBe(false)
  expect(isDraft({ parts: offer.lines })).toBe(false)
  expect(isDraft(null)).toBe(false)
})
