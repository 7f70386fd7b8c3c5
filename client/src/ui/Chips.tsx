import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { count } from '../lib/text'
import { chipRecipe } from '../theme/recipes/control'
import { Button } from './Button'
import type { Choice } from './choice'
import { useFieldGroup } from './Field'

const ChipLabel = chakra('label', chipRecipe)
const ChipButton = chakra('button', chipRecipe)
/** The control of a chip lies over it, unseen. */
export const hiddenInput = {
  position: 'absolute',
  inset: '0',
  opacity: '0',
  w: 'full',
  h: 'full',
  m: '0',
  cursor: 'pointer',
} as const

export type SingleChipsProps<V extends string> = {
  options: readonly Choice<V>[]
  value: V | null
  onChange: (value: V) => void
  /** Name for screen readers outside a `Field`. */
  label?: string | undefined
  /** How many show before 'Ver N más'. */
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
        // All of them in a window of their own, so that the rest of the form stays near.
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

export type FilterChipsProps<V extends string> = {
  options: readonly (Choice<V> & { count?: number | undefined })[]
  value: V
  onChange: (value: V) => void
  /** What is being filtered or sorted: 'Filtrar notificaciones'. */
  label: string
}

/** Filters or orders of a list: toggle buttons, exactly one pressed. */
export function FilterChips<V extends string>({ options, value, onChange, label }: FilterChipsProps<V>) {
  return (
    <chakra.fieldset aria-label={label} display="flex" flexWrap="wrap" gap="2" minW="0">
      {options.map(option => (
        <ChipButton
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.count !== undefined && (
            <chakra.span
              className="num"
              fontSize="xs"
              aria-label={count(option.count, 'resultado', 'resultados')}
            >
              {option.count}
            </chakra.span>
          )}
        </ChipButton>
      ))}
    </chakra.fieldset>
  )
}

/** A chip that does something: an example to try. As a link with `asChild`. */
export function Chip(props: HTMLChakraProps<'button'>) {
  return <ChipButton type={props.asChild ? undefined : 'button'} {...props} />
}
