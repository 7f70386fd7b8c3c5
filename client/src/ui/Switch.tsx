import { chakra } from '@chakra-ui/react/styled-system'
import { switchRecipe } from '../theme/recipes/choices'
import type { ToggleProps } from './Checkbox'

const Track = chakra('input', switchRecipe, { defaultProps: { type: 'checkbox', role: 'switch' } })

/** A setting that takes effect at once: warranty on, quote this part. */
export function Switch({ children, ...props }: ToggleProps) {
  return (
    <chakra.label
      display="inline-flex"
      gap="2.5"
      alignItems="center"
      minH="7"
      fontSize="sm"
      fontWeight="580"
      cursor="pointer"
    >
      <Track {...props} />
      {children}
    </chakra.label>
  )
}
