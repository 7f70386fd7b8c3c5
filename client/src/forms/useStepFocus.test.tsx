import { act, renderHook } from '@testing-library/react'
import type { FieldPath } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { useStepFocus } from './useStepFocus'

type Values = { brand: string; quantity: string; name: string }
type Field = FieldPath<Values>
type Page = { step: number; onPage: readonly Field[] }

function setup(page: Page) {
  const setFocus = vi.fn<(field: Field) => void>()
  const heading = { current: document.createElement('h2') }
  const headed = vi.spyOn(heading.current, 'focus')
  const { result, rerender } = renderHook(
    ({ step, onPage }: Page) =>
      useStepFocus<Values>({ setFocus }, { step, isOnPage: field => onPage.includes(field), heading }),
    { initialProps: page },
  )
  const focus = (field: Field) => act(() => result.current(field))
  return { setFocus, headed, focus, rerender }
}

test('focuses a field on the page at once, and again when it is requested again', () => {
  const { setFocus, focus } = setup({ step: 1, onPage: ['brand'] })
  focus('brand')
  expect(setFocus.mock.calls).toEqual([['brand']])
  focus('brand')
  expect(setFocus.mock.calls).toEqual([['brand'], ['brand']])
})

test('focuses a field of another step or a folded part once it is mounted', () => {
  const { setFocus, headed, focus, rerender } = setup({ step: 3, onPage: ['name'] })
  focus('quantity')
  rerender({ step: 2, onPage: [] })
  expect(setFocus).not.toHaveBeenCalled()
  rerender({ step: 2, onPage: ['quantity'] })
  expect(setFocus.mock.calls).toEqual([['quantity']])
  rerender({ step: 2, onPage: ['quantity'] })
  expect(setFocus).toHaveBeenCalledOnce()
  expect(headed).not.toHaveBeenCalled()
})

test('focuses the heading of a new step', () => {
  const { setFocus, headed, focus, rerender } = setup({ step: 1, onPage: ['brand'] })
  expect(headed).not.toHaveBeenCalled()
  focus('brand')
  rerender({ step: 2, onPage: [] })
  expect(headed).toHaveBeenCalledOnce()
  expect(setFocus).toHaveBeenCalledOnce()
})
