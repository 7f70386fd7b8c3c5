import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { formatDate } from '../../../lib/dates'
import { paths } from '../../../paths'
import { actionOf } from '../../../relay/viewerAction'
import { useOpenDialog } from '../../../shell/DialogOpener'
import { Count, StatusBadge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import { ListRow } from '../../../ui/Panel'
import { RelativeTime } from '../../../ui/RelativeTime'
import { statusKind } from '../../../ui/statusTone'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { CancelRequest } from '../editing/CancelRequest'
import { RequestPhoto } from '../RequestPhoto'
import { boughtWords } from '../requestedParts'
import { VehicleName } from '../VehicleName'
import type { OwnRequestRow_request$key } from './__generated__/OwnRequestRow_request.graphql'

/** One of the buyer's own requests: its state and its actions. */
export function OwnRequestRow({ request }: { request: OwnRequestRow_request$key }) {
  const data = useFragment(
    graphql`
      fragment OwnRequestRow_request on PartRequest {
        id
        state
        status {
          label
          tone
        }
        createdAt
        sentAt
        expiresAt
        parts {
          description
        }
        comparison {
          count
        }
        viewerActions {
          ...viewerAction_action
        }
        ...RequestPhoto_request
        ...VehicleName_request
        ...requestedParts_request
        ...CancelRequestDialog_request
      }
    `,
    request,
  )
  const [asking, setAsking] = useState(false)
  const { id, state } = data
  const offers = data.comparison?.count ?? 0
  const title = data.parts.map(({ description }) => description).join(', ')
  const bought = boughtWords(data)
  const isOpen = state === 'OPEN' || state === 'ANSWERED'
  const canCancel = actionOf(data.viewerActions, 'CANCEL')?.enabled === true
  const canDelete = actionOf(data.viewerActions, 'DELETE')?.enabled === true
  const open = useOpenDialog()
  return (
    <ListRow css={styles.row}>
      <RequestPhoto request={data} w="16" alignSelf="start" />
      <chakra.div minW="0">
        <chakra.h3 css={styles.title}>
          <Link to={paths.request(id)}>{title}</Link>
        </chakra.h3>
        <chakra.p textStyle="sm" color="fg.muted" className="num" overflowWrap="anywhere">
          <VehicleName request={data} />
        </chakra.p>
        {bought && (
          <chakra.p textStyle="sm" fontWeight="600" overflowWrap="anywhere" lineClamp="3">
            {bought}
          </chakra.p>
        )}
        <chakra.p css={styles.line}>
          <StatusBadge kind={statusKind(data.status.tone)}>{data.status.label}</StatusBadge>
          <chakra.span color="fg.muted">
            <RelativeTime at={data.createdAt} format="long" />
          </chakra.span>
          {isOpen && data.sentAt && (
            <chakra.span color="fg.muted">Recibe ofertas hasta el {formatDate(data.expiresAt)}</chakra.span>
          )}
        </chakra.p>
      </chakra.div>
      <chakra.div css={styles.actions}>
        {isOpen && data.sentAt && (
          <Button asChild size="sm">
            <Link to={paths.request(id)}>
              <span>
                {offers > 0 ? 'Ver Ofertas' : 'Ver pedido'}
                <VisuallyHidden> de {title}</VisuallyHidden>
              </span>
              {offers > 0 && <Count value={offers} on />}
            </Link>
          </Button>
        )}
        {actionOf(data.viewerActions, 'COPY')?.enabled && (
          <Button size="sm" onClick={() => open('repetir', id)}>
            <span>
              Cotizame de nuevo<VisuallyHidden>: {title}</VisuallyHidden>
            </span>
          </Button>
        )}
        {canCancel && (
          <Button variant="link" ms="auto" onClick={() => setAsking(true)}>
            <span>
              Cancelar pedido<VisuallyHidden>: {title}</VisuallyHidden>
            </span>
          </Button>
        )}
        {!isOpen && canDelete && (
          <Button variant="link" ms="auto" onClick={() => open('eliminar', id)}>
            <span>
              Eliminar<VisuallyHidden> pedido: {title}</VisuallyHidden>
            </span>
          </Button>
        )}
      </chakra.div>
      <CancelRequest request={data} open={asking} onClose={() => setAsking(false)} />
    </ListRow>
  )
}

const styles = {
  row: {
    display: 'grid',
    alignItems: 'center',
    gap: { base: '4', lg: '6' },
    rowGap: '3',
    gridTemplateColumns: { base: '4rem minmax(0, 1fr)', lg: '4rem minmax(0, 1fr) auto' },
  },
  title: { overflowWrap: 'anywhere', lineClamp: '3', '& a:not(:hover)': { textDecorationLine: 'none' } },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    mt: '1.5',
    textStyle: 'sm',
  },
  actions: {
    display: 'flex',
    gap: '2',
    alignItems: 'center',
    justifyContent: { base: 'space-between', lg: 'flex-end' },
    gridColumn: { base: '1 / -1', lg: '3' },
  },
} as const
