import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { formatMoney } from '../lib/money'
import { shortId } from '../lib/text'

type PriceProps = HTMLChakraProps<'span'> & {
  /** Integer centésimos. */
  amount: number
  size?: 'sm' | 'md' | 'lg' | 'text' | undefined
}

const style = { sm: 'priceSm', md: 'price', lg: 'priceLg' } as const

/** An amount of money, large by default. `text` inherits the size, for an amount inside a sentence. */
export function Price({ amount, size = 'md', ...props }: PriceProps) {
  if (size === 'text')
    return (
      <chakra.span className="num" whiteSpace="nowrap" {...props}>
        {formatMoney(amount)}
      </chakra.span>
    )
  return (
    <chakra.span textStyle={style[size]} {...props}>
      {formatMoney(amount)}
    </chakra.span>
  )
}

/** A part number or a code, as stamped on a plate. */
export function PartNumber(props: HTMLChakraProps<'span'>) {
  return <chakra.span textStyle="pn" {...props} />
}

/** The short form of an id: '#4F7A21C9'. */
export function ShortId({ id, ...props }: HTMLChakraProps<'span'> & { id: string }) {
  return <PartNumber {...props}>#{shortId(id)}</PartNumber>
}
