import { act, renderHook } from '@testing-library/react'
import type { FieldPath } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import type { RequestValues, Step } from './requestForm'
import { useStepFocus } from './useStepFocus'

function setup(step: Step) {
  const setFocus = vi.fn<(field: FieldPath<RequestValues>) => void>()
  const heading = { current: document.createElement('h2') }
  const headed = vi.spyOn(heading.current, 'focus')
  const { result, rerender } = renderHook(
    (shown: { step: Step; openPart: number }) => useStepFocus({ setFocus }, { ...shown, heading }),
    { initialProps: { step, openPart: 0 } },
  )
  const focus = (field: FieldPath<RequestValues>) => act(() => result.current(field))
  return { setFocus, headed, focus, rerender }
}

test('a field that is on the page has the focus at once, and again when it is asked for again', () => {
  const { setFocus, focus } = setup('vehiculo')
  focus('brand')
  expect(setFocus.mock.calls).toEqual([['brand']])
  focus('brand')
  expect(setFocus.mock.calls).toEqual([['brand'], ['brand']])
})

test('a field of another step or a folded part has it once it is there', () => {
  const { setFocus, headed, focus, rerender } = setup('contacto')
  focus('parts.1.quantity')
  rerender({ step: 'repuestos', openPart: 0 })
  expect(setFocus).not.toHaveBeenCalled()
  rerender({ step: 'repuestos', openPart: 1 })
  expect(setFocus.mock.calls).toEqual([['parts.1.quantity']])
  rerender({ step: 'repuestos', openPart: 1 })
  expect(setFocus).toHaveBeenCalledOnce()
  expect(headed).not.toHaveBeenCalled()
})

test('a step that one has come to begins at its heading', () => {
  const { setFocus, headed, focus, rerender } = setup('vehiculo')
  expect(headed).not.toHaveBeenCalled()
  focus('brand')
  rerender({ step: 'repuestos', openPart: 0 })
  expect(headed).toHaveBeenCalledOnce()
  expect(setFocus).toHaveBeenCalledOnce()
})
