import { expect, test } from 'vitest'
import {
  amount,
  fields,
  listOf,
  listUpTo,
  oneOf,
  orNull,
  parseAs,
  text,
  textUpTo,
  truth,
  uuid,
  whole,
} from './shape'

const shape = fields({
  key: uuid,
  name: text,
  code: textUpTo(3),
  tags: listUpTo(2, text),
  kind: oneOf('IMAGE', 'VIDEO'),
  note: orNull(text),
  sizes: listOf(fields({ width: whole, ratio: amount })),
  ready: truth,
})
const good = {
  key: '0196b1a2-7c3d-7e4f-8a5b-6c7d8e9f0a1b',
  name: 'foto',
  code: 'abc',
  tags: ['a', 'b'],
  kind: 'IMAGE',
  note: null,
  sizes: [{ width: 3, ratio: 1.5 }],
  ready: false,
}

test('reads a value of the shape', () => {
  expect(parseAs(shape, JSON.stringify(good))).toEqual(good)
})

test.each([
  ['a field is missing', { ...good, name: undefined }],
  ['a text is a number', { ...good, name: 3 }],
  ['a text is too long', { ...good, code: 'abcd' }],
  ['a list is too long', { ...good, tags: ['a', 'b', 'c'] }],
  ['a key is none', { ...good, key: 'x' }],
  ['an option is unknown', { ...good, kind: 'AUDIO' }],
  ['null where something must be', { ...good, ready: null }],
  ['a list is an object', { ...good, sizes: {} }],
  ['one of a list is wrong', { ...good, sizes: [...good.sizes, { width: 1.5, ratio: 1 }] }],
  ['it is a list', [good]],
  ['it is null', null],
])('refuses %s', (_what, value) => {
  expect(parseAs(shape, JSON.stringify(value))).toBeNull()
})

test('reads null from invalid JSON or nothing', () => {
  expect(parseAs(shape, '{')).toBeNull()
  expect(parseAs(shape, null)).toBeNull()
})
