import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useOutboxDraft } from './outboxDraft'

const draft = { key: 'k1', body: 'Hola', at: '2026-11-21T12:00:00Z', state: 'sending', reason: null } as const
const open = (orderId: string) => renderHook(() => useOutboxDraft(orderId))
const stored = () => sessionStorage.getItem('tuerca.chat.o1')

test('restores an unsent message as failed, with its key', () => {
  const { result, unmount } = open('o1')
  result.current.keep({ text: '¿Lo tenés', drafts: [draft] })
  unmount()
  expect(open('o1').result.current.kept).toEqual({
    text: '¿Lo tenés',
    drafts: [{ ...draft, state: 'failed', reason: null }],
  })
  expect(open('o2').result.current.kept).toEqual({ text: '', drafts: [] })
})

test('keeps nothing when every message was sent', () => {
  const { result, unmount } = open('o1')
  result.current.keep({ text: 'x', drafts: [] })
  unmount()
  expect(stored()).not.toBeNull()
  open('o1').result.current.keep({ text: '', drafts: [] })
  expect(stored()).toBeNull()
})
