import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restOfStyles } from './restOfStyles'
import { startLate } from './startLate'

const code = { entry: '/assets/main.js', files: ['/assets/vendor.js'], stylesheet: '/assets/styles.css' }
const firstLoad = vi.fn()
const reportVisit = vi.fn()
/** What was put into the head: nothing of it is loaded. */
let added: Element[] = []

/** Of a page that is on the screen: whoever observes hears of it at once. */
class Painted {
  readonly observe: () => void
  readonly disconnect = vi.fn()
  constructor(hear: () => void) {
    this.observe = hear
  }
}

beforeEach(() => {
  firstLoad.mockClear()
  reportVisit.mockClear()
  added = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => void added.push(...(nodes as Element[])))
  document.body.innerHTML =
    '<style data-rest="/assets/styles.css"></style><style data-emotion="css"></style>' +
    '<a href="#faq">Ayuda</a><button type="button">Menú</button><input>'
  vi.stubGlobal('PerformanceObserver', Painted)
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task())
})

afterEach(() => {
  window.tuercaClicks?.replay()
  delete document.documentElement.dataset.cuenta
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const touch = (selector: string, type = 'pointerdown') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))
const scripts = () =>
  added.filter(({ tagName }) => tagName === 'SCRIPT').map(added => added.getAttribute('src'))
const ahead = () =>
  added.filter(added => added.getAttribute('rel') === 'prefetch').map(added => added.getAttribute('href'))

test('the styles of what the page does not show come with its code, after those it shows and before those of run time', () => {
  startLate(code, firstLoad, restOfStyles, reportVisit)
  dispatchEvent(new Event('load'))
  expect(ahead()).toEqual(['/assets/styles.css', code.entry, ...code.files])
  expect(document.querySelector('link')).toBeNull()
  touch('input')
  expect(document.querySelector('[data-rest] + link[rel=stylesheet] + [data-emotion]')?.outerHTML).toContain(
    'css',
  )
  expect(document.querySelector('link')?.getAttribute('href')).toBe('/assets/styles.css')
})

test('nothing is downloaded ahead of a page that is not on the screen yet, nor is it a visit', () => {
  const hearers: (() => void)[] = []
  class Painting {
    readonly disconnect = vi.fn()
    readonly observe: () => void
    constructor(hear: () => void) {
      this.observe = () => void hearers.push(hear)
    }
  }
  vi.stubGlobal('PerformanceObserver', Painting)
  startLate(code, firstLoad, restOfStyles, reportVisit)
  dispatchEvent(new Event('load'))
  expect(ahead()).toEqual([])
  expect(reportVisit).not.toHaveBeenCalled()
  for (const hear of hearers) hear()
  expect(ahead()).not.toEqual([])
  expect(reportVisit).toHaveBeenCalledExactlyOnceWith(location.pathname)
})

test('a visitor’s page downloads its code when it is idle and starts none of it', () => {
  startLate(code, firstLoad, restOfStyles, reportVisit)
  dispatchEvent(new Event('load'))
  touch('a')
  expect(ahead()).toEqual(['/assets/styles.css', code.entry, ...code.files])
  expect(scripts()).toEqual([])
  expect(firstLoad).not.toHaveBeenCalled()
})

test.each([
  ['button', 'pointerdown'],
  ['button', 'focusin'],
  ['input', 'focusin'],
  ['input', 'keydown'],
])('a %s that gets a %s starts the code, once', (selector, type) => {
  startLate(code, firstLoad, restOfStyles, reportVisit)
  touch(selector, type)
  touch(selector, type)
  expect(scripts()).toEqual([code.entry])
  expect(firstLoad).toHaveBeenCalledOnce()
  dispatchEvent(new Event('load'))
  expect(ahead()).toEqual([])
})

test('a button that the page’s head answers starts nothing, and is not pressed again', () => {
  document.body.innerHTML = '<button type="button" data-early="theme">Usar tema oscuro</button>'
  startLate(code, firstLoad, restOfStyles, reportVisit)
  const clicks = vi.fn()
  document.querySelector('button')?.addEventListener('click', clicks)
  touch('button')
  document.querySelector('button')?.click()
  window.tuercaClicks?.replay()
  expect(scripts()).toEqual([])
  expect(clicks).toHaveBeenCalledOnce()
})

test('the click that started the code is repeated when it is there', () => {
  startLate(code, firstLoad, restOfStyles, reportVisit)
  const clicks = vi.fn()
  document.querySelector('button')?.click()
  document.querySelector('button')?.addEventListener('click', clicks)
  window.tuercaClicks?.replay()
  expect(clicks).toHaveBeenCalledOnce()
})

test('a form that only the code can send waits for it, and is sent then', () => {
  document.body.innerHTML = '<form><input name="email"><button>Enviar</button></form>'
  startLate(code, firstLoad, restOfStyles, reportVisit)
  const sent = vi.fn((event: Event) => event.preventDefault())
  document.querySelector('button')?.click()
  expect(scripts()).toEqual([code.entry])
  document.querySelector('form')?.addEventListener('submit', sent)
  window.tuercaClicks?.replay()
  expect(sent).toHaveBeenCalledOnce()
})

test('a form with an address is sent without the code', () => {
  document.body.innerHTML = '<form action="/buscar-repuesto"><button>Buscar</button></form>'
  startLate(code, firstLoad, restOfStyles, reportVisit)
  const sent = vi.fn((event: Event) => {
    const wasPrevented = event.defaultPrevented
    event.preventDefault()
    return wasPrevented
  })
  document.querySelector('form')?.addEventListener('submit', sent)
  document.querySelector('button')?.click()
  expect(sent).toHaveReturnedWith(false)
})

test('code that did not arrive is told of once, and asked for again at the next click alone', () => {
  document.body.innerHTML = '<form><input name="email"><button>Enviar</button></form>'
  startLate(code, firstLoad, restOfStyles, reportVisit)
  touch('input', 'focusin')
  added.find(({ tagName }) => tagName === 'SCRIPT')?.dispatchEvent(new Event('error'))
  expect(document.documentElement.dataset).toHaveProperty('codeFailure')
  touch('input', 'keydown')
  expect(scripts()).toEqual([code.entry])
  const sent = vi.fn((event: Event) => event.preventDefault())
  document.querySelector('button')?.click()
  expect(scripts()).toEqual([code.entry, code.entry])
  expect(document.documentElement.dataset).not.toHaveProperty('codeFailure')
  document.querySelector('form')?.addEventListener('submit', sent)
  window.tuercaClicks?.replay()
  expect(sent).toHaveBeenCalledOnce()
})

test('where somebody was signed in the code starts when the page is idle', () => {
  document.documentElement.dataset.cuenta = 'BUYER'
  startLate(code, firstLoad, restOfStyles, reportVisit)
  expect(scripts()).toEqual([])
  dispatchEvent(new Event('load'))
  expect(scripts()).toEqual([code.entry])
})
