/** The client's code, as the built page names it. */
export type Code = {
  readonly entry: string
  readonly files: readonly (string | undefined)[]
  readonly stylesheet: string | undefined
}

declare global {
  interface Window {
    /** Of a prerendered page: `replay` repeats the last click that came before its code, and leaves the page to it. */
    tuercaClicks?: { readonly replay: () => void }
  }
}

/**
 * Runs in a prerendered page, as text: it can use nothing but its arguments. Starts the code that brings the page to life
 * when somebody touches what needs it: links, menus and forms of the browser's own do not. Until then the browser only
 * downloads it, once the page is loaded and there is nothing better to do. Where somebody was signed in, whose account
 * and news the page cannot show yet, that is when it starts. `firstLoad` asks for what the address needs, `restOfStyles` for
 * the styles of what its code adds, `reportVisit` tells that the page is seen.
 */
export function startLate(
  { entry, files, stylesheet }: Code,
  firstLoad: () => void,
  restOfStyles: () => void,
  reportVisit: (path: string) => void,
): void {
  let started = false
  let failed = false
  const start = () => {
    if (started) return
    started = true
    delete document.documentElement.dataset.codeFailure
    firstLoad()
    restOfStyles()
    for (const file of files) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file ?? ''
      document.head.append(link)
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.src = entry
    // The line is down, or there is a newer site: the page says so (shell/CodeFailure), and the next click tries again.
    script.addEventListener('error', () => {
      started = false
      failed = true
      document.documentElement.dataset.codeFailure = ''
    })
    document.head.append(script)
  }
  const leave = new AbortController()
  const on = <E extends keyof WindowEventMap>(type: E, listener: (event: WindowEventMap[E]) => void) =>
    addEventListener(type, listener, { capture: true, signal: leave.signal })
  // Links and forms with an address of their own work by themselves, as do the buttons that the page's head answers; all
  // other buttons and forms wait for the code.
  const waiting = 'button:not([popovertarget], [data-early])'
  let clicked: HTMLElement | null = null
  on('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(waiting) : null
    clicked = button instanceof HTMLButtonElement && button.type === 'button' ? button : null
    if (failed && button) start()
  })
  on('submit', event => {
    const { target, submitter } = event
    if (!(target instanceof HTMLFormElement) || target.hasAttribute('action')) return
    // It would be sent to this page, with what was typed in the address.
    event.preventDefault()
    clicked = submitter
    start()
  })
  // A text of several lines that Enter sends does so only once its code is here.
  on('keydown', event => {
    const { key, shiftKey, isComposing, target } = event
    if (key !== 'Enter' || shiftKey || isComposing) return
    if (!(target instanceof HTMLTextAreaElement) || target.enterKeyHint !== 'go') return
    event.preventDefault()
    target.form?.requestSubmit()
  })
  window.tuercaClicks = {
    replay() {
      leave.abort()
      if (clicked?.isConnected) clicked.click()
    },
  }
  const onTouch = ({ target }: Event) => {
    // After a failure not with each letter that is typed.
    if (failed) return
    if (target instanceof Element && target.closest(`${waiting}, input, textarea, select`)) start()
  }
  for (const type of ['pointerdown', 'keydown', 'focusin'] as const) on(type, onTouch)
  const downloadAhead = () => {
    for (const file of started ? [] : [stylesheet, entry, ...files]) {
      const link = document.createElement('link')
      link.rel = 'prefetch'
      link.href = file ?? ''
      document.head.append(link)
    }
  }
  const onIdle = document.documentElement.dataset.cuenta ? start : downloadAhead
  const whenIdle = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(onIdle)
    else setTimeout(onIdle, 1)
  }
  on('load', () => {
    // Not before the page is on the screen, which is later than its frame; in a tab behind others, not before it is seen.
    const seen = new PerformanceObserver(() => {
      seen.disconnect()
      reportVisit(location.pathname)
      whenIdle()
    })
    seen.observe({ type: 'paint', buffered: true })
  })
}
