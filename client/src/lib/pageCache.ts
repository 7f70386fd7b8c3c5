/** What is typed to prove who one is; the eye of a password makes a text of it. */
const SECRETS =
  'input[type=password], input[autocomplete=current-password], input[autocomplete=new-password], input[autocomplete=one-time-code]'

/**
 * The back button may show a page again as it was left, from the browser's back/forward cache: empties the fields of
 * passwords and codes when a page is left. Their forms hear of it, because they keep values of their own.
 */
export function forgetSecretsOnLeaving(): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  window.addEventListener('pagehide', () => {
    for (const field of document.querySelectorAll<HTMLInputElement>(SECRETS)) {
      if (field.value === '') continue
      // React ignores an event of a field whose own setter was used.
      set?.call(field, '')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
}

/** Calls back each time the page is shown again from the back/forward cache. Returns the way to stop. */
export function onRestored(callback: () => void): () => void {
  const listener = ({ persisted }: PageTransitionEvent) => {
    if (persisted) callback()
  }
  window.addEventListener('pageshow', listener)
  return () => window.removeEventListener('pageshow', listener)
}
