import { screen, within } from '@testing-library/react'
import { afterAll, expect, test } from 'vitest'
import { renderApp } from '../../../../test/renderWithRelay'
import { serverSays, viewerIs } from '../../../../test/server'

const viewerQuery = viewerIs(null)

const facts = Object.assign(document.createElement('script'), { id: 'sitio', type: 'application/json' })
facts.textContent = JSON.stringify({ signInVendors: 'GOOGLE' })
document.body.append(facts)
afterAll(() => facts.remove())

const open = async (address: string) => {
  serverSays({ viewerQuery })
  renderApp(address)
  await screen.findByRole('heading', { level: 1, name: 'Iniciar sesión' })
}

test('shows a button, a link to the server, only for a vendor with credentials', async () => {
  await open('/auth?volver=%2Fdashboard%2Fperfil')
  expect(screen.getByRole('link', { name: 'Continuar con Google' }).getAttribute('href')).toBe(
    '/oauth/google?volver=%2Fdashboard%2Fperfil',
  )
  expect(screen.queryByRole('link', { name: 'Continuar con Facebook' })).toBeNull()
})

test.each([
  ['google', 'rejected', 'Error con Google', 'No pudimos comprobar tu cuenta de Google. Probá de nuevo.'],
  [
    'google',
    'a word nobody knows',
    'Error con Google',
    'No pudimos comprobar tu cuenta de Google. Probá de nuevo.',
  ],
  ['google', 'taken', 'Error con Google', 'Esa cuenta de Google ya está vinculada a otra cuenta de Tuerca.'],
  [
    'facebook',
    'unavailable',
    'Error con Facebook',
    'Facebook no respondió. Probá de nuevo en un rato, o de otra forma.',
  ],
  ['facebook', 'switched-off', 'Error con Facebook', 'Por ahora no se puede entrar con Facebook.'],
  ['facebook', 'rate-limited', 'Error con Facebook', 'Demasiados intentos. Probá de nuevo en unos minutos.'],
  [
    'google',
    'not-begun',
    'Error con Google',
    'Pasó demasiado tiempo, o empezaste en otro navegador. Probá de nuevo.',
  ],
])(
  'shows after a visit to %s that failed (%s) ‘%s’ with its message',
  async (vendor, failure, title, words) => {
    await open(`/auth?con=${vendor}&fallo=${encodeURIComponent(failure)}`)
    const alert = within((await screen.findByText(title)).closest('[data-toaster]') as HTMLElement)
    expect(alert.getByRole('alert').textContent).toContain(title + words)
    expect(within(screen.getByRole('main')).getByText(words)).toBeTruthy()
  },
)

test('shows no error when the user canceled', async () => {
  await open('/auth?con=google&fallo=canceled')
  const main = within(screen.getByRole('main'))
  expect(
    main.getByText('Cancelaste el ingreso con Google. No pasó nada: probá de nuevo cuando quieras.'),
  ).toBeTruthy()
  expect(screen.queryByText('Error con Google')).toBeNull()
})
