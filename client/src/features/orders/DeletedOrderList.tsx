import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { formatDate } from '../../lib/dates'
import { formatMoney } from '../../lib/money'
import { withQuantity } from '../../lib/text'
import { ListRow, Panel } from '../../ui/Panel'
import type { DeletedOrderListQuery } from './__generated__/DeletedOrderListQuery.graphql'
import { ChatLink } from './ChatLink'
import { RestoreOrder } from './RestoreOrder'

export type DeletedOrderListProps = { sales: boolean; onRestored: () => void }

/** The latest 50 orders that the viewer deleted: its sales, or its purchases. */
export function DeletedOrderList({ sales, onRestored }: DeletedOrderListProps) {
  const { viewer } = useLazyLoadQuery<DeletedOrderListQuery>(
    graphql`
      query DeletedOrderListQuery($sales: Boolean!) {
        viewer {
          orders(first: 50, deleted: true) @skip(if: $sales) {
            edges {
              node {
                ...DeletedOrderList_order @relay(mask: false)
              }
            }
          }
          provider @include(if: $sales) {
            orders(first: 50, deleted: true) {
              edges {
                node {
                  ...DeletedOrderList_order @relay(mask: false)
                }
              }
            }
          }
        }
      }
    `,
    { sales },
    { fetchPolicy: 'store-and-network' },
  )
  const orders = (sales ? viewer?.provider?.orders : viewer?.orders)?.edges.map(({ node }) => node) ?? []
  return (
    <Panel flush>
      {orders.map(
        order =>
          order.deletedAt && (
            <ListRow key={order.id} css={styles.row}>
              <chakra.div flex="1 1 14rem" minW="0">
                <chakra.h3 overflowWrap="anywhere" lineClamp="2">
                  {order.lines
                    .map(({ description, quantity }) => withQuantity(description, quantity))
                    .join(', ')}
                </chakra.h3>
                <chakra.p textStyle="sm" color="fg.muted" className="num">
                  {order.status.label}. {formatMoney(order.total)}. Eliminada el{' '}
                  {formatDate(order.deletedAt, 'long')}.
                </chakra.p>
              </chakra.div>
              <ChatLink order={order}>Ver el chat</ChatLink>
              <RestoreOrder id={order.id} onRestored={onRestored} words="Restaurar" />
            </ListRow>
          ),
      )}
    </Panel>
  )
}

export const deletedOrder = graphql`
  fragment DeletedOrderList_order on Order {
    id
    deletedAt
    total
    status {
      label
    }
    lines {
      description
      quantity
    }
    ...ChatLink_order
  }
`

const styles = {
  row: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center', justifyContent: 'space-between' },
} as const
