declare global {
  interface Window {
    /** What this browser remembers of its person beyond a page. Put there by the page's head. */
    tuercaMemory?: {
      readonly read: (key: string) => string | null
      /** Keeps it beyond the tab only where that was agreed to. Null forgets it. */
      readonly keep: (key: string, value: string | null) => void
    }
  }
}

/**
 * Runs in the head of every page, as text, before anything is drawn: it can use nothing but its argument, the version of
 * the cookie policy. Says in `<html data-cookies>` what was agreed to ('todas', 'necesarias', or 'preguntar' where that
 * version was not answered), and answers the buttons that work before and without the rest of the code (`data-early`):
 * the theme's, and the form that sends the choice. What is remembered stays in the tab unless all was agreed to.
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
      // Storage can be blocked or full: then it is forgotten when the page is left.
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
        // What is remembered moves to where it may be.
        for (const key of [THEME, ACCOUNT]) keep(key, read(key))
      })
      .catch(() => {
        dataset.cookiesFailure = ''
      })
  })
}
