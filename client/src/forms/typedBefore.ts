/** What was typed into a form of a prerendered page before its code was here, by the names of its fields. */
export type TypedBefore = Readonly<Record<string, string>>

/**
 * Null where there is no such form yet. To be read while the page is hydrated, before the form of react-hook-form takes
 * its fields over.
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

/** Not as the page was made. */
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
