import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import type { HandOverCode_order$key } from './__generated__/HandOverCode_order.graphql'

/** 'Código de entrega' of a shipped order, for its buyer, who shows it at the counter. */
export function HandOverCode({ order }: { order: HandOverCode_order$key }) {
  const { handOverCode } = useFragment(
    graphql`
      fragment HandOverCode_order on Order {
        handOverCode
      }
    `,
    order,
  )
  if (!handOverCode) return null
  return (
    <chakra.p mt="2" textStyle="sm" color="fg.muted">
      Código de entrega:{' '}
      <chakra.b className="num" color="fg" whiteSpace="nowrap">
        {`${handOverCode.slice(0, 3)} ${handOverCode.slice(3)}`}
      </chakra.b>
      . Dáselo al proveedor recién con la pieza en la mano: confirma la recepción y libera la plata.
    </chakra.p>
  )
}
