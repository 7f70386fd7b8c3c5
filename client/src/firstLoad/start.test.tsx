import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '../../test/eventually'
import { startCode } from './startCode'
import { startFirstLoad } from './startFirstLoad'
import { startLate } from './startLate'
import { startOnceDrawn } from './startOnceDrawn'

const code = { entry: '/assets/main.js', files: ['/assets/vendor.js'], stylesheet: '/assets/styles.css' }
/** Each file runs by a script of its own, the entry last. */
const started = [...code.files, code.entry]
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
  startLate(code, firstLoad, startCode, reportVisit)
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
  startLate(code, firstLoad, startCode, reportVisit)
  dispatchEvent(new Event('load'))
  expect(ahead()).toEqual([])
  expect(reportVisit).not.toHaveBeenCalled()
  for (const hear of hearers) hear()
  expect(ahead()).not.toEqual([])
  expect(reportVisit).toHaveBeenCalledExactlyOnceWith(location.pathname)
})

test('a visitor’s page downloads its code when it is idle and starts none of it', () => {
  startLate(code, firstLoad, startCode, reportVisit)
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
  startLate(code, firstLoad, startCode, reportVisit)
  touch(selector, type)
  touch(selector, type)
  expect(scripts()).toEqual(started)
  expect(firstLoad).toHaveBeenCalledOnce()
  dispatchEvent(new Event('load'))
  expect(ahead()).toEqual([])
})

test('a button that the page’s head answers starts nothing, and is not pressed again', () => {
  document.body.innerHTML = '<button type="button" data-early="theme">Usar tema oscuro</button>'
  startLate(code, firstLoad, startCode, reportVisit)
  const clicks = vi.fn()
  document.querySelector('button')?.addEventListener('click', clicks)
  touch('button')
  document.querySelector('button')?.click()
  window.tuercaClicks?.replay()
  expect(scripts()).toEqual([])
  expect(clicks).toHaveBeenCalledOnce()
})

test('the click that started the code is repeated when it is there', () => {
  startLate(code, firstLoad, startCode, reportVisit)
  const clicks = vi.fn()
  document.querySelector('button')?.click()
  document.querySelector('button')?.addEventListener('click', clicks)
  window.tuercaClicks?.replay()
  expect(clicks).toHaveBeenCalledOnce()
})

test('a form that only the code can send waits for it, and is sent then', () => {
  document.body.innerHTML = '<form><input name="email"><button>Enviar</button></form>'
  startLate(code, firstLoad, startCode, reportVisit)
  const sent = vi.fn((event: Event) => event.preventDefault())
  document.querySelector('button')?.click()
  expect(scripts()).toEqual(started)
  document.querySelector('form')?.addEventListener('submit', sent)
  window.tuercaClicks?.replay()
  expect(sent).toHaveBeenCalledOnce()
})

test('a form with an address is sent without the code', () => {
  document.body.innerHTML = '<form action="/buscar-repuesto"><button>Buscar</button></form>'
  startLate(code, firstLoad, startCode, reportVisit)
  const sent = vi.fn((event: Event) => {
    const wasPrevented = event.defaultPrevented
    event.preventDefault()
    return wasPrevented
  })
  document.querySelector('form')?.addEventListener('submit', sent)
  document.querySelector('button')?.click()
  expect(sent).toHaveReturnedWith(false)
})

