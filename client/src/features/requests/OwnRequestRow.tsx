import { chakra } from '@chakra-ui/react/styled-system'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatDate } from '../../lib/dates'
import { CommandDialog } from '../../relay/CommandDialog'
import { actionOf } from '../../relay/viewerAction'
import { Count, StatusBadge } from '../../ui/Badge'
import { Button, IconButton } from '../../ui/Button'
import { ListRow } from '../../ui/Panel'
import { ShortId } from '../../ui/Price'
import { RelativeTime } from '../../ui/RelativeTime'
import { statusKind } from '../../ui/statusTone'
import { toast } from '../../ui/toast'
import type { OwnRequestRow_request$key } from './__generated__/OwnRequestRow_request.graphql'
import { RequestPhoto } from './RequestPhoto'
import { boughtWords } from './requestedParts'
import { useCancelPartRequest } from './useCancelPartRequest'
import { VehicleName } from './VehicleName'

type OwnRequestRowProps = {
  request: OwnRequestRow_request$key
  /** Leads to the comparison of its offers. */
  onSeeOffers: (requestId: string) => void
}

/** One of the buyer's own requests: where it stands, and what can be done with it. */
export function OwnRequestRow({ request, onSeeOffers }: OwnRequestRowProps) {
  const data = useFragment(
    graphql`
      fragment OwnRequestRow_request on PartRequest {
        id
        shortId
        state
        status {
          label
          tone
        }
        createdAt
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
      }
    `,
    request,
  )
  const cancelPartRequest = useCancelPartRequest()
  const [asking, setAsking] = useState(false)
  const { id, state, comparison } = data
  const title = data.parts.map(({ description }) => description).join(', ')
  const bought = boughtWords(data)
  const isOpen = state === 'OPEN' || state === 'ANSWERED'
  const canCancel = actionOf(data.viewerActions, 'CANCEL')?.enabled === true
  const seeOffers = () => {
    if (comparison) onSeeOffers(id)
    else toast.info('Sin ofertas', { description: 'Esta consulta aún no tiene ofertas disponibles' })
  }
  return (
    <ListRow css={styles.row}>
      <RequestPhoto request={data} w="16" alignSelf="start" />
      <chakra.div minW="0">
        <chakra.h3 overflowWrap="anywhere" lineClamp="3">
          {title}
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
          <ShortId id={data.shortId} color="fg.muted" />
          <chakra.span color="fg.muted">
            <RelativeTime at={data.createdAt} format="long" />
          </chakra.span>
          {isOpen && (
            <chakra.span color="fg.muted">Recibe ofertas hasta el {formatDate(data.expiresAt)}</chakra.span>
          )}
        </chakra.p>
      </chakra.div>
      <chakra.div css={styles.actions}>
        {isOpen && (
          <Button size="sm" onClick={seeOffers} aria-label={`Ver Ofertas de ${title}`}>
            Ver Ofertas
            {comparison && <Count value={comparison.count} on />}
          </Button>
        )}
        {canCancel && (
          <IconButton size="sm" label={`Cancelar pedido: ${title}`} onClick={() => setAsking(true)}>
            <Trash2 />
          </IconButton>
        )}
      </chakra.div>
      <CommandDialog
        command={cancelPartRequest}
        id={asking ? id : null}
        done={{ title: 'Pedido cancelado', description: 'Los proveedores ya no lo ven.' }}
        onClose={() => setAsking(false)}
        title="¿Cancelar el pedido?"
        confirmLabel="Cancelar pedido"
        loadingText="Cancelando"
        tone="danger"
      >
        Los proveedores dejan de verlo{whatHappensTo(comparison?.count ?? 0)}. No se puede deshacer.
      </CommandDialog>
    </ListRow>
  )
}

function whatHappensTo(offers: number): string {
  if (offers === 0) return ''
  return offers === 1 ? ' y la oferta que tenés se rechaza' : ' y las ofertas que tenés se rechazan'
}

const styles = {
  row: {
    display: 'grid',
    alignItems: 'center',
    gap: { base: '4', lg: '6' },
    rowGap: '3',
    gridTemplateColumns: { base: '4rem minmax(0, 1fr)', lg: '4rem minmax(0, 1fr) auto' },
  },
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
