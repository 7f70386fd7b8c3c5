import { screen } from '@testing-library/react'
import { Link } from 'react-router'
import { expect, test } from 'vitest'
import { renderApp } from '../../test/renderWithRelay'
import { page } from './page'
import { RouteError } from './RouteError'

test("shows a notice instead of nothing when the page's code is gone after a deployment", async () => {
  renderApp('/', () => [
    {
      ErrorBoundary: RouteError,
      children: [
        { index: true, element: <Link to="/otra">Otra</Link> },
        page(
          { path: '/otra' },
          { load: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) },
        ),
      ],
    },
  ])
  screen.getByRole('link', { name: 'Otra' }).click()
  expect(await screen.findByText('Revisá tu conexión y probá de nuevo.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined()
})
