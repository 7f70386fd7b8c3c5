import { chakra } from '@chakra-ui/react/styled-system'
import { RotateCw, WifiOff } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useOnline } from '../relay/connection'
import { useFailedRefetch } from '../relay/failedRefetch'
import { Button } from '../ui/Button'

/** Warns that the page may be stale: offline, or a refetch has failed. */
export function ConnectionBanner() {
  const online = useOnline()
  const refetch = useFailedRefetch()
  useEffect(() => {
    if (!refetch) return
    window.addEventListener('online', refetch)
    return () => window.removeEventListener('online', refetch)
  })
  return (
    <chakra.output display="block" position="fixed" inset="auto 0 0" zIndex="header" pointerEvents="none">
      {!online ? (
        <Line>
          <WifiOff />
          Sin conexión. Lo que escribiste sigue acá.
        </Line>
      ) : (
        refetch && (
          <Line>
            No pudimos actualizar lo que ves.
            <Button size="sm" variant="link" color="inherit" pointerEvents="auto" onClick={refetch}>
              <RotateCw />
              Reintentar
            </Button>
          </Line>
        )
      )}
    </chakra.output>
  )
}

function Line({ children }: { children: ReactNode }) {
  return (
    <chakra.p
      data-connection=""
      display="flex"
      flexWrap="wrap"
      gap="2"
      alignItems="center"
      justifyContent="center"
      px="gutter"
      py="2"
      bg="warn.subtle"
      color="warn.fg"
      textStyle={{ base: 'xs', md: 'sm' }}
      fontWeight="600"
    >
      {children}
    </chakra.p>
  )
}
