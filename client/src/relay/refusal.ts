import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { toast } from '../ui/toast'
import type { Refusal } from './outcome'

/**
 * Puts what the server said where it belongs: at its fields, with the focus on the first, or in a toast when it is
 * about none of them. Null has been told already. Nothing that was typed changes.
 */
export function showRefusal<Values extends FieldValues>(
  refusal: Refusal | null,
  form?: UseFormReturn<Values>,
): void {
  if (!refusal) return
  const placed = refusal.fields.filter(({ name }) => form?.getValues(name as Path<Values>) !== undefined)
  placed.forEach(({ name, message }, index) => {
    form?.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
  })
  if (placed.length > 0) return
  if (refusal.failure) toast.error(refusal.failure, { description: refusal.message })
  else toast.error(refusal.message)
}
