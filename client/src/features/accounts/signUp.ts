import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Outcome } from '../../relay/outcome'
import { showRefusal } from '../../relay/refusal'
import { toast } from '../../ui/toast'

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

/** Shows why a sign-up was not taken: at its fields, or in a toast. */
export function showSignUpRefusal<Values extends FieldValues>(
  outcome: Outcome<unknown>,
  form: UseFormReturn<Values>,
): void {
  if (outcome.ok || !outcome.refusal) return
  if (outcome.refusal.fields.length > 0) showRefusal(outcome.refusal, form)
  else toast.error('Error al registrarse', { description: outcome.refusal.message })
}

/** Moves the focus to a heading that takes the place of a form; for views that change without a navigation. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return { ref: heading, tabIndex: -1 } as const
}
