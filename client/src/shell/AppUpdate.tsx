import { chakra } from '@chakra-ui/react/styled-system'
import { RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../ui/Button'
import { keepUpToDate } from '../worker/keepUpToDate'

/** Installs the site's service worker, and offers a newer version without losing unsent text. */
export function AppUpdate() {
  const [update, setUpdate] = useState<(() => void) | null>(null)
  // Browsers have no service workers on plain http, except on localhost.
  useEffect(
    () => navigator.serviceWorker && keepUpToDate(navigator.serviceWorker, next => setUpdate(() => next)),
    [],
  )
  return (
    <chakra.output
      display={update ? 'flex' : 'none'}
      position="fixed"
      left={{ base: '4', md: '6' }}
      right={{ base: '4', md: 'auto' }}
      bottom={{ base: 'calc(5rem + env(safe-area-inset-bottom))', md: '6' }}
      zIndex="header"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      px="4"
      py="3"
      bg="bg.panel"
      border="1px solid"
      borderColor="border.subtle"
      borderRadius="md"
      boxShadow="float"
      textStyle="sm"
    >
      {update && (
        <>
          <chakra.span flex="1" minW="12rem">
            Hay una versión nueva de Tuerca.
          </chakra.span>
          <Button size="sm" variant="solid" onClick={update}>
            <RotateCw />
            Actualizar
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setUpdate(null)}>
            Más tarde
          </Button>
        </>
      )}
    </chakra.output>
  )
}
