import { chakra } from '@chakra-ui/react/styled-system'
import { Star } from 'lucide-react'
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