describe('code that does not arrive', () => {
  const form =
    '<form id="consulta"><input name="name"><select name="kind"><option>A<option>B</select>' +
    '<input name="trap" type="hidden"><textarea name="message"></textarea><button type="submit">Enviar</button></form>'
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)
  const write = (typed: Record<string, string>) => {
    for (const [name, value] of Object.entries(typed)) Object.assign(field(name) ?? {}, { value })
  }
  const press = () => document.querySelector('button')?.click()
  const breakOff = () => added.find(({ tagName }) => tagName === 'SCRIPT')?.dispatchEvent(new Event('error'))
  const isTold = () => 'codeFailure' in document.documentElement.dataset
  const begin = () => startLate(code, firstLoad, startCode, reportVisit)
  const line = vi.fn<() => Promise<Response>>()
  const reload = vi.fn()

  beforeEach(() => {
    vi.stubGlobal('fetch', line)
    vi.spyOn(window.location, 'reload').mockImplementation(reload)
    for (const mock of [line, reload]) mock.mockReset()
    document.body.innerHTML = form
  })
  afterEach(() => {
    delete document.documentElement.dataset.codeFailure
    document.body.innerHTML = ''
    sessionStorage.clear()
  })

  test('is told of, and neither letters nor presses without a line ask for the page anew', async () => {
    begin()
    touch('input', 'focusin')
    breakOff()
    expect(isTold()).toBe(true)
    touch('input', 'keydown')
    expect(scripts()).toEqual(started)
    for (const answer of [Promise.reject(new TypeError('down')), new Response(null, { status: 502 })]) {
      line.mockReturnValueOnce(Promise.resolve(answer))
      press()
      expect(isTold()).toBe(false)
      await eventually(isToldAgain)
    }
    expect(line).toHaveBeenCalledTimes(2)
    expect(reload).not.toHaveBeenCalled()

    function isToldAgain() {
      expect(isTold()).toBe(true)
    }
  })

  test('loads the page anew at the next press, with what was typed, and the press is repeated there', async () => {
    begin()
    press()
    breakOff()
    write({ name: 'Elena', kind: 'B', message: 'Hola' })
    line.mockResolvedValueOnce(new Response())
    press()
    await eventually(() => expect(reload).toHaveBeenCalledOnce())

    added = []
    delete document.documentElement.dataset.codeFailure
    document.body.innerHTML = form
    window.tuercaClicks?.replay()
    begin()
    expect(['name', 'kind', 'message'].map(name => field(name)?.value)).toEqual(['Elena', 'B', 'Hola'])
    expect(scripts()).toEqual(started)
    expect(window.tuercaClicks?.since).toBeLessThan(0)
    const sent = vi.fn((event: Event) => event.preventDefault())
    document.querySelector('form')?.addEventListener('submit', sent)
    window.tuercaClicks?.replay()
    expect(sent).toHaveBeenCalledOnce()
    expect(sessionStorage.getItem('tuerca.escrito')).toBeNull()
  })

  test('is told of too when it is not the first of it', () => {
    begin()
    touch('input', 'focusin')
    window.tuercaClicks?.fail()
    expect(isTold()).toBe(true)
  })

  test.each(['{', '[]', '["/otra",[["name","Elena"]]]', `["${location.pathname}",[["other","Elena"]]]`])(
    'leaves a page alone for which nothing was kept (%s)',
    kept => {
      sessionStorage.setItem('tuerca.escrito', kept)
      begin()
      expect(field('name')?.value).toBe('')
    },
  )

  test('a choice that the newer page does not have is left as it is', () => {
    sessionStorage.setItem('tuerca.escrito', `["${location.pathname}",[["name","Elena"],["kind","Z"]]]`)
    begin()
    expect(field('kind')?.value).toBe('A')
  })
})

test('where somebody was signed in the code starts when the page is idle', () => {
  document.documentElement.dataset.cuenta = 'BUYER'
  startLate(code, firstLoad, startCode, reportVisit)
  expect(scripts()).toEqual([])
  dispatchEvent(new Event('load'))
  expect(scripts()).toEqual(started)
})

describe('a page with a silhouette', () => {
  test('starts its code once it is drawn, untouched', () => {
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw))
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    try {
      startOnceDrawn(code, firstLoad, startCode)
      vi.runAllTimers()
      expect(scripts()).toEqual([])
      for (const draw of frames) draw(0)
      expect(scripts()).toEqual([])
      vi.runAllTimers()
    } finally {
      vi.useRealTimers()
    }
    expect(scripts()).toEqual(started)
    expect(firstLoad).toHaveBeenCalledOnce()
    expect(document.querySelector('link')?.getAttribute('href')).toBe('/assets/styles.css')
  })
})

describe('what the address needs', () => {
  const screen = (path: string, more: { search?: string; role?: string } = {}) => ({
    path,
    search: more.search,
    role: more.role,
    files: [`${path}${more.search ?? ''}${more.role ?? ''}.js`],
    queries: [{ id: `id of ${path}`, operationName: 'XQuery' }],
  })
  const screens = [
    screen('/form', { search: 'mode=manual' }),
    screen('/form'),
    screen('/panel', { role: 'BUYER' }),
    screen('/panel', { role: 'PROVIDER' }),
    screen('/order/'),
    screen('/'),
  ]
  const asked = vi.fn<(address: string, init: { body: string }) => Promise<Response>>()
  const at = (address: string) => {
    history.replaceState(null, '', address)
    startFirstLoad(screens)
    return added.map(link => link.getAttribute('href'))
  }
  beforeEach(() => {
    asked.mockReset().mockResolvedValue(new Response())
    vi.stubGlobal('fetch', asked)
  })
  afterEach(() => {
    history.replaceState(null, '', '/')
    delete window.tuercaEarly
  })

  test.each([
    ['/form?mode=manual', '//formmode=manual.js'],
    ['/form?mode=other', '//form.js'],
    ['/form/', '//form.js'],
    ['/order/tok-1', '//order/.js'],
    ['/', '//.js'],
  ])('at %s is downloaded', (address, file) => {
    expect(at(address)).toEqual([file])
  })

  test('is the panel of who was signed in, and none before that is known', () => {
    expect(at('/panel')).toEqual([])
    document.documentElement.dataset.cuenta = 'PROVIDER'
    expect(at('/panel')).toEqual(['//panelPROVIDER.js'])
  })

  test('is nothing at an address that is no screen', () => {
    expect(at('/nowhere')).toEqual([])
    expect(window.tuercaEarly).toBeUndefined()
    expect(asked).not.toHaveBeenCalled()
  })

  test('is asked of the server once, for the code to take', () => {
    at('/order/tok-1')
    expect(asked.mock.calls.map(([, { body }]) => JSON.parse(body))).toEqual([
      { id: 'id of /order/', variables: {}, operationName: 'XQuery' },
    ])
    expect(Object.keys(window.tuercaEarly ?? {})).toEqual(['id of /order/'])
  })
})
