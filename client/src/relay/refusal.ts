import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { toast } from '../ui/toast'
import type { Refusal, RefusedField } from './outcome'

/** Focuses a field of a form. */
type Focus<Values extends FieldValues> = (field: FieldPath<Values>) => void

/**
 * Shows a refusal in its place: at its fields, with the focus on the first, or in a toast when it concerns no
 * field. Null was reported already. Typed text is never changed.
 */
export function showRefusal<Values extends FieldValues>(
  refusal: Refusal | null,
  form?: UseFormReturn<Values>,
): void {
  if (!refusal) return
  if (form && placeAtFields(refusal.fields, form)) return
  if (refusal.failure) toast.error(refusal.failure, { description: refusal.message })
  else toast.error(refusal.message)
}

/**
 * Shows the server's messages at their fields, on the page or in another step; false when none of the fields
 * is in the form. A form with unmounted fields passes its own `focus`.
 */
export function placeAtFields<Values extends FieldValues>(
  refused: readonly RefusedField[],
  form: UseFormReturn<Values>,
  focus: Focus<Values> = form.setFocus,
): boolean {
  const values = form.getValues()
  const placed = new Map<FieldPath<Values>, string>()
  for (const { path, message } of refused) {
    const field = fieldAt(values, path) as FieldPath<Values> | null
    if (field && !placed.has(field)) placed.set(field, message)
  }
  for (const [field, message] of placed) form.setError(field, { type: 'server', message })
  const [first] = placed.keys()
  if (first !== undefined) focus(first)
  return first !== undefined
}

/**
 * The form field that a path addresses, or a parent of it (a file in a list of files); null when there is
 * none.
 */
function fieldAt(values: unknown, path: readonly string[]): string | null {
  let value = values
  for (const [index, name] of path.entries()) {
    if (typeof value !== 'object' || value === null) return null
    value = (value as Readonly<Record<string, unknown>>)[name]
    if (value !== undefined && isLeaf(value)) return path.slice(0, index + 1).join('.')
  }
  return null
}

const isLeaf = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every(one => typeof one !== 'object')
    : typeof value !== 'object' || value === null
