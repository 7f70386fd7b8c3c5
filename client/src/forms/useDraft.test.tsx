import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fields, text } from '../lib/shape'
import { useDraft } from './useDraft'

const isNote = fields({ body: text })
const open = (key = 'nota') => renderHook(() => useDraft(key, isNote))
const stored = (key = 'tuerca.nota') => sessionStorage.getItem(key)

/** A storage like the one of each tab. */
function tabStorage(fails: { read?: boolean; write?: boolean } = {}): Storage {
  const items = new Map<string, string>()
  const failIf = (wanted: boolean | undefined) => {
    if (wanted) throw new DOMException('blocked or full', 'QuotaExceededError')
  }
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    key: index => [...items.keys()][index] ?? null,
    getItem: key => {
      failIf(fails.read)
      return items.get(key) ?? null
    },
    setItem: (key, value) => {
      failIf(fails.write)
      items.set(key, value)
    },
    removeItem: key => {
      failIf(fails.write)
      items.delete(key)
    },
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a draft', () => {
  test('restores the last kept value until it is cleared', () => {
    const first = open()
    expect(first.result.current.kept).toBeNull()
    first.result.current.keep({ body: 'Ho' })
    first.result.current.keep({ body: 'Hola' })
    first.unmount()

    const second = open()
    expect(second.result.current.kept).toEqual({ body: 'Hola' })
    expect(open('otra').result.current.kept).toBeNull()
    second.result.current.keep({ body: 'Hola,' })
    second.result.current.clear()
    second.unmount()
    expect(open().result.current.kept).toBeNull()
    vi.runAllTimers()
    expect(stored()).toBeNull()
  })

  test('is written at intervals during typing, not with every letter', () => {
    const { keep } = open().result.current
    const written = ['H', 'Ho', 'Hol', 'Hola'].map(body => {
      keep({ body })
      vi.advanceTimersByTime(100)
      return stored()
    })
    expect(written).toEqual([null, null, '{"body":"Hol"}', '{"body":"Hol"}'])
    vi.runAllTimers()
    expect(stored()).toBe('{"body":"Hola"}')
  })

  test.each([
    ['left', () => window.dispatchEvent(new Event('pagehide'))],
    ['put aside', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
  ])('is written at once when the page is %s', (_how, leave) => {
    open().result.current.keep({ body: 'Hola' })
    expect(stored()).toBeNull()
    act(leave)
    expect(stored()).toBe('{"body":"Hola"}')
  })

  test('belongs to its tab: two tabs overwrite nothing of each other', () => {
    const tabs = [tabStorage(), tabStorage()]
    const inTab = (index: number) => vi.stubGlobal('sessionStorage', tabs[index])
    for (const index of [0, 1]) {
      inTab(index)
      const { result, unmount } = open()
      result.current.keep({ body: `De ${index}` })
      unmount()
    }
    for (const index of [0, 1]) {
      inTab(index)
      expect(open().result.current.kept).toEqual({ body: `De ${index}` })
    }
    expect(localStorage.length).toBe(0)
  })

  test.each(['{', '{}', '{"body":1}', '{"text":"Hola"}', '"x"'])(
    'is discarded when it is of another version of the form (%s)',
    older => {
      sessionStorage.setItem('tuerca.nota', older)
      expect(open().result.current.kept).toBeNull()
      expect(stored()).toBeNull()
    },
  )

  test.each([
    ['full', { write: true }],
    ['blocked', { read: true, write: true }],
  ])('survives on the page when the storage is %s', (_how, fails) => {
    vi.stubGlobal('sessionStorage', tabStorage(fails))
    const first = open()
    first.result.current.keep({ body: 'Hola' })
    first.unmount()
    const second = open()
    expect(second.result.current.kept).toEqual({ body: 'Hola' })
    second.result.current.clear()
    expect(open().result.current.kept).toBeNull()
  })

  test('is written to the storage once there is room again', () => {
    vi.stubGlobal('sessionStorage', tabStorage({ write: true }))
    const { result } = open()
    result.current.keep({ body: 'Hola' })
    vi.runAllTimers()
    vi.unstubAllGlobals()
    result.current.keep({ body: 'Hola de nuevo' })
    vi.runAllTimers()
    expect(stored()).toBe('{"body":"Hola de nuevo"}')
    expect(open().result.current.kept).toEqual({ body: 'Hola de nuevo' })
  })
})
