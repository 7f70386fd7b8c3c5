import { chakra } from '@chakra-ui/react/styled-system'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { VisuallyHidden } from './VisuallyHidden'

const decimals = new Intl.NumberFormat('es-UY', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** An average: '4,8' and a star. `value` from 1 to 5. */
export function Rating({ value }: { value: number }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      className="num"
      fontWeight="640"
      lineHeight="1"
      css={{ '& svg': { w: '.9375em', h: '.9375em', fill: 'currentColor', color: 'warn.mark' } }}
    >
      <span aria-hidden="true">{decimals.format(value)}</span>
      <Star aria-hidden="true" />
      <VisuallyHidden>{decimals.format(value)} de 5 estrellas</VisuallyHidden>
    </chakra.span>
  )
}

type RatingInputProps = {
  /** Subject of the rating: 'Calidad del producto'. */
  label: string
  value: number | null
  onChange: (value: number) => void
}

/** A rating of one to five stars. Native radios. */
export function RatingInput({ label, value, onChange }: RatingInputProps) {
  const name = useId()
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="label">{label}</chakra.legend>
      <chakra.div display="inline-flex">
        {[1, 2, 3, 4, 5].map(stars => (
          <chakra.label
            key={stars}
            position="relative"
            p=".1875rem"
            cursor="pointer"
            color="border.control"
            css={{
              '& svg': { w: '1.75rem', h: '1.75rem' },
              ...(value !== null &&
                stars <= value && {
                  '& svg': { w: '1.75rem', h: '1.75rem', fill: 'warn.mark', color: 'warn.fg' },
                }),
              '&:has(:focus-visible)': {
                outline: '3px solid',
                outlineColor: 'focusRing',
                borderRadius: 'xs',
              },
            }}
          >
            <chakra.input
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="pointer"
            />
            <Star aria-hidden="true" />
            <VisuallyHidden>{stars === 1 ? '1 estrella' : `${stars} estrellas`}</VisuallyHidden>
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}
