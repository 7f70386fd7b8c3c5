import { render } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'

import type { Environment } from 'relay-runtime'
import { lateRoutes } from '../src/lateRoutes'
import { createEnvironment } from '../src/relay/environment'
import { appRoutes } from '../src/routes'
import { Site } from '../src/Site'
import { DialogOpener } from '../src/shell/DialogOpener'
import { loadViewer } from '../src/shell/viewer'
import { Toaster } from '../src/ui/Toaster'

/**
 * Renders a component with Relay, a router and toasts; with our own network (`serverSays`) or a mock
 * environment.
 */
export function renderWithRelay(ui: ReactNode, environment: Environment = createEnvironment()) {
  const page = (
    <DialogOpener>
      <Suspense fallback="…">{ui}</Suspense>
    </DialogOpener>
  )
  const router = createMemoryRouter([{ path: '*', element: page }])
  render(
    <Site environment={environment}>
      <RouterProvider router={router} />
      <Toaster />
    </Site>,
  )
  return { environment, router }
}

/** The whole site at an address, over `serverSays`. */
export function renderApp(address: string, routes: (environment: Environment) => RouteObject[] = siteRoutes) {
  const environment = createEnvironment()
  const router = createMemoryRouter(routes(environment), {
    initialEntries: [address],
    patchRoutesOnNavigation: lateRoutes(environment),
  })
  render(
    <Site environment={environment}>
      <RouterProvider router={router} />
    </Site>,
  )
  const where = () => {
    const { pathname, search, hash } = router.state.location
    return pathname + search + hash
  }
  return { environment, router, where }
}

const siteRoutes = (environment: Environment) => appRoutes(environment, loadViewer(environment))
