/** The client's code, as the built page names it. */
type Code = { readonly entry: string; readonly files: readonly (string | undefined)[] }

declare global {
  interface Window {
    /** Of a prerendered page: `replay` repeats the last click that came before its code, and leaves the page to it. */
    tuercaClicks?: { readonly replay: () => void }
  }
}

/**
 * Runs in a prerendered page, as text: it can use nothing but its arguments. Starts the code that brings the page to life
 * when somebody touches it, or once the page is loaded and the browser has nothing better to do; at once where somebody
 * was signed in, whose account the page cannot show yet. `firstLoad` asks for what the address needs.
 */
export function startLate({ entry, files }: Code, firstLoad: () => void): void {
  let started = false
  const start = () => {
    if (started) return
    started = true
    firstLoad()
    for (const file of files) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file ?? ''
      document.head.append(link)
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.src = entry
    document.head.append(script)
  }
  // Links and forms work by themselves; buttons wait for the code.
  let clicked: HTMLElement | null = null
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null
    clicked = button?.type === 'button' ? button : null
  }
  addEventListener('click', onClick, true)
  // A text of several lines that Enter sends does so only once its code is here.
  const onEnter = (event: KeyboardEvent) => {
    const { key, shiftKey, isComposing, target } = event
    if (key !== 'Enter' || shiftKey || isComposing) return
    if (!(target instanceof HTMLTextAreaElement) || target.enterKeyHint !== 'go') return
    event.preventDefault()
    target.form?.requestSubmit()
  }
  addEventListener('keydown', onEnter, true)
  window.tuercaClicks = {
    replay() {
      removeEventListener('click', onClick, true)
      removeEventListener('keydown', onEnter, true)
      if (clicked?.isConnected) clicked.click()
    },
  }
  for (const touch of ['pointerdown', 'keydown', 'focusin']) addEventListener(touch, start, { passive: true })
  if (document.documentElement.dataset.cuenta) start()
  else if (typeof requestIdleCallback === 'function')
    addEventListener('load', () => requestIdleCallback(start))
  else addEventListener('load', () => setTimeout(start, 1))
}
