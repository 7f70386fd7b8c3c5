/** The client's code, as the built page names it. */
export type Code = {
  readonly entry: string
  readonly files: readonly (string | undefined)[]
  readonly stylesheet: string | undefined
}

/**
 * Runs in a page of the build, as text. Requests the stylesheet of all screens, because the page contains
 * only the rules it uses: after those, before the run-time styles. Then starts the code; `fail` is called for
 * each file that does not arrive.
 */
export function startCode({ entry, files }: Code, fail: () => void = () => {}): void {
  const shown = document.querySelector<HTMLStyleElement>('style[data-rest]')
  if (shown) {
    // A link from an earlier attempt whose code did not arrive.
    if (shown.nextElementSibling instanceof HTMLLinkElement) shown.nextElementSibling.remove()
    const stylesheet = document.createElement('link')
    stylesheet.rel = 'stylesheet'
    stylesheet.href = shown.dataset.rest ?? ''
    shown.after(stylesheet)
  }
  // Each file gets a script, which runs in a task of its own: one task for all would block the browser
  // longer.
  for (const file of [...files, entry]) {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = file ?? ''
    script.addEventListener('error', fail)
    document.head.append(script)
  }
}
