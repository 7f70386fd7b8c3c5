import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '../../test/eventually'
import { PRESSED } from '../paths'
import { startCode } from './startCode'
import { startFirstLoad } from './startFirstLoad'
import { startLate } from './startLate'
import { startOnceDrawn } from './startOnceDrawn'

const code = { entry: '/assets/main.js', files: ['/assets/vendor.js'], stylesheet: '/assets/styles.css' }
/** Each file runs by a script of its own, the entry last. */
const started = [...code.files, code.entry]
const firstLoad = vi.fn()
const reportVisit = vi.fn()
/** Elements added to the head, none of which is loaded. */
let added: Element[] = []

/** An observer of a painted page: it is called at once. */
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

test("loads the remaining styles with the code, after the page's own and before those of run time", () => {
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

test('downloads nothing and counts no visit while the page is not painted', () => {
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

test('downloads a visitor’s code when the page is idle, without starting it', () => {
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
])('starts the code once when a %s gets a %s', (selector, type) => {
  startLate(code, firstLoad, startCode, reportVisit)
  touch(selector, type)
  touch(selector, type)
  expect(scripts()).toEqual(started)
  expect(firstLoad).toHaveBeenCalledOnce()
  dispatchEvent(new Event('load'))
  expect(ahead()).toEqual([])
})

test('starts nothing for a button that the page’s head handles, and does not repeat its click', () => {
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

test('repeats the click that started the code', () => {
  startLate(code, firstLoad, startCode, reportVisit)
  const clicks = vi.fn()
  document.querySelector('button')?.click()
  document.querySelector('button')?.addEventListener('click', clicks)
  window.tuercaClicks?.replay()
  expect(clicks).toHaveBeenCalledOnce()
})

test('holds a form that only the code can send until the code is there', () => {
  document.body.innerHTML = '<form><input name="email"><button>Enviar</button></form>'
  startLate(code, firstLoad, startCode, reportVisit)
  const sent = vi.fn((event: Event) => event.preventDefault())
  document.querySelector('button')?.click()
  expect(scripts()).toEqual(started)
  document.querySelector('form')?.addEventListener('submit', sent)
  window.tuercaClicks?.replay()
  expect(sent).toHaveBeenCalledOnce()
})

test('sends a form with an address without the code', () => {
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
  const isReported = () => 'codeFailure' in document.documentElement.dataset
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

  test('is reported, and neither typing nor offline clicks reload the page', async () => {
    begin()
    touch('input', 'focusin')
    breakOff()
    expect(isReported()).toBe(true)
    touch('input', 'keydown')
    expect(scripts()).toEqual(started)
    for (const answer of [Promise.reject(new TypeError('down')), new Response(null, { status: 502 })]) {
      line.mockReturnValueOnce(Promise.resolve(answer))
      press()
      expect(isReported()).toBe(false)
      await eventually(isToldAgain)
    }
    expect(line).toHaveBeenCalledTimes(2)
    expect(reload).not.toHaveBeenCalled()

    function isToldAgain() {
      expect(isReported()).toBe(true)
    }
  })

  test('reloads the page at the next press with the typed text, and repeats the press', async () => {
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

  test('is reported also when it is not the first file', () => {
    begin()
    touch('input', 'focusin')
    window.tuercaClicks?.fail()
    expect(isReported()).toBe(true)
  })

  test.each(['{', '[]', '["/otra",[["name","Elena"]]]', `["${location.pathname}",[["other","Elena"]]]`])(
    'leaves a page alone when nothing was stored (%s)',
    kept => {
      sessionStorage.setItem('tuerca.escrito', kept)
      begin()
      expect(field('name')?.value).toBe('')
    },
  )

  test('ignores a stored choice that the newer page does not have', () => {
    sessionStorage.setItem('tuerca.escrito', `["${location.pathname}",[["name","Elena"],["kind","Z"]]]`)
    begin()
    expect(field('kind')?.value).toBe('A')
  })
})

test('starts the code of a signed-in page when it is idle', () => {
  document.documentElement.dataset.cuenta = 'BUYER'
  startLate(code, firstLoad, startCode, reportVisit)
  expect(scripts()).toEqual([])
  dispatchEvent(new Event('load'))
  expect(scripts()).toEqual(started)
})

test('starts the code of a page when it is idle if the browser remembers a request', () => {
  localStorage.setItem('tuerca.pedidos', '[]')
  startLate(code, firstLoad, startCode, reportVisit)
  dispatchEvent(new Event('load'))
  localStorage.removeItem('tuerca.pedidos')
  expect(scripts()).toEqual(started)
})

describe('a page with a skeleton', () => {
  test('starts its code once it is painted, without a touch', () => {
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

  test.each([
    ['our own form', `${location.origin}/`, `pieza=Faro&${PRESSED}=1`, 'Faro'],
    ['our own link', `${location.origin}/`, 'pieza=Faro', null],
    ['another site', 'https://otro.example/', `pieza=Faro&${PRESSED}=1`, null],
  ])('shows the sentence of %s as sent, and no other', (_, referrer, search, shown) => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
    history.replaceState(null, '', `/buscar-repuesto?${search}`)
    document.body.innerHTML = '<div hidden><p data-said=""></p></div>'
    startOnceDrawn(code, firstLoad, startCode)
    expect(document.querySelector('div:not([hidden]) [data-said]')?.textContent ?? null).toBe(shown)
  })
})

describe('the requests of an address', () => {
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
  ])('are downloaded at %s', (address, file) => {
    expect(at(address)).toEqual([file])
  })

  test('are for the panel of the remembered role, and none without one', () => {
    expect(at('/panel')).toEqual([])
    document.documentElement.dataset.cuenta = 'PROVIDER'
    expect(at('/panel')).toEqual(['//panelPROVIDER.js'])
  })

  test('are none at an unknown address', () => {
    expect(at('/nowhere')).toEqual([])
    expect(window.tuercaEarly).toBeUndefined()
    expect(asked).not.toHaveBeenCalled()
  })

  test('are sent once, for the code to use', () => {
    at('/order/tok-1')
    expect(asked.mock.calls.map(([, { body }]) => JSON.parse(body))).toEqual([
      { id: 'id of /order/', variables: {}, operationName: 'XQuery' },
    ])
    expect(Object.keys(window.tuercaEarly ?? {})).toEqual(['id of /order/'])
  })
})
