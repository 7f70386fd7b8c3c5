import type { Code } from './startCode'

declare global {
  interface Window {
    /**
     * Of a prerendered page. `replay` repeats the last click that came before its code, and leaves the page to it; `fail`
     * says that something of its code did not arrive. `since` is when it could first be written on, in ms of
     * `performance.now()`: below 0 where it was loaded anew.
     */
    tuercaClicks?: { readonly replay: () => void; readonly fail: () => void; since: number }
  }
}

/**
 * Runs in a prerendered page, as text: it can use nothing but its arguments. Starts the code that brings the page to life
 * when somebody touches what needs it: links, menus and forms of the browser's own do not. Until then the browser only
 * downloads it, once the page is loaded and there is nothing better to do. Where somebody was signed in, whose account
 * and news the page cannot show yet, that is when it starts. `firstLoad` asks for what the address needs, `reportVisit`
 * tells that the page is seen.
 *
 * Code that does not arrive is told of (shell/CodeFailure). Browsers may not ask a second time for a module that they did
 * not get, and a newer site has no such file: the next press loads the page anew, once the server answers, with what was
 * typed in it, and is repeated there.
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
      // Where nothing can be kept, most browsers fill the fields of a page that is loaded anew by themselves.
    }
    location.reload()
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
    if (failed && clicked) void loadAnew()
  })
  on('submit', event => {
    const { target, submitter } = event
    if (!(target instanceof HTMLFormElement) || target.hasAttribute('action')) return
    // It would be sent to this page, with what was typed in the address.
    event.preventDefault()
    clicked = submitter
    if (failed) void loadAnew(target)
    else start()
  })
  // A text of several lines that Enter sends does so only once its code is here.
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
    // After a failure not with each letter that is typed.
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
  const onIdle = dataset.cuenta ? start : downloadAhead
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
    // Nothing was kept that could be read.
  }
}
