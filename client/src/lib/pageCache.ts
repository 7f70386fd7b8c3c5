/** Fields for passwords and codes; a password shown as text keeps its autocomplete. */
const SECRETS =
  'input[type=password], input[autocomplete=current-password], input[autocomplete=new-password], input[autocomplete=one-time-code]'

/**
 * Empties the fields of passwords and codes when a page is left, because the browser's back/forward cache
 * would restore them. An input event informs their forms, which keep values of their own.
 */
export function forgetSecretsOnLeaving(): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  window.addEventListener('pagehide', () => {
    for (const field of document.querySelectorAll<HTMLInputElement>(SECRETS)) {
      if (field.value === '') continue
      // React ignores events after a value set through its own setter.
      set?.call(field, '')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
}

/**
 * Calls back each time the page is restored from the back/forward cache. Returns a function that stops this.
 */
export function onRestored(callback: () => void): () => void {
  const listener = ({ persisted }: PageTransitionEvent) => {
    if (persisted) callback()
  }
  window.addEventListener('pageshow', listener)
  return () => window.removeEventListener('pageshow', listener)
}
