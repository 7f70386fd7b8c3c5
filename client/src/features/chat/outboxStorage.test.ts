// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { keepUnsent, readUnsent } from './outboxStorage'

afterEach(() => sessionStorage.clear())

const draft = { key: 'k1', body: 'Hola', at: '2026-11-21T12:00:00Z', state: 'sending', reason: null } as const

test('what did not arrive comes back as failed, with its key', () => {
  keepUnsent('o1', { text: '¿Lo tenés', drafts: [draft] })
  expect(readUnsent('o1')).toEqual({
    text: '¿Lo tenés',
    drafts: [{ ...draft, state: 'failed', reason: null }],
  })
  expect(readUnsent('o2')).toEqual({ text: '', drafts: [] })
})

test('nothing is kept once all has arrived, and what is no draft is not believed', () => {
  keepUnsent('o1', { text: 'x', drafts: [] })
  keepUnsent('o1', { text: '', drafts: [] })
  expect(sessionStorage.length).toBe(0)
  sessionStorage.setItem('tuerca.chat.o1', '{"text":1}')
  expect(readUnsent('o1')).toEqual({ text: '', drafts: [] })
})
