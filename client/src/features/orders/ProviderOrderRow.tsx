import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { formatDate } from '../../lib/dates'
import { actionOf, type ViewerActionName } from '../../relay/viewerAction'
import { StatusBadge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { ListRow } from '../../ui/Panel'
import { Photo } from '../../ui/Photo'
import { Price } from '../../ui/Price'
import { statusKind } from '../../ui/statusTone'
import { VehicleName } from '../requests/VehicleName'
import type {
  ProviderOrderRow_order$data,
  ProviderOrderRow_order$key,
} from './__generated__/ProviderOrderRow_order.graphql'
import { ChatLink } from './ChatLink'
import { OrderContact } from './OrderContact'
import { useOrderSteps } from './OrderDialogs'

/** One order: what was sold, what the provider gets for it, and what the provider has to do next. */
export function ProviderOrderRow({ order }: { order: ProviderOrderRow_order$key }) {
  const data = useFragment(
    graphql`
      fragment ProviderOrderRow_order on Order {
        id
        createdAt
        total
        status {
          label
          tone
          summary
        }
        lines {
          description
        }
        request {
          id
          files {
            kind
            thumbnailUrl
          }
          ...VehicleName_request
        }
        viewerActions {
          ...viewerAction_action
        }
        ...ChatLink_order
        ...OrderDialogs_order
      }
    `,
    order,
  )
  const ask = useOrderSteps(data)
  const { request, lines } = data
  const photo = request.files.find(({ kind, thumbnailUrl }) => kind === 'IMAGE' && thumbnailUrl)
  const can = (wanted: ViewerActionName) => actionOf(data.viewerActions, wanted)?.enabled === true
  return (
    <ListRow css={styles.row}>
      <Photo src={photo?.thumbnailUrl} alt="" w="16" alignSelf="start" />
      <chakra.div minW="0" display="grid" gap="1.5">
        <div>
          <chakra.h3 overflowWrap="anywhere">
            {lines.map(({ description }) => description).join(', ')}
          </chakra.h3>
          <chakra.p textStyle="sm" color="fg.muted" className="num">
            <VehicleName request={request} />. Vendido el {formatDate(data.createdAt, 'long')}
          </chakra.p>
        </div>
        <OrderStanding status={data.status} />
        {can('SEE_CONTACT') && <OrderContact orderId={data.id} />}
      </chakra.div>
      <Price amount={data.total} css={styles.price} />
      <chakra.div css={styles.actions}>
        {can('SHIP') && (
          <Button size="sm" variant="solid" onClick={() => ask('enviar')}>
            Marcar como enviado
          </Button>
        )}
        <ChatLink order={data}>Chat con cliente</ChatLink>
        {can('CANCEL') && (
          <Button size="sm" variant="danger" onClick={() => ask('cancelar')}>
            Cancelar pedido
          </Button>
        )}
      </chakra.div>
    </ListRow>
  )
}

function OrderStanding({ status }: Pick<ProviderOrderRow_order$data, 'status'>) {
  return (
    <chakra.p display="flex" flexWrap="wrap" columnGap="2" rowGap="1" alignItems="center">
      <StatusBadge kind={statusKind(status.tone)}>{status.label}</StatusBadge>
      <chakra.span textStyle="xs" color="fg.muted" className="num">
        {status.summary}
      </chakra.span>
    </chakra.p>
  )
}

const styles = {
  row: {
    display: 'grid',
    alignItems: { base: 'start', lg: 'center' },
    gap: '4',
    rowGap: '3',
    gridTemplateColumns: { base: '4rem minmax(0, 1fr)', lg: '4rem minmax(0, 1fr) 6.5rem 11rem' },
    py: '3.5',
    '& h3': { fontSize: 'md' },
  },
  price: { gridColumn: { base: '2', lg: '3' }, textAlign: { lg: 'end' } },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    flexDirection: { lg: 'column' },
    gap: '2',
    gridColumn: { base: '1 / -1', lg: '4' },
    '& > *': { flex: { base: '1 1 auto', lg: 'none' } },
  },
} as const
