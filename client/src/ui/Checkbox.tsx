import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { tickRecipe } from '../theme/recipes/control'
import type { ElementProps } from './elementProps'
import { useFieldControl } from './Field'

const Tick = chakra('input', tickRecipe)

export type ToggleProps = Omit<ElementProps<'input'>, 'type' | 'children'> & {
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

/** One option of a list of radios; all of them share a `name`. */
export function Radio({ children, ...props }: ToggleProps) {
  return (
    <chakra.label display="flex" gap="2.5" alignItems="flex-start" lineHeight="1.4" cursor="pointer">
      <Tick kind="radio" type="radio" {...props} />
      {children}
    </chakra.label>
  )
}
