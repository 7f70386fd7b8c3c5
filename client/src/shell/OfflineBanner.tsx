import { chakra } from '@chakra-ui/react/styled-system'
import { WifiOff } from 'lucide-react'
import { useOnline } from '../relay/connection'

/** Says that what is on the page may be old and that nothing can be sent. */
export function OfflineBanner() {
  const online = useOnline()
  return (
    <chakra.output display="block" position="fixed" inset="auto 0 0" zIndex="header" pointerEvents="none">
      {!online && (
        <chakra.p
          display="flex"
          gap="2"
          alignItems="center"
          justifyContent="center"
          px="gutter"
          py="2"
          bg="warn.subtle"
          color="warn.fg"
          textStyle="sm"
          fontWeight="600"
        >
          <WifiOff />
          Sin conexión. Lo que escribiste sigue acá.
        </chakra.p>
      )}
    </chakra.output>
  )
}
