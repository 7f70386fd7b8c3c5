/**
 * Runs in a page of the build, as text. Asks for the stylesheet of all screens, where the page brings no more than the rules
 * of what it shows: after those, before the styles made at run time.
 */
export function restOfStyles(): void {
  const shown = document.querySelector<HTMLStyleElement>('style[data-rest]')
  if (!shown) return
  // Asked for before, when the code did not arrive.
  if (shown.nextElementSibling instanceof HTMLLinkElement) shown.nextElementSibling.remove()
  const stylesheet = document.createElement('link')
  stylesheet.rel = 'stylesheet'
  stylesheet.href = shown.dataset.rest ?? ''
  shown.after(stylesheet)
}
