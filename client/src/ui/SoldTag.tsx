import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Tag } from './Tag'

type SoldTagProps = HTMLChakraProps<'div'> & {
  /** State of the sale: a `Stamp`. */
  stamp?: ReactNode
  /** State of the money: a `Stub`. */
  stub: ReactNode
}

/** A sold part's tag over its stub. Decorative: adjacent text describes it. */
export function SoldTag({ stamp, stub, ...props }: SoldTagProps) {
  return (
    <chakra.div aria-hidden="true" w="full" maxW="21rem" {...props}>
      <Tag as="div" minH="8.75rem" pb="1.125rem">
        <chakra.p textStyle="mini">Óptica izquierda</chakra.p>
        <chakra.p textStyle="narrow" fontSize="xs" color="fg.muted">
          Gol Trend 2014
        </chakra.p>
        {stamp && (
          <chakra.span position="absolute" right="1.125rem" bottom="1.125rem">
            {stamp}
          </chakra.span>
        )}
      </Tag>
      {stub}
    </chakra.div>
  )
}
