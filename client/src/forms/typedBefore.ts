/**
 * What was typed into a form of a prerendered page before its code was here, by the names of its fields; null where there
 * is no such form yet. To be read while the page is hydrated, before the form of react-hook-form takes its fields over.
 */
export function typedBefore(formId: string): Readonly<Record<string, string>> | null {
  if (typeof document === 'undefined') return null
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return null
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  )
  return fields.some(([, value]) => value !== '') ? Object.fromEntries(fields) : null
}
