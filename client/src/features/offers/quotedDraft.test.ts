import { expect, test } from 'vitest'
import { blankOffer } from './offerForm'
import { withQuotedDraft } from './quotedDraft'

const blank = blankOffer([
  { id: 'optica', condition: 'ANY' },
  { id: 'lampara', condition: 'ANY' },
])
const searchOf = (borrador: string) => `?${new URLSearchParams({ cotizar: 'r1', borrador })}`

test('fills the first line with the terms of the address', () => {
  const { lines } = withQuotedDraft(blank, searchOf('r1.350000.USED.DAYS_1_3.90'), 'r1')
  expect(lines[0]).toEqual({
    ...blank.lines[0],
    price: 350_000,
    condition: 'USED',
    deliveryTime: 'DAYS_1_3',
    hasWarranty: true,
    warrantyDays: '90',
  })
  expect(lines[1]).toEqual(blank.lines[1])
})

test('leaves open what the provider did not say', () => {
  const { lines } = withQuotedDraft(blank, searchOf('r1.350000...'), 'r1')
  expect(lines[0]).toEqual({ ...blank.lines[0], price: 350_000 })
})

test('ignores the terms of another request, and terms that no offer has', () => {
  for (const terms of ['r2.350000.USED..', 'r1.x.USED..', 'r1.350000.OLD..', 'r1.350000'])
    expect(withQuotedDraft(blank, searchOf(terms), 'r1')).toBe(blank)
  expect(withQuotedDraft(blank, '', 'r1')).toBe(blank)
})
