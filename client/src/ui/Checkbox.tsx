import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { switchRecipe, tickRecipe } from '../theme/recipes/control'
import type { ElementProps } from './elementProps'
import { useFieldControl } from './Field'

const Tick = chakra('input', tickRecipe)
const Track = chakra('input', switchRecipe, { defaultProps: { type: 'checkbox', role: 'switch' } })

type ToggleProps = Omit<ElementProps<'input'>, 'type' | 'children'> & {
  /** The label, at the right. */
  children: ReactNode
}

/** A box to tick, with its label; spreads react-hook-form's `register`. */
export function Checkbox({ children, ...props }: ToggleProps) {
  return (
    <chakra.label display="flex" gap="2.5" alignItems="flex-start" lineHeight="1.4" cursor="pointer">
      <Tick type="checkbox" {...useFieldControl()} {...props} />
      {children}
    </chakra.label>
  )
}

/** One option of a plain list of radios; give all of them the same `name`. */
export function Radio({ children, ...props }: ToggleProps) {
  return (
    <chakra.label display="flex" gap="2.5" alignItems="flex-start" lineHeight="1.4" cursor="pointer">
      <Tick kind="radio" type="radio" {...props} />
      {children}
    </chakra.label>
  )
}

/** Something that takes effect at once: warranty on, quote this part. */
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
