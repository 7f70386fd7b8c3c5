import { useEffect, useRef } from 'react'

/** What everybody types who creates an account; the second password only guards against slips. */
export type PersonValues = {
  name: string
  email: string
  phone: string
  department: string
  password: string
  repeated: string
  acceptsTerms: boolean
}

export const emptyPerson = (email: string): PersonValues => ({
  name: '',
  email,
  phone: '',
  department: '',
  password: '',
  repeated: '',
  acceptsTerms: false,
})

/** Moves the focus to a heading that takes the place of a form; for views that change without a navigation. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return { ref: heading, tabIndex: -1 } as const
}
