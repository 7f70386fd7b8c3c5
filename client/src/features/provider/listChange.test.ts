import { expect, test } from 'vitest'
import { listChange } from './listChange'

const list = [
  { id: 'c', createdAt: '2026-11-21T12:00:00.000Z' },
  { id: 'b', createdAt: '2026-11-20T12:00:00.000Z' },
]
const news = (id: string, createdAt: string, belongs = true) => ({ id, createdAt, belongs })

test.each([
  ['a new request goes first', list, news('d', '2026-11-21T12:00:00.001Z'), true, { kind: 'prepend' }],
  ['also in an empty list', [], news('d', '2026-11-21T12:00:00.000Z'), false, { kind: 'prepend' }],
  ['one that stays is left alone', list, news('b', '2026-11-20T12:00:00.000Z'), true, { kind: 'none' }],
  ['one that was awarded goes', list, news('b', '2026-11-20T12:00:00.000Z', false), true, { kind: 'remove' }],
  [
    'one that came back finds its place',
    list,
    news('bb', '2026-11-20T18:00:00.000Z'),
    true,
    { kind: 'insert', index: 1 },
  ],
  [
    'at the end when nothing older is missing',
    list,
    news('a', '2026-11-01T12:00:00.000Z'),
    false,
    { kind: 'insert', index: 2 },
  ],
  [
    'an old one of a page not loaded is not taken for a new one',
    list,
    news('a', '2026-11-01T12:00:00.000Z'),
    true,
    { kind: 'beyond' },
  ],
  [
    'nor does it leave unnoticed',
    list,
    news('a', '2026-11-01T12:00:00.000Z', false),
    true,
    { kind: 'beyond' },
  ],
  [
    'what does not pass the filter stays out',
    list,
    news('d', '2026-11-22T12:00:00.000Z', false),
    false,
    { kind: 'none' },
  ],
] as const)('%s', (_title, before, change, hasMore, expected) => {
  expect(listChange(before, change, hasMore)).toEqual(expected)
})
