import type { Code } from './startCode'

declare global {
  interface Window {
    /**
     * State of a prerendered page. `replay` repeats the last click before the code arrived, and ends the
     * script's listening; `fail` reports code that did not arrive. `since` is when the page became editable,
     * in ms of `performance.now()`: below 0 after a reload.
     */
    tuercaClicks?: { readonly replay: () => void; readonly fail: () => void; since: number }
  }
}

/**
 * Runs in a prerendered page, as text: it can use nothing but its arguments. Starts the client's code when
 * somebody touches an element that needs it: plain links, menus and forms do not. Until then the browser only
 * downloads it, once the page is loaded and idle. For a remembered account or request, which the page cannot
 * show yet, the code starts at that moment. `firstLoad` sends the requests of the address, `reportVisit` counts
 * the visit.
 *
 * Code that does not arrive is reported (shell/CodeFailure). Browsers may not request a failed module again,
 * and a newer site has no such file: the next press reloads the page once the server answers, restores the
 * typed text, and is repeated there.
 */
export function startLate(
  code: Code,
  firstLoad: () => void,
  startCode: (code: Code, fail?: () => void) => void,
  reportVisit: (path: string) => void,
): void {
  const KEPT = 'tuerca.escrito'
  const { dataset } = document.documentElement
  let started = false
  let failed = false
  const fail = () => {
    failed = true
    dataset.codeFailure = ''
  }
  const start = () => {
    if (started) return
    started = true
    firstLoad()
    startCode(code, fail)
  }
  const fields = () => [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      'input:not([type=hidden], [type=password]), textarea, select',
    ),
  ]
  const loadAnew = async (form?: HTMLFormElement) => {
    delete dataset.codeFailure
    const isThere = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status < 500,
      () => false,
    )
    if (!isThere) return fail()
    const typed = fields().map(({ name, value }) => [name, value])
    try {
      const writtenForMs = performance.now() - clicks.since
      sessionStorage.setItem(KEPT, JSON.stringify([location.pathname, typed, writtenForMs, form?.id]))
    } catch {
      // Without storage, most browsers restore the fields of a reloaded page themselves.
    }
    location.reload()
  }
  const leave = new AbortController()
  const on = <E extends keyof WindowEventMap>(type: E, listener: (event: WindowEventMap[E]) => void) =>
    addEventListener(type, listener, { capture: true, signal: leave.signal })
  // Plain links and forms work by themselves, as do the buttons that the page's head handles; other buttons
  // and forms wait for the code.
  const waiting = 'button:not([popovertarget], [data-early])'
  let clicked: HTMLElement | null = null
  on('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(waiting) : null
    clicked = button instanceof HTMLButtonElement && button.type === 'button' ? button : null
    if (failed && clicked) void loadAnew()
  })
  on('submit', event => {
    const { target, submitter } = event
    if (!(target instanceof HTMLFormElement) || target.hasAttribute('action')) return
    // The form would be sent to this page, with the typed text in the address.
    event.preventDefault()
    clicked = submitter
    if (failed) void loadAnew(target)
    else start()
  })
  // Enter sends text areas only once the code is loaded.
  on('keydown', event => {
    const { key, shiftKey, isComposing, keyCode, target } = event
    // As in lib/composing, which this inline script cannot import.
    if (key !== 'Enter' || shiftKey || isComposing || keyCode === 229) return
    if (!(target instanceof HTMLTextAreaElement) || target.enterKeyHint !== 'go') return
    event.preventDefault()
    target.form?.requestSubmit()
  })
  const clicks = {
    replay() {
      leave.abort()
      if (clicked?.isConnected) clicked.click()
    },
    fail,
    since: 0,
  }
  window.tuercaClicks = clicks
  const onTouch = ({ target }: Event) => {
    // After a failure, not with each typed letter.
    if (failed) return
    if (target instanceof Element && target.closest(`${waiting}, input, textarea, select`)) start()
  }
  for (const type of ['pointerdown', 'keydown', 'focusin'] as const) on(type, onTouch)
  const downloadAhead = () => {
    const { stylesheet, entry, files } = code
    for (const file of started ? [] : [stylesheet, entry, ...files]) {
      const link = document.createElement('link')
      link.rel = 'prefetch'
      link.href = file ?? ''
      document.head.append(link)
    }
  }
  /** A request of this browser, or a conversation that began on this page. */
  const remembers = () => {
    try {
      return (
        localStorage.getItem('tuerca.pedidos') !== null || sessionStorage.getItem('tuerca.charla') !== null
      )
    } catch {
      return false
    }
  }
  const onIdle = dataset.cuenta || remembers() ? start : downloadAhead
  const whenIdle = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(onIdle)
    else setTimeout(onIdle, 1)
  }
  on('load', () => {
    // Waits for the first paint, which follows its frame; in a background tab, for the tab to be shown.
    const seen = new PerformanceObserver(() => {
      seen.disconnect()
      reportVisit(location.pathname)
      whenIdle()
    })
    seen.observe({ type: 'paint', buffered: true })
  })
  try {
    const [path, typed, writtenForMs, form] = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as [
      string?,
      [name: string, value: string][]?,
      number?,
      string?,
    ]
    sessionStorage.removeItem(KEPT)
    if (path !== location.pathname || !typed) return
    for (const [at, field] of fields().entries()) {
      const [name, value = ''] = typed[at] ?? []
      const isChoice =
        !(field instanceof HTMLSelectElement) || [...field.options].some(one => one.value === value)
      if (name === field.name && isChoice) field.value = value
    }
    clicks.since = -(writtenForMs ?? 0)
    start()
    if (form) document.querySelector<HTMLElement>(`#${form} [type=submit]`)?.click()
  } catch {
    // The stored value is unreadable.
  }
}
