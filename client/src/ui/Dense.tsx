import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { createContext } from 'react'

/** Passes the counter density to dialogs opened inside, although they are rendered elsewhere. */
export const DensityContext = createContext(false)

/** Counter density for provider and admin panels: controls of 40 px, tighter rows, smaller text. */
export function Dense({ className, ...props }: HTMLChakraProps<'div'>) {
  return (
    <DensityContext value={true}>
      <chakra.div className={className ? `densa ${className}` : 'densa'} {...props} />
    </DensityContext>
  )
}
