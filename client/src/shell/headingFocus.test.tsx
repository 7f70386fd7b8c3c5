import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { complaints } from '../../test/complaints'
import { renderApp } from '../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../test/server'

const scrolledTo = vi.fn()

beforeEach(() => {
  serverSays({ viewerQuery: viewerIs(null) })
  vi.stubGlobal('scrollTo', () => {})
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolledTo(this.id)
  }
})
afterEach(() => {
  scrolledTo.mockClear()
  delete document.body.dataset.prerendered
})

test('opens the answer that a link addresses and scrolls to it', async () => {
  renderApp('/contacto')
  await userEvent.click(await screen.findByRole('link', { name: '¿Qué métodos de pago aceptan?' }))
  await screen.findByRole('heading', { level: 1, name: 'Ayuda' })
  const answer = document.getElementById('medios-de-pago')
  await waitFor(() => expect(document.activeElement).toBe(answer))
  expect(answer?.closest('details')?.open).toBe(true)
  expect(scrolledTo).toHaveBeenCalledWith('medios-de-pago')
})

test('keeps the scroll position of a prerendered page when its code arrives', async () => {
  document.body.dataset.prerendered = ''
  renderApp('/faq#medios-de-pago')
  await screen.findByRole('heading', { level: 1, name: 'Ayuda' })
  expect(document.getElementById('medios-de-pago')?.closest('details')?.open).toBe(false)
})

test('shows the page when its address has an invalid fragment', async () => {
  renderApp('/faq#%E0%A4%A')
  expect(await screen.findByRole('heading', { level: 1, name: 'Ayuda' })).toBeTruthy()
  // The router's own warning about the address.
  await waitFor(() => expect(complaints()).toEqual([expect.stringContaining('not a decodable element ID')]))
})
