declare global {
  interface Window {
    /** Values that this browser remembers beyond a page. Set by the page's head. */
    tuercaMemory?: {
      readonly read: (key: string) => string | null
      /** Stores permanently only with consent, else for the tab. Null removes the value. */
      readonly keep: (key: string, value: string | null) => void
    }
  }
}

/**
 * Runs in the head of every page, as text, before the first paint: it can use nothing but its argument, the
 * version of the cookie policy. Sets `<html data-cookies>` to the consent ('todas', 'necesarias', or
 * 'preguntar' when that version was not answered), and handles the buttons that work without the rest of the
 * code (`data-early`): the theme's, and the consent form. Remembered values stay in the tab unless all
 * cookies were accepted.
 */
export function rememberAsAgreed(version: string): void {
  const THEME = 'tuerca.tema'
  const ACCOUNT = 'tuerca.cuenta'
  const { classList, dataset, style } = document.documentElement
  const read = (key: string) => {
    try {
      return sessionStorage.getItem(key) ?? localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const keep = (key: string, value: string | null) => {
    try {
      sessionStorage.removeItem(key)
      localStorage.removeItem(key)
      const storage = dataset.cookies === 'todas' ? localStorage : sessionStorage
      if (value !== null) storage.setItem(key, value)
    } catch {
      // Storage can be blocked or full: then the value is lost when the page is left.
    }
  }
  const agree = (choice: string, day: string) => {
    dataset.cookies = choice
    const [year, month, date] = day.split('-')
    style.setProperty('--cookies-day', `"${date}/${month}/${year}"`)
  }

  const kept = /(?:^|; )tuerca_cookies=([\d-]+)~([\d-]+)~(todas|necesarias)/.exec(document.cookie)
  const [, answered = '', day = '', choice = ''] = kept ?? []
  agree(answered >= version ? choice : 'preguntar', day)
  const theme = read(THEME)
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
  classList.toggle('dark', theme ? theme === 'dark' : prefersDark)
  // The server writes the role of a valid session; it knows better than an earlier visit.
  if (dataset.cuenta) keep(ACCOUNT, dataset.cuenta)
  const account = read(ACCOUNT)
  if (account) dataset.cuenta = account
  window.tuercaMemory = { read, keep }

  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-early=theme]') : null
    if (button) keep(THEME, classList.toggle('dark') ? 'dark' : 'light')
  })
  addEventListener('submit', event => {
    const { target: form } = event
    const submitter = event instanceof SubmitEvent ? event.submitter : null
    if (!(form instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return
    if (submitter.dataset.early !== 'cookies') return
    event.preventDefault()
    delete dataset.cookiesFailure
    const body = new URLSearchParams({ eleccion: submitter.value, version })
    fetch(form.action, { method: 'POST', body })
      .then(({ ok }) => {
        if (!ok) throw new Error('the choice was not taken')
        const today = new Date()
        const parts = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
        agree(submitter.value, parts.map(part => String(part).padStart(2, '0')).join('-'))
        // Moves remembered values to the storage that the consent allows.
        for (const key of [THEME, ACCOUNT]) keep(key, read(key))
      })
      .catch(() => {
        dataset.cookiesFailure = ''
      })
  })
}
