import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { count } from '../lib/text'
import { chipRecipe } from '../theme/recipes/chip'
import type { Choice } from './choice'

const ChipButton = chakra('button', chipRecipe)

export type FilterChipsProps<V extends string> = {
  options: readonly (Choice<V> & { count?: number | undefined })[]
  value: V
  onChange: (value: V) => void
  /** Name of the filter or order: 'Filtrar notificaciones'. */
  label: string
}

/** Filters or orders of a list: toggle buttons, exactly one pressed. */
export function FilterChips<V extends string>({ options, value, onChange, label }: FilterChipsProps<V>) {
  return (
    <chakra.fieldset aria-label={label} display="flex" flexWrap="wrap" gap={{ base: '1', md: '2' }} minW="0">
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

/** A chip that is a button: an example to try. As a link with `asChild`. */
export function Chip(props: HTMLChakraProps<'button'>) {
  return <ChipButton type={props.asChild ? undefined : 'button'} {...props} />
}
