import { type RefObject, useEffect, useRef } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { partOf, type RequestValues, type Step, stepOf } from './requestForm'

/** Of the heading above the request's files. */
export const FILES_ID = 'fotos-y-video'

type Shown = { step: Step; openPart: number; heading: RefObject<HTMLHeadingElement | null> }

/**
 * Moves the focus where one has to go on: to a field, as soon as its step and its part are on the page, or else to the
 * heading of the step one has come to.
 */
export function useStepFocus(
  form: UseFormReturn<RequestValues>,
  { step, openPart, heading }: Shown,
): (name: string) => void {
  const wanted = useRef<string | null>(null)
  const lastStep = useRef(step)

  useEffect(() => {
    const name = wanted.current
    const isNewStep = lastStep.current !== step
    lastStep.current = step
    if (name === null) {
      if (!isNewStep) return
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView({ block: 'start' })
      return
    }
    const part = partOf(name)
    if (stepOf(name) !== step || (part !== null && part !== openPart)) return
    wanted.current = null
    if (name.startsWith('uploadIds')) document.getElementById(FILES_ID)?.focus()
    else form.setFocus(name as FieldPath<RequestValues>)
  })

  return name => {
    wanted.current = name
  }
}
