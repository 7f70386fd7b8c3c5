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
import { Price, ShortId } from '../../../ui/Price'
import { Stat, StatGrid } from '../../../ui/StatGrid'
import { statusKind } from '../../../ui/statusTone'
import { OrderContact } from '../../orders/OrderContact'
import { OrderMoney } from '../../orders/OrderMoney'
import { OrderTimeline } from '../../orders/OrderTimeline'
import { OrderVehicle } from '../../orders/OrderVehicle'
import { AdminFrame } from '../AdminFrame'
import { AccountContact } from '../accounts/AccountContact'
import type { AdminOrderScreen_order$key } from './__generated__/AdminOrderScreen_order.graphql'
import query, { type AdminOrderScreenQuery } from './__generated__/AdminOrderScreenQuery.graphql'

/** An order for the team: its money, its parties with their contacts on demand, and what happened. */
export function AdminOrderScreen({ queryRef }: ScreenProps<AdminOrderScreenQuery>) {
  const { viewer, node } = usePreloadedQuery<AdminOrderScreenQuery>(
    graphql`
      query AdminOrderScreenQuery($orderId: ID!) @preloadable {
        viewer {
          isAdmin
        }
        node(id: $orderId) {
          ... on Order @alias(as: "order") {
            ...AdminOrderScreen_order
          }
        }
      }
    `,
    queryRef,
  )
  useRefetch<AdminOrderScreenQuery>(query, () => ({ orderId: queryRef.variables.orderId }))
  const isAdmin = viewer?.isAdmin ?? false
  if (isAdmin && !node?.order) throw new NotFoundError()
  return (
    <AdminFrame title="Compra" isAdmin={isAdmin}>
      {isAdmin && node?.order && <AdminOrder order={node.order} />}
    </AdminFrame>
  )
}

function AdminOrder({ order }: { order: AdminOrderScreen_order$key }) {
  const data = useFragment(
    graphql`
      fragment AdminOrderScreen_order on Order {
        id
        shortId
        createdAt
        total
        paid
        held
        payout
        messageCount
        shippingNote
        cancelReason
        status {
          stamp
          tone
          summary
        }
        lines {
          description
          quantity
        }
        request {
          id
          shortId
        }
        buyer {
          id
          name
        }
        provider {
          id
          companyName
          account {
            id
          }
        }
        dispute {
          id
        }
        ...OrderTimeline_order
        ...OrderMoney_order
        ...OrderVehicle_order
      }
    `,
    order,
  )
  const { provider, buyer, request, dispute } = data
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.header display="grid" gap="2">
        <chakra.h2 textStyle="h2" overflowWrap="anywhere">
          {data.lines.map(({ description, quantity }) => withQuantity(description, quantity)).join(', ')}
        </chakra.h2>
        <chakra.p display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center">
          <StatusBadge kind={statusKind(data.status.tone)}>{data.status.stamp}</StatusBadge>
          <OrderVehicle order={data} />
          <ShortId id={data.shortId} />
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted" className="num">
          Pagada el {formatDateTime(data.createdAt)}. {data.status.summary}
        </chakra.p>
        <chakra.p display="flex" flexWrap="wrap" columnGap="4" rowGap="1">
          {request && <Link to={paths.adminRequest(request.id)}>Pedido #{request.shortId}</Link>}
          {dispute && <Link to={paths.dispute(dispute.id)}>Disputa</Link>}
        </chakra.p>
      </chakra.header>
      <StatGrid columns={2}>
        <Stat value={<Price amount={data.total} size="text" />} label="Total" />
        <Stat value={<Price amount={data.paid} size="text" />} label="Pagado en Tuerca" />
        <Stat value={<Price amount={data.held} size="text" />} label="Retenido ahora" />
        <Stat
          value={data.payout == null ? '–' : <Price amount={data.payout} size="text" />}
          label="Para el proveedor"
          note="sin la comisión"
        />
      </StatGrid>
      <chakra.div
        display="grid"
        gap="6"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      >
        <Panel as="section" aria-labelledby="quien-compra">
          <chakra.h2 id="quien-compra" textStyle="h4" mb="2">
            Quién compra
          </chakra.h2>
          <chakra.p mb="2">
            {buyer ? <Link to={paths.adminAccount(buyer.id)}>{buyer.name}</Link> : 'Compró sin cuenta'}
          </chakra.p>
          <OrderContact orderId={data.id} />
        </Panel>
        <Panel as="section" aria-labelledby="quien-vende">
          <chakra.h2 id="quien-vende" textStyle="h4" mb="2">
            Quién vende
          </chakra.h2>
          <chakra.p mb="2">
            {provider.account ? (
              <Link to={paths.adminAccount(provider.account.id)}>{provider.companyName}</Link>
            ) : (
              provider.companyName
            )}
          </chakra.p>
          {provider.account && <AccountContact accountId={provider.account.id} />}
        </Panel>
      </chakra.div>
      <Panel as="section" aria-labelledby="que-paso">
        <chakra.h2 id="que-paso" textStyle="h4" mb="4">
          Qué pasó
        </chakra.h2>
        <OrderTimeline order={data} />
        <chakra.div mt="4" maxW="36rem">
          <OrderMoney order={data} />
        </chakra.div>
        <chakra.p mt="4" textStyle="sm" color="fg.muted">
          {data.messageCount === 1 ? 'Un mensaje' : `${data.messageCount ?? 0} mensajes`} entre las partes. El
          equipo los lee solo en una disputa.
        </chakra.p>
        {data.shippingNote && <p>Envío: {data.shippingNote}</p>}
        {data.cancelReason && <p>Motivo de la cancelación: {data.cancelReason}</p>}
      </Panel>
    </chakra.div>
  )
}
