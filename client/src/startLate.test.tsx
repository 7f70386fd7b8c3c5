import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLate } from './startLate'

const code = { entry: '/assets/main.js', files: ['/assets/vendor.js'] }
const firstLoad = vi.fn()
/** What was put into the head: nothing of it is loaded. */
let added: Element[] = []

beforeEach(() => {
  firstLoad.mockClear()
  added = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => void added.push(...(nodes as Element[])))
  document.body.innerHTML = '<a href="#faq">Ayuda</a><button type="button">Menú</button><input>'
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

test('a visitor’s page downloads its code when it is idle and starts none of it', () => {
  startLate(code, firstLoad)
  dispatchEvent(new Event('load'))
  touch('a')
  expect(ahead()).toEqual([code.entry, ...code.files])
  expect(scripts()).toEqual([])
  expect(firstLoad).not.toHaveBeenCalled()
})

test.each([
  ['button', 'pointerdown'],
  ['button', 'focusin'],
  ['input', 'focusin'],
  ['input', 'keydown'],
])('a %s that gets a %s starts the code, once', (selector, type) => {
  startLate(code, firstLoad)
  touch(selector, type)
  touch(selector, type)
  expect(scripts()).toEqual([code.entry])
  expect(firstLoad).toHaveBeenCalledOnce()
  dispatchEvent(new Event('load'))
  expect(ahead()).toEqual([])
})

test('the click that started the code is repeated when it is there', () => {
  startLate(code, firstLoad)
  const clicks = vi.fn()
  document.querySelector('button')?.click()
  document.querySelector('button')?.addEventListener('click', clicks)
  window.tuercaClicks?.replay()
  expect(clicks).toHaveBeenCalledOnce()
})

test('where somebody was signed in the code starts when the page is idle', () => {
  document.documentElement.dataset.cuenta = 'BUYER'
  startLate(code, firstLoad)
  expect(scripts()).toEqual([])
  dispatchEvent(new Event('load'))
  expect(scripts()).toEqual([code.entry])
})
