import { type RefObject, useEffect, useRef } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { partOf, type RequestValues, type Step, stepOf } from './requestForm'

type Shown = { step: Step; openPart: number; heading: RefObject<HTMLHeadingElement | null> }

/**
 * Moves the focus where one has to go on: to a field, as soon as its step and its part are on the page, or else to the
 * heading of the step one has come to.
 */
export function useStepFocus(
  { setFocus }: Pick<UseFormReturn<RequestValues>, 'setFocus'>,
  { step, openPart, heading }: Shown,
): (field: FieldPath<RequestValues>) => void {
  const wanted = useRef<FieldPath<RequestValues> | null>(null)
  const lastStep = useRef(step)

  useEffect(() => {
    const field = wanted.current
    const isNewStep = lastStep.current !== step
    lastStep.current = step
    if (field === null) {
      if (!isNewStep) return
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView({ block: 'start' })
      return
    }
    const part = partOf(field)
    if (stepOf(field) !== step || (part !== null && part !== openPart)) return
    wanted.current = null
    setFocus(field)
  })

  return field => {
    wanted.current = field
  }
}
