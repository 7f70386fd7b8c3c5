import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { type ReactNode, StrictMode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { system } from './theme/system'

/** Providers around the router, in the browser and at build time: both must render the same. */
export function Site({ environment, children }: { environment: Environment; children: ReactNode }) {
  return (
    <StrictMode>
      <RelayEnvironmentProvider environment={environment}>
        <ChakraProvider value={system}>{children}</ChakraProvider>
      </RelayEnvironmentProvider>
    </StrictMode>
  )
}
