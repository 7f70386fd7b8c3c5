import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { optionRecipe, tickRecipe } from '../theme/recipes/control'
import type { Choice } from './choice'
import { useFieldGroup } from './Field'

const Card = chakra('label', optionRecipe)
const Tick = chakra('input', tickRecipe)

export type RadioCardsProps<V extends string> = {
  options: readonly (Choice<V> & { icon?: ReactNode; aside?: ReactNode })[]
  value: V | null
  onChange: (value: V) => void
  /** Name for screen readers outside a `Field`. */
  label?: string | undefined
  /** Columns at 48em and over. */
  columns?: 1 | 2 | 3 | undefined
}

/** Choices that need a sentence each: payment plan, method, delivery. Use in `<Field group>`. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { options, value, onChange, label, columns = 1 } = props
  const name = useId()
  return (
    <chakra.div
      role="radiogroup"
      display="grid"
      gap="3"
      gridTemplateColumns={{ md: `repeat(${columns}, minmax(0, 1fr))` }}
      {...useFieldGroup()}
      {...(label ? { 'aria-label': label } : {})}
    >
      {options.map(option => (
        <Card key={option.value}>
          <Tick
            kind="radio"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <chakra.span flex="1" minW="0">
            <chakra.span display="flex" gap="2" alignItems="center" fontWeight="640">
              {option.icon}
              {option.label}
            </chakra.span>
            {option.detail && (
              <chakra.span display="block" textStyle="sm" lineHeight="1.4" color="fg.muted">
                {option.detail}
              </chakra.span>
            )}
          </chakra.span>
          {option.aside}
        </Card>
      ))}
    </chakra.div>
  )
}

/** The same card as a link, to move between two ways of doing something; mark the current one with aria-current. */
export const OptionLink = chakra('a', optionRecipe)
