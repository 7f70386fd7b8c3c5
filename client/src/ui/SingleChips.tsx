import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { chipRecipe } from '../theme/recipes/chip'
import { Button } from './Button'
import type { Choice } from './choice'
import { useFieldGroup } from './Field'
import { hiddenInput } from './hiddenInput'

const ChipLabel = chakra('label', chipRecipe)

export type SingleChipsProps<V extends string> = {
  options: readonly Choice<V>[]
  value: V | null
  onChange: (value: V) => void
  /** Name for screen readers outside a `Field`. */
  label?: string | undefined
  /** Number of options shown before 'Ver N más'. */
  visible?: number | undefined
}

/** One choice among many short ones. Native radios. Use in `<Field group>`. */
export function SingleChips<V extends string>(props: SingleChipsProps<V>) {
  const { options, value, onChange, label, visible = options.length } = props
  const name = useId()
  const [all, setAll] = useState(false)
  const more = Math.max(0, options.length - visible)
  const shown = all ? options : options.slice(0, visible)
  return (
    <chakra.div
      role="radiogroup"
      {...useFieldGroup()}
      {...(label ? { 'aria-label': label } : {})}
      display="grid"
      gap="2"
      justifyItems="start"
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="2"
        // The full list scrolls in a box, so that the rest of the form stays near.
        {...(all && more > 0
          ? { maxH: '15rem', overflowY: 'auto', overscrollBehavior: 'contain', p: '1', m: '-1' }
          : {})}
      >
        {shown.map(option => (
          <ChipLabel key={option.value}>
            <chakra.input
              type="radio"
              name={name}
              css={hiddenInput}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </ChipLabel>
        ))}
      </chakra.div>
      {more > 0 && (
        <Button variant="link" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Ver menos' : `Ver ${more} más`}
        </Button>
      )}
    </chakra.div>
  )
}
