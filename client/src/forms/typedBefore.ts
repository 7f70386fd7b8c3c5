/** Values typed into a form of a prerendered page before its code loaded, by field name. */
export type TypedBefore = Readonly<Record<string, string>>

/**
 * Null when the page has no such form. Must be read during hydration, before react-hook-form takes over the
 * fields.
 */
export function typedBefore(formId: string): TypedBefore | null {
  if (typeof document === 'undefined') return null
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return null
  const typed: Record<string, string> = {}
  for (const field of form.elements) {
    if (isTyped(field)) typed[field.name] = field.value
  }
  return typed
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** True when the value differs from the prerendered one. */
function isTyped(field: Element): field is Field {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.querySelectorAll('option')]
    const made = options.find(option => option.hasAttribute('selected')) ?? options[0]
    return field.value !== made?.value
  }
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    return field.value !== field.defaultValue
  return false
}
