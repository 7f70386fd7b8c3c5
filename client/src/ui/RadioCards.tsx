import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { optionRecipe } from '../theme/recipes/choices'
import { tickRecipe } from '../theme/recipes/control'
import type { Choice } from './choice'
import { useFieldGroup } from './Field'
import { Price } from './Price'

const Card = chakra('label', optionRecipe)
const Tick = chakra('input', tickRecipe)

type Option<V extends string> = Choice<V> & { amount?: number }

export type RadioCardsProps<V extends string> = {
  /** `amount` in centésimos. */
  options: readonly Option<V>[]
  value: V | null
  onChange: (value: V) => void
  /** Name for screen readers outside a `Field`. */
  label?: string | undefined
  /** Columns at 48em and over. */
  columns?: 1 | 2 | 3 | undefined
  /** Keeps the columns on a phone: for short labels. */
  narrow?: boolean | undefined
}

/** Choices with an explanation each: payment plan, method, delivery. Use in `<Field group>`. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { options, value, onChange, label, columns = 1, narrow } = props
  const name = useId()
  return (
    <chakra.div
      role="radiogroup"
      display="grid"
      gap={narrow ? { base: '2', md: '3' } : '3'}
      gridTemplateColumns={{ [narrow ? 'base' : 'md']: `repeat(${columns}, minmax(0, 1fr))` }}
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
          <Said {...option} />
        </Card>
      ))}
    </chakra.div>
  )
}

function Said({ label, detail, amount }: Omit<Option<string>, 'value'>) {
  return (
    <chakra.span flex="1" minW="0">
      <chakra.span css={styles.said}>
        <chakra.span fontWeight="640">{label}</chakra.span>
        {amount !== undefined && <Price amount={amount} size="sm" />}
      </chakra.span>
      {detail && (
        <chakra.span display="block" textStyle="sm" lineHeight="1.4" color="fg.muted" textWrap="pretty">
          {detail}
        </chakra.span>
      )}
    </chakra.span>
  )
}

const styles = {
  // In a row where the cards are stacked.
  said: {
    display: { base: 'flex', md: 'grid' },
    flexWrap: 'wrap',
    columnGap: '3',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    justifyItems: 'start',
  },
} as const
