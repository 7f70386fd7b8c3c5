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
    if (isNewStep) heading.current?.scrollIntoView({ block: 'start' })
    setFocus(wanted.field)
    // The code of the step may still be on its way: the focus is not left to the page.
    if (isNewStep && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  })

  return field => setWanted({ field })
}
