/** The client's code, as the built page names it. */
export type Code = {
  readonly entry: string
  readonly files: readonly (string | undefined)[]
  readonly stylesheet: string | undefined
}

/**
 * Runs in a page of the build, as text. Asks for the stylesheet of all screens, because the page brings no more than the
 * rules of what it shows: after those, before the styles made at run time. Then starts the code; `fail` hears of each file
 * that does not arrive.
 */
export function startCode({ entry, files }: Code, fail: () => void = () => {}): void {
  const shown = document.querySelector<HTMLStyleElement>('style[data-rest]')
  if (shown) {
    // Asked for before, when the code did not arrive.
    if (shown.nextElementSibling instanceof HTMLLinkElement) shown.nextElementSibling.remove()
    const stylesheet = document.createElement('link')
    stylesheet.rel = 'stylesheet'
    stylesheet.href = shown.dataset.rest ?? ''
    shown.after(stylesheet)
  }
  // Each file by a script of its own, which runs in a task of its own: all in one would hold up the browser for longer.
  for (const file of [...files, entry]) {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = file ?? ''
    script.addEventListener('error', fail)
    document.head.append(script)
  }
}
