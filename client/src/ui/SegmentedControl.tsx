import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { segmentRecipe } from '../theme/recipes/choices'
import type { Choice } from './choice'
import { useFieldGroup } from './Field'

const Root = chakra('div', segmentRecipe)

export type SegmentedControlProps<V extends string> = {
  /** Two to four short options; more belong in a `Select`. */
  options: readonly Choice<V>[]
  /** Null while nothing is chosen. */
  value: V | null
  onChange: (value: V) => void
  /** Name for screen readers outside a `Field`. */
  label?: string | undefined
  disabled?: boolean | undefined
}

/** Options side by side (condition, urgency). Native radios: arrow keys move, one tab stop. Use in `<Field group>`. */
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  const { options, value, onChange, label, disabled } = props
  const name = useId()
  return (
    <Root role="radiogroup" {...useFieldGroup()} {...(label ? { 'aria-label': label } : {})}>
      {options.map(option => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </Root>
  )
}
