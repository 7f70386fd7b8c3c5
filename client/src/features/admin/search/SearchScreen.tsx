import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useRefetch } from '../../../relay/live/useRefetch'
import type { ScreenProps } from '../../../relay/route'
import { EmptyState } from '../../../ui/EmptyState'
import { AdminFrame } from '../AdminFrame'
import { accountColumns } from '../accounts/accountColumns'
import { FoundTable } from '../FoundTable'
import { orderColumns } from '../orders/orderColumns'
import { requestColumns } from '../requests/requestColumns'
import query, { type SearchScreenQuery } from './__generated__/SearchScreenQuery.graphql'

/** Rows of each kind that the server finds. */
const MOST_FOUND = 10

/** The results of the team's search: orders, requests and people. */
export function SearchScreen({ queryRef }: ScreenProps<SearchScreenQuery>) {
  const { viewer, deskSearch } = usePreloadedQuery<SearchScreenQuery>(
    graphql`
      query SearchScreenQuery($search: String!) @preloadable {
        viewer {
          isAdmin
        }
        deskSearch(search: $search) {
          orders {
            id
            ...orderColumns_order
          }
          requests {
            id
            ...requestColumns_request
          }
          accounts {
            id
            ...accountColumns_account
          }
        }
      }
    `,
    queryRef,
  )
  const { search } = queryRef.variables
  useRefetch<SearchScreenQuery>(query, () => ({ search }))
  const { orders = [], requests = [], accounts = [] } = deskSearch ?? {}
  const rowKey = ({ id }: { id: string }) => id
  return (
    <AdminFrame title="Buscar" isAdmin={viewer?.isAdmin ?? false}>
      {orders.length + requests.length + accounts.length === 0 ? (
        <EmptyState as="h2" title={search.trim() ? `Nada coincide con «${search.trim()}»` : 'Buscá en todo'}>
          Sirven un teléfono escrito de cualquier forma, un email, un nombre, un RUT, el número de una compra
          o de un pedido, un auto o un repuesto. Cada palabra, de tres letras o más.
        </EmptyState>
      ) : (
        <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
          <FoundTable
            title="Compras"
            columns={orderColumns}
            rows={orders}
            rowKey={rowKey}
            most={MOST_FOUND}
          />
          <FoundTable
            title="Pedidos"
            columns={requestColumns}
            rows={requests}
            rowKey={rowKey}
            most={MOST_FOUND}
          />
          <FoundTable
            title="Personas"
            columns={accountColumns}
            rows={accounts}
            rowKey={rowKey}
            most={MOST_FOUND}
          />
        </chakra.div>
      )}
    </AdminFrame>
  )
}
