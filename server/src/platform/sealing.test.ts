import { expect, test } from 'vitest'
import { createSealing } from './sealing.ts'

const OLD = 'the key of last year, long enough'
const NEW = 'the key of this year, long enough'

test('opens what it sealed, differs each time and reveals nothing', () => {
  const sealing = createSealing([NEW])
  const sealed = sealing.seal('JBSWY3DPEHPK3PXP', 'account-1')
  expect(sealing.open(sealed, 'account-1')).toBe('JBSWY3DPEHPK3PXP')
  expect(sealing.seal('JBSWY3DPEHPK3PXP', 'account-1')).not.toBe(sealed)
  expect(Buffer.from(sealed.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain('JBSWY3')
})

test('does not open a text that was changed, is about another thing, or has an unknown key', () => {
  const sealing = createSealing([NEW])
  const sealed = sealing.seal('JBSWY3DPEHPK3PXP', 'account-1')
  expect(() => sealing.open(sealed, 'account-2')).toThrow()
  expect(() => sealing.open(`${sealed.slice(0, -2)}AA`, 'account-1')).toThrow()
  expect(() => createSealing([OLD]).open(sealed, 'account-1')).toThrow('DATA_KEYS')
})

test('replaces a key while the old one still opens', () => {
  const before = createSealing([OLD]).seal('JBSWY3DPEHPK3PXP', 'account-1')
  const between = createSealing([NEW, OLD])
  expect(between.open(before, 'account-1')).toBe('JBSWY3DPEHPK3PXP')
  expect(between.isOld(before)).toBe(true)
  const after = between.seal('JBSWY3DPEHPK3PXP', 'account-1')
  expect(between.isOld(after)).toBe(false)
  expect(createSealing([NEW]).open(after, 'account-1')).toBe('JBSWY3DPEHPK3PXP')
})
