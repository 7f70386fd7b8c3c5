import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { formatWeekday } from '../../../lib/dates'
import { StatusBadge } from '../../../ui/Badge'
import { DataTable } from '../../../ui/DataTable'
import { EmptyState } from '../../../ui/EmptyState'
import { Panel } from '../../../ui/Panel'
import { Price } from '../../../ui/Price'
import { statusKind } from '../../../ui/statusTone'
import type {
  RequestQuotes_request$data,
  RequestQuotes_request$key,
} from './__generated__/RequestQuotes_request.graphql'

type Quote = RequestQuotes_request$data['offers']['edges'][number]['node']

/** The offers on a request with their sellers, the cheapest first, at most fifty. */
export function RequestQuotes({ request }: { request: RequestQuotes_request$key }) {
  const { offers } = useFragment(
    graphql`
      fragment RequestQuotes_request on PartRequest {
        offers(first: 50, orderBy: PRICE) {
          totalCount
          edges {
            node {
              id
              status {
                label
                tone
              }
              provider {
                name
              }
              currentVersion {
                total
                validUntil
                terms {
                  condition
                  delivery
                }
              }
            }
          }
        }
      }
    `,
    request,
  )
  return (
    <Panel as="section" flush aria-labelledby="cotizaciones">
      <chakra.h2 id="cotizaciones" textStyle="h4" p="4">
        Cotizaciones
      </chakra.h2>
      {offers.totalCount === 0 ? (
        <EmptyState title="Nadie cotizó todavía" />
      ) : (
        <DataTable
          caption="Cotizaciones"
          columns={COLUMNS}
          rows={offers.edges.map(({ node }) => node)}
          rowKey={({ id }) => id}
        />
      )}
    </Panel>
  )
}

const COLUMNS: Parameters<typeof DataTable<Quote>>[0]['columns'] = [
  { header: 'Proveedor', place: 'title', cell: ({ provider }) => provider.name },
  {
    header: 'Estado',
    place: 'corner',
    cell: ({ status }) => <StatusBadge kind={statusKind(status.tone)}>{status.label}</StatusBadge>,
  },
  {
    header: 'Precio',
    align: 'end',
    cell: ({ currentVersion }) => <Price amount={currentVersion.total} size="text" />,
  },
  {
    header: 'Ofrece',
    cell: ({ currentVersion: { terms } }) => `${terms.condition}, ${terms.delivery}`,
  },
  { header: 'Vale hasta', cell: ({ currentVersion }) => formatWeekday(currentVersion.validUntil) },
]
