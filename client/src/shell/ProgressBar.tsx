import { chakra } from '@chakra-ui/react/styled-system'
import { useNavigation } from 'react-router'
import { VisuallyHidden } from '../ui/VisuallyHidden'

/** A progress line at the top while the next screen loads. */
export function ProgressBar() {
  const isLoading = useNavigation().state !== 'idle'
  return (
    <chakra.div
      position="fixed"
      inset="0 0 auto"
      h="3px"
      zIndex="toast"
      pointerEvents="none"
      bg="brand.mark"
      transformOrigin="left"
      opacity={isLoading ? 1 : 0}
      transform={isLoading ? 'scaleX(.85)' : 'scaleX(1)'}
      // Slow progress that never seems to stop; quick answers show none.
      transition={
        isLoading
          ? 'transform 8s cubic-bezier(.1,.7,.2,1), opacity 120ms 120ms'
          : 'opacity 220ms, transform 0s 220ms'
      }
      css={isLoading ? { '@starting-style': { transform: 'scaleX(0)' } } : {}}
    >
      <VisuallyHidden as="output">{isLoading ? 'Cargando' : ''}</VisuallyHidden>
    </chakra.div>
  )
}
