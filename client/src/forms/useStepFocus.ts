import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

type Shown<Values extends FieldValues> = {
  step: string | number
  /** True when the field is on the page now. */
  isOnPage: (field: FieldPath<Values>) => boolean
  heading: RefObject<HTMLHeadingElement | null>
}

/**
 * Moves the focus in a form of several steps: to a field, as soon as it is mounted, or else to the heading of
 * the new step.
 */
export function useStepFocus<Values extends FieldValues>(
  { setFocus }: Pick<UseFormReturn<Values>, 'setFocus'>,
  { step, isOnPage, heading }: Shown<Values>,
): (field: FieldPath<Values>) => void {
  // A new object each time, because the same field may be requested again.
  const [wanted, setWanted] = useState<{ readonly field: FieldPath<Values> } | null>(null)
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
    if (!isOnPage(wanted.field)) return
    reached.current = wanted
    setFocus(wanted.field)
  })

  return field => setWanted({ field })
}
