import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useOutboxDraft } from './outboxDraft'

const photo = { key: 'f1', name: 'faro.jpg', kind: 'IMAGE', about: null, src: null, uploadId: 'u1' } as const
const draft = {
  key: 'k1',
  body: 'Hola',
  files: [photo],
  at: '2026-11-21T12:00:00Z',
  state: 'sending',
  reason: null,
} as const
const open = (orderId: string) => renderHook(() => useOutboxDraft(orderId))
const stored = () => sessionStorage.getItem('tuerca.chat.o1')

test('restores an unsent message as failed, with its key and files', () => {
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

test('restores a message that an earlier version stored without files', () => {
  const { files: _, state: _state, reason: _reason, ...stored } = draft
  sessionStorage.setItem('tuerca.chat.o1', JSON.stringify({ text: '', unsent: [stored] }))
  expect(open('o1').result.current.kept.drafts).toEqual([{ ...draft, files: [], state: 'failed' }])
})
