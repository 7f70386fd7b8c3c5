import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { partOf, type RequestValues, type Step, stepOf } from './requestForm'

type Field = FieldPath<RequestValues>
type Shown = { step: Step; openPart: number; heading: RefObject<HTMLHeadingElement | null> }

/**
 * Moves the focus where one has to go on: to a field, as soon as its step and its part are on the page, or else to the
 * heading of the step one has come to.
 */
export function useStepFocus(
  { setFocus }: Pick<UseFormReturn<RequestValues>, 'setFocus'>,
  { step, openPart, heading }: Shown,
): (field: Field) => void {
  // An object each time: the same field can be asked for again.
  const [wanted, setWanted] = useState<{ readonly field: Field } | null>(null)
  const reached = useRef(wanted)
  const lastStep = useRef(step)

  useEffect(() => {
    const isNewStep = lastStep.current !== step
    lastStep.current = step
    if (wanted === null || wanted === reached.current) {
      if (!isNewStep) return
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView({ block: 'start' })
      return
    }
    const part = partOf(wanted.field)
    if (stepOf(wanted.field) !== step || (part !== null && part !== openPart)) return
    reached.current = wanted
    setFocus(wanted.field)
  })

  return field => setWanted({ field })
}
