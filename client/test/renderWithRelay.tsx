import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { render } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'

import type { Environment } from 'relay-runtime'
import { createEnvironment } from '../src/relay/environment'
import { appRoutes } from '../src/routes'
import { system } from '../src/theme/system'
import { Toaster } from '../src/ui/Toaster'

function Frame({ environment, children }: { environment: Environment; children: ReactNode }) {
  return (
    <RelayEnvironmentProvider environment={environment}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </RelayEnvironmentProvider>
  )
}

/** One component with Relay, a router and toasts around it; with our own network (`serverSays`) or a mock environment. */
export function renderWithRelay(ui: ReactNode, environment: Environment = createEnvironment()) {
  const router = createMemoryRouter([{ path: '*', element: <Suspense fallback="…">{ui}</Suspense> }])
  render(
    <Frame environment={environment}>
      <RouterProvider router={router} />
      <Toaster />
    </Frame>,
  )
  return { environment, router }
}

/** The whole site at an address, over `serverSays`. */
export function renderApp(address: string, routes: (environment: Environment) => RouteObject[] = appRoutes) {
  const environment = createEnvironment()
  const router = createMemoryRouter(routes(environment), { initialEntries: [address] })
  render(
    <Frame environment={environment}>
      <RouterProvider router={router} />
    </Frame>,
  )
  const where = () => {
    const { pathname, search, hash } = router.state.location
    return pathname + search + hash
  }
  return { environment, router, where }
}
