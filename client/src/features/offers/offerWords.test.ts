import { expect, test } from 'vitest'
import { trustWords } from './offerWords'

test.each([
  [true, 14, 'Verificado · Rivera · 14 ventas'],
  [true, 1, 'Verificado · Rivera · 1 venta'],
  [true, 0, 'Verificado · Rivera'],
  [false, 1_240, 'Rivera · 1.240 ventas'],
])('describes a provider verified: %s, with %i sales', (isVerified, sales, words) => {
  expect(trustWords({ isVerified, department: 'Rivera', sales })).toBe(words)
})
