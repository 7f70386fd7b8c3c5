import { graphql, useFragment } from 'react-relay'
import { formatDate } from '../../../lib/dates'
import { actionOf } from '../../../relay/viewerAction'
import { EmptyState } from '../../../ui/EmptyState'
import { Notice } from '../../../ui/Notice'
import { openedLater } from '../../../ui/openedLater'
import { Panel } from '../../../ui/Panel'
import { boughtWords } from '../requestedParts'
import type {
  RequestOutcome_request$data,
  RequestOutcome_request$key,
} from './__generated__/RequestOutcome_request.graphql'

/** Few requests wait for a confirmation. */
const ConfirmOwnRequest = openedLater<{ requestId: string }>(
  async () => (await import('./ConfirmOwnRequest')).ConfirmOwnRequest,
  () => true,
)

/** The result of one's own request without pending offers: the purchases, and what happens next. */
export function RequestOutcome({ request }: { request: RequestOutcome_request$key }) {
  const data = useFragment(
    graphql`
      fragment RequestOutcome_request on PartRequest {
        id
        state
        expiresAt
        comparison {
          __typename
        }
        contact {
          email
        }
        sentAt
        deletedAt
        viewerOrders {
          state
        }
        viewerActions {
          ...viewerAction_action
        }
        ...requestedParts_request
      }
    `,
    request,
  )
  const { id, state, deletedAt } = data
  const newestOrder = data.viewerOrders[0]
  const isOpen = state === 'OPEN' || state === 'ANSWERED'
  const bought = boughtWords(data)
  const canConfirm = actionOf(data.viewerActions, 'CONFIRM')?.enabled === true
  return (
    <>
      {newestOrder && <Notice tone="trust">{orderWords(state, newestOrder.state, bought)}</Notice>}
      {state === 'CANCELED' && !deletedAt && (
        <Notice>
          <b>Cancelaste este pedido.</b> Los proveedores ya no lo ven.
        </Notice>
      )}
      {state === 'EXPIRED' && !deletedAt && (
        <Notice tone="warn">
          <b>Este pedido venció el {formatDate(data.expiresAt, 'long')}.</b> Si todavía lo necesitás, pedilo
          de nuevo.
        </Notice>
      )}
      {isOpen && !data.sentAt && (canConfirm || data.contact?.email) && (
        <Notice tone="warn" action={canConfirm && <ConfirmOwnRequest requestId={id} />}>
          <b>Confirmá tu pedido.</b> Los proveedores lo ven cuando lo confirmes
          {!canConfirm && ` desde el correo que te mandamos a ${data.contact?.email}`}.
        </Notice>
      )}
      {isOpen && data.sentAt && !data.comparison && (
        <NoOffers state={state} bought={bought} email={data.contact?.email} />
      )}
    </>
  )
}

type NoOffersProps = Pick<RequestOutcome_request$data, 'state'> & {
  bought: string | null
  email: string | null | undefined
}

function NoOffers({ state, bought, email }: NoOffersProps) {
  const next = `Cuando un proveedor cotice, la oferta aparece acá${email ? ` y te avisamos a ${email}` : ''}.`
  return (
    <Panel flush>
      {state === 'OPEN' ? (
        <EmptyState as="h2" title="Sin ofertas todavía">
          Esta consulta aún no tiene ofertas disponibles. {next}
        </EmptyState>
      ) : (
        <EmptyState as="h2" title={bought ? 'Sin ofertas para lo que falta' : 'Sin ofertas vigentes'}>
          {bought ? '' : 'Las que llegaron ya no están disponibles. '}
          {next}
        </EmptyState>
      )}
    </Panel>
  )
}

function orderWords(request: string, order: string, bought: string | null): string {
  if (bought) return `${bought}.`
  if (order === 'CANCELED') return 'Tu compra se canceló y el pedido volvió a recibir ofertas.'
  return request === 'CLOSED' ? 'Ya lo compraste y lo recibiste.' : 'Ya lo compraste.'
}
