import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RelayEnvironmentProvider } from 'react-relay'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createEnvironment } from './relay/environment'
import { appRoutes } from './routes'
import { system } from './theme/system'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const environment = createEnvironment()
const router = createBrowserRouter(appRoutes(environment))

createRoot(root).render(
  <StrictMode>
    <RelayEnvironmentProvider environment={environment}>
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>
    </RelayEnvironmentProvider>
  </StrictMode>,
)
