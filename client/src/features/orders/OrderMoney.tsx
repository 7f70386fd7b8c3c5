import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { formatDateTime } from '../../lib/dates'
import { Price } from '../../ui/Price'
import type { OrderMoney_order$key } from './__generated__/OrderMoney_order.graphql'

/** The way of an order's money, from the ledger: each movement, and what releases the held money. */
export function OrderMoney({ order }: { order: OrderMoney_order$key }) {
  const { movements, next } = useFragment(
    graphql`
      fragment OrderMoney_order on Order {
        money {
          movements {
            words
            amount
            at
          }
          next
        }
      }
    `,
    order,
  ).money
  return (
    <chakra.section aria-label="La plata" display="grid" gap="2" textStyle="sm">
      <chakra.h2 textStyle="h4">La plata</chakra.h2>
      <chakra.ol display="grid" gap="2">
        {movements.map(({ words, amount, at }, index) => (
          <chakra.li key={`${index} ${at}`} css={styles.movement}>
            <chakra.span minW="0" overflowWrap="anywhere">
              {words}.{' '}
              <chakra.span color="fg.muted" className="num" whiteSpace="nowrap">
                {formatDateTime(at)}
              </chakra.span>
            </chakra.span>
            <Price amount={amount} size="text" />
          </chakra.li>
        ))}
      </chakra.ol>
      {next && <chakra.p color="fg.muted">{next}</chakra.p>}
    </chakra.section>
  )
}

const styles = {
  movement: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    alignItems: 'baseline',
  },
} as const
