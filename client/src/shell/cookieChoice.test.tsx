import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPageHead } from '../../test/pageHead'
import { renderWithRelay } from '../../test/renderWithRelay'
import { CookieForm } from './CookieForm'
import { keepRoleHint } from './roleHint'
import { ThemeButton } from './ThemeItem'

const user = userEvent.setup({ delay: null })
const html = document.documentElement
const VERSION = '2026-02-02'

/** Loads a page in a browser with this answer. */
function load(answer?: string) {
  document.cookie = answer ? `tuerca_cookies=${answer}` : 'tuerca_cookies=; Max-Age=0'
  loadPageHead(VERSION)
}

const server = vi.fn<typeof fetch>()
beforeEach(() => {
  html.classList.remove('dark')
  server.mockReset()
  server.mockResolvedValue(new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', server)
})
afterEach(() => load())

/** Names of the values stored in the tab and permanently. */
const kept = () =>
  [sessionStorage, localStorage].map(storage => Object.keys(storage).filter(key => key.startsWith('tuerca')))

const useSite = async () => {
  keepRoleHint('BUYER')
  await user.click(screen.getByRole('button', { name: /Usar tema/ }))
}

const show = () =>
  renderWithRelay(
    <>
      <CookieForm />
      <ThemeButton />
    </>,
  )

test.each([
  ['nothing', undefined, 'preguntar'],
  ['an earlier version', '2026-01-01~2026-01-05~todas', 'preguntar'],
  ['this version', `${VERSION}~2026-03-03~necesarias`, 'necesarias'],
  ['a later version, of a release beside this one', '2026-05-05~2026-05-06~todas', 'todas'],
  ['what is no answer', 'todas', 'preguntar'],
])('a browser with the answer %s', (_what, answer, cookies) => {
  load(answer)
  expect(html.dataset.cookies).toBe(cookies)
})

test.each(['preguntar', 'necesarias'])('keeps remembered values in the tab with %s', async cookies => {
  load(cookies === 'necesarias' ? `${VERSION}~2026-03-03~necesarias` : undefined)
  show()
  await useSite()
  expect(kept()).toEqual([['tuerca.cuenta', 'tuerca.tema'], []])
})

test('stores permanently after consent, and in the tab alone after its withdrawal', async () => {
  load()
  show()
  await useSite()
  await user.click(screen.getByRole('button', { name: 'Aceptar' }))
  await waitFor(() => expect(html.dataset.cookies).toBe('todas'))
  expect(kept()).toEqual([[], ['tuerca.tema', 'tuerca.cuenta']])
  await useSite()
  expect(kept()[0]).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Solo las necesarias' }))
  await waitFor(() => expect(html.dataset.cookies).toBe('necesarias'))
  expect(kept()).toEqual([['tuerca.tema', 'tuerca.cuenta'], []])
  expect(server.mock.calls.map(([, init]) => String(init?.body))).toEqual([
    `eleccion=todas&version=${VERSION}`,
    `eleccion=necesarias&version=${VERSION}`,
  ])
})

test('changes nothing and shows an error when the server did not take the answer', async () => {
  load()
  show()
  await useSite()
  server.mockResolvedValue(new Response(null, { status: 500 }))
  await user.click(screen.getByRole('button', { name: 'Aceptar' }))
  await waitFor(() => expect(html.dataset.cookiesFailure).toBe(''))
  expect(html.dataset.cookies).toBe('preguntar')
  expect(kept()[1]).toEqual([])
  server.mockResolvedValue(new Response(null, { status: 204 }))
  await user.click(screen.getByRole('button', { name: 'Aceptar' }))
  await waitFor(() => expect(html.dataset.cookies).toBe('todas'))
  expect(html.dataset.cookiesFailure).toBeUndefined()
})

test('applies the chosen theme before the first paint', async () => {
  load()
  show()
  await user.click(screen.getByRole('button', { name: /Usar tema/ }))
  expect(html.classList.contains('dark')).toBe(true)
  html.classList.remove('dark')
  load()
  expect(html.classList.contains('dark')).toBe(true)
})
