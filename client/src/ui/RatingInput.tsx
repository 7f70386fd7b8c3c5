import { chakra } from '@chakra-ui/react/styled-system'
import { Star } from 'lucide-react'
import { type Ref, useId } from 'react'
import { VisuallyHidden } from './VisuallyHidden'

type RatingInputProps = {
  /** Subject of the rating: 'Calidad del producto'. */
  label: string
  value: number | null
  onChange: (value: number) => void
  /** Id of the message of its problem; undefined without one. */
  problemId?: string | undefined
  /** The first star, which gets the focus of a problem. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** A rating of one to five stars. Native radios. */
export function RatingInput({ label, value, onChange, problemId, ref }: RatingInputProps) {
  const name = useId()
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="label">{label}</chakra.legend>
      <chakra.div display="flex">
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
              ref={stars === 1 ? ref : undefined}
              aria-describedby={problemId}
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
