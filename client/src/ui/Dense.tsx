import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { createContext } from 'react'

/** Whether dialogs opened from here keep the counter density, although they are rendered elsewhere. */
export const DensityContext = createContext(false)

/** Counter density for provider and admin panels: controls of 40 px, tighter rows, smaller text. */
export function Dense({ className, ...props }: HTMLChakraProps<'div'>) {
  return (
    <DensityContext value={true}>
      <chakra.div className={className ? `densa ${className}` : 'densa'} {...props} />
    </DensityContext>
  )
}
