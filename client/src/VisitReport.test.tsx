import { act, screen, waitFor } from '@testing-library/react'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { VisitReport } from './VisitReport'

/** Longer than one slice of React's rendering, after which the browser runs. */
const LONG_MS = 30

let arrive = () => {}
const arrived = new Promise<void>(resolve => {
  arrive = resolve
})

function keepBusy() {
  const until = performance.now() + LONG_MS
  while (performance.now() < until);
}

function SlowPiece() {
  arrive()
  keepBusy()
  return <p>Cargando</p>
}

const page = (path: string) => ({
  path,
  lazy: { Component: () => arrived.then(() => () => <h1>{`La página ${path}`}</h1>) },
  HydrateFallback: () => [1, 2, 3].map(piece => <SlowPiece key={piece} />),
})

test('reports each address once, and does not delay a page whose code arrives during its skeleton', async () => {
  const told: string[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    told.push(body)
    return new Response(null, { status: 204 })
  })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => act(() => root.unmount()))
  const router = createMemoryRouter([page('/'), page('/faq')])
  // As in a browser, where React renders in slices; `act` renders all at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  startTransition(() =>
    root.render(
      <>
        <RouterProvider router={router} />
        <VisitReport router={router} />
      </>,
    ),
  )
  expect(await screen.findByRole('heading', { name: 'La página /' })).toBeDefined()
  await router.navigate('/faq')
  await router.navigate('/faq?tema=pagos')
  expect(await screen.findByRole('heading', { name: 'La página /faq' })).toBeDefined()
  await waitFor(() => expect(told).toEqual(['/', '/faq']))
})
