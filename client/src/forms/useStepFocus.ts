import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

type Shown<Values extends FieldValues> = {
  step: string | number
  /** Whether the field stands on the page now. */
  isOnPage: (field: FieldPath<Values>) => boolean
  heading: RefObject<HTMLHeadingElement | null>
}

/**
 * Moves the focus where one has to go on in a form of several steps: to a field, as soon as it is on the page, or else to
 * the heading of the step one has come to.
 */
export function useStepFocus<Values extends FieldValues>(
  { setFocus }: Pick<UseFormReturn<Values>, 'setFocus'>,
  { step, isOnPage, heading }: Shown<Values>,
): (field: FieldPath<Values>) => void {
  // An object each time: the same field can be asked for again.
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
