import { expect, test } from 'vitest'
import { browserSupport } from '../browserSupport'

const { lacking, lackingAttribute, lackingSelector, newer } = browserSupport()

test.each([
  ['URL', 'canParse', ['chrome', 'edge', 'safari', 'safari_ios']],
  ['URLSearchParams', 'size', ['chrome', 'edge', 'safari', 'safari_ios']],
  ['Object', 'groupBy', ['chrome', 'edge', 'safari', 'safari_ios']],
  ['Map', 'size', []],
  ['Array', 'toSorted', []],
  // In part since 103, whole since 124.
  ['AbortSignal', 'timeout', []],
  ['NumberFormat', 'format', []],
  // For interfaces that MDN names otherwise, any interface with the member counts.
  ['ParentNode', 'querySelector', []],
  ['Body', 'bytes', ['chrome', 'edge', 'safari', 'safari_ios']],
  [null, 'fetch', []],
  [null, 'requestIdleCallback', ['safari', 'safari_ios']],
  [null, 'nobodyKnowsIt', []],
])('finds %s.%s missing in %j', (owner, name, browsers) => {
  expect(lacking(owner, name)).toEqual(expect.arrayContaining(browsers))
  expect(lacking(owner, name).length === 0).toBe(browsers.length === 0)
})

test('knows attributes and selectors', () => {
  expect(lackingAttribute('popoverTarget')).toContain('chrome')
  expect(lackingAttribute('inputMode')).toEqual([])
  expect(lackingSelector('popover-open')).toContain('safari_ios')
  expect(lackingSelector('has')).toEqual([])
})

test('lists newer members', () => {
  expect(newer).toContainEqual({ owner: 'URL', name: 'canParse', isStatic: true })
  expect(newer).not.toContainEqual(expect.objectContaining({ owner: 'Map', name: 'get' }))
})
