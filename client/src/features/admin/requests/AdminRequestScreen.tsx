import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { formatDateTime } from '../../../lib/dates'
import { withQuantity } from '../../../lib/text'
import { paths } from '../../../paths'
import { NotFoundError } from '../../../relay/errors'
import { useRefetch } from '../../../relay/live/useRefetch'
import type { ScreenProps } from '../../../relay/route'
import { StatusBadge } from '../../../ui/Badge'
import { Panel } from '../../../ui/Panel'
import { ShortId } from '../../../ui/Price'
import { statusKind } from '../../../ui/statusTone'
import { RequestDetail } from '../../requests/feed/RequestDetail'
import { RequestReach } from '../../requests/feed/RequestReach'
import { RequestHistory } from '../../requests/following/RequestHistory'
import { VehicleName } from '../../requests/VehicleName'
import { AdminFrame } from '../AdminFrame'
import type { AdminRequestScreen_request$key } from './__generated__/AdminRequestScreen_request.graphql'
import query, { type AdminRequestScreenQuery } from './__generated__/AdminRequestScreenQuery.graphql'
import { AdminRequestOrders } from './AdminRequestOrders'
import { RequesterContact } from './RequesterContact'
import { RequestQuotes } from './RequestQuotes'
import { UnlockPrice } from './UnlockPrice'

/** A request for the team: its contents, its offers with who sells, and the price of their contacts. */
export function AdminRequestScreen({ queryRef }: ScreenProps<AdminRequestScreenQuery>) {
  const { viewer, node } = usePreloadedQuery<AdminRequestScreenQuery>(
    graphql`
      query AdminRequestScreenQuery($requestId: ID!) @preloadable {
        viewer {
          isAdmin
        }
        node(id: $requestId) {
          ... on PartRequest @alias(as: "request") {
            ...AdminRequestScreen_request
          }
        }
      }
    `,
    queryRef,
  )
  useRefetch<AdminRequestScreenQuery>(query, () => ({ requestId: queryRef.variables.requestId }))
  const isAdmin = viewer?.isAdmin ?? false
  if (isAdmin && !node?.request) throw new NotFoundError()
  return (
    <AdminFrame title="Pedido" isAdmin={isAdmin}>
      {node?.request && <Request request={node.request} />}
    </AdminFrame>
  )
}

function Request({ request }: { request: AdminRequestScreen_request$key }) {
  const data = useFragment(
    graphql`
      fragment AdminRequestScreen_request on PartRequest {
        id
        shortId
        createdAt
        sentAt
        expiresAt
        status {
          label
          tone
        }
        parts {
          description
          quantity
        }
        buyer {
          id
          name
        }
        ...AdminRequestOrders_request
        ...VehicleName_request
        ...RequestDetail_request
        ...RequestHistory_request
        ...RequestReach_request
        ...RequestQuotes_request
        ...UnlockPrice_request
      }
    `,
    request,
  )
  return (
    <chakra.div display="grid" gap="6" mt="6" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.header display="grid" gap="2">
        <chakra.h2 textStyle="h2" overflowWrap="anywhere">
          {data.parts.map(({ description, quantity }) => withQuantity(description, quantity)).join(', ')}
        </chakra.h2>
        <chakra.p display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center">
          <StatusBadge kind={statusKind(data.status.tone)}>{data.status.label}</StatusBadge>
          <VehicleName request={data} />
          <ShortId id={data.shortId} />
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted" className="num">
          {data.sentAt
            ? `Enviado el ${formatDateTime(data.sentAt)}. Recibe ofertas hasta el ${formatDateTime(data.expiresAt)}.`
            : `Armado el ${formatDateTime(data.createdAt)}, sin confirmar.`}
        </chakra.p>
        <p>
          {data.buyer ? (
            <Link to={paths.adminAccount(data.buyer.id)}>{data.buyer.name}</Link>
          ) : (
            'Pidió sin cuenta'
          )}
        </p>
        <RequesterContact requestId={data.id} />
      </chakra.header>
      <AdminRequestOrders request={data} />
      <RequestQuotes request={data} />
      <UnlockPrice request={data} />
      <Panel as="section" aria-labelledby="lo-que-pidio">
        <chakra.h2 id="lo-que-pidio" textStyle="h4" mb="4">
          Lo que pidió
        </chakra.h2>
        <chakra.div display="grid" gap="6">
          <RequestDetail request={data} />
          <RequestReach request={data} />
          <RequestHistory request={data} />
        </chakra.div>
      </Panel>
    </chakra.div>
  )
}
