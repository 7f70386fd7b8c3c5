import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { departments, labelOf } from '../../lib/labels'
import { withQuantity } from '../../lib/text'
import { useMediaQuery } from '../../lib/useMediaQuery'
import { actionOf } from '../../relay/viewerAction'
import { StatusBadge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { ListRow } from '../../ui/Panel'
import { Price } from '../../ui/Price'
import { statusKind } from '../../ui/statusTone'
import { RequestPhoto } from '../requests/RequestPhoto'
import { VehicleName } from '../requests/VehicleName'
import type { BuyerOrderRow_order$key } from './__generated__/BuyerOrderRow_order.graphql'
import { ChatLink } from './ChatLink'
import { OrderContact } from './OrderContact'
import { useOrderSteps } from './OrderDialogs'
import { OrderTimeline } from './OrderTimeline'

/** One order: where the part and the money are, who sells it, and what the buyer has to do next. */
export function BuyerOrderRow({ order }: { order: BuyerOrderRow_order$key }) {
  const data = useFragment(
    graphql`
      fragment BuyerOrderRow_order on Order {
        id
        total
        status {
          label
          tone
          summary
        }
        lines {
          description
          quantity
        }
        provider {
          companyName
          department
        }
        request {
          id
          ...RequestPhoto_request
          ...VehicleName_request
        }
        viewerActions {
          ...viewerAction_action
        }
        ...ChatLink_order
        ...OrderTimeline_order
        ...OrderDialogs_order
      }
    `,
    order,
  )
  const ask = useOrderSteps(data)
  const isWide = useMediaQuery('(min-width: 64em)')
  const { id, status, lines, provider, request, viewerActions } = data
  const canConfirm = actionOf(viewerActions, 'CONFIRM_RECEIPT')?.enabled === true
  return (
    <ListRow css={styles.row}>
      <RequestPhoto request={request} w={{ base: '16', lg: '4.5rem' }} alignSelf="start" />
      <chakra.div minW="0" display="grid" gap="1.5">
        <div>
          <chakra.h3 overflowWrap="anywhere">
            {lines.map(({ description, quantity }) => withQuantity(description, quantity)).join(', ')}
          </chakra.h3>
          <chakra.p textStyle="sm" color="fg.muted" className="num" overflowWrap="anywhere">
            <VehicleName request={request} />. {provider.companyName},{' '}
            {labelOf(departments, provider.department)}.
          </chakra.p>
        </div>
        <chakra.p css={styles.line}>
          <StatusBadge kind={statusKind(status.tone)}>{status.label}</StatusBadge>
          <chakra.span color="fg.muted">{status.summary}</chakra.span>
        </chakra.p>
        {actionOf(viewerActions, 'SEE_CONTACT')?.enabled && <OrderContact orderId={id} />}
      </chakra.div>
      <Price amount={data.total} css={styles.price} />
      <chakra.div css={styles.actions}>
        {canConfirm && (
          <Button size="sm" variant="solid" onClick={() => ask('recibir')}>
            Confirmar recepción
          </Button>
        )}
        <ChatLink order={data}>Abrir el chat</ChatLink>
      </chakra.div>
      <chakra.div gridColumn="1 / -1" pt="1">
        <OrderTimeline order={data} layout={isWide ? 'horizontal' : 'compact'} />
      </chakra.div>
    </ListRow>
  )
}

const styles = {
  row: {
    display: 'grid',
    alignItems: { base: 'start', lg: 'center' },
    gap: { base: '4', lg: '6' },
    rowGap: '3',
    gridTemplateColumns: { base: '4rem minmax(0, 1fr)', lg: '4.5rem minmax(0, 1fr) 7rem auto' },
  },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    textStyle: 'sm',
  },
  price: { gridColumn: { base: '2', lg: '3' }, textAlign: { lg: 'end' } },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    justifyContent: { lg: 'flex-end' },
    gridColumn: { base: '1 / -1', lg: '4' },
    '& > *': { flex: { base: '1 1 auto', lg: 'none' } },
  },
} as const
