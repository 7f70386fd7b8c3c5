import { Suspense, useEffect } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Navigate, useSearchParams } from 'react-router'
import { paths, withParam } from '../../paths'
import { useViewer } from '../../shell/viewer'
import { SkeletonPage } from '../../ui/Skeleton'
import type { PaymentCanceledScreenQuery } from './__generated__/PaymentCanceledScreenQuery.graphql'
import { tellCanceled } from './canceledPayment'
import { FindPartLink, HomeLink, PanelLink, PaymentPage } from './PaymentPage'

/** Where the gateway sends whoever has gone back without paying. */
export function PaymentCanceledScreen() {
  const [search] = useSearchParams()
  const viewer = useViewer()
  const sessionId = search.get('session_id')
  // Without an account nothing can be known of it.
  if (!sessionId || !viewer) return <Canceled />
  return (
    <Suspense fallback={<SkeletonPage />}>
      <CanceledOrPaid sessionId={sessionId} />
    </Suspense>
  )
}

const UNPAID: readonly string[] = ['WAITING', 'FAILED', 'EXPIRED']

/** Two tabs may show one page of the gateway: one is left while the other pays. */
function CanceledOrPaid({ sessionId }: { sessionId: string }) {
  const { checkout } = useLazyLoadQuery<PaymentCanceledScreenQuery>(
    graphql`
      query PaymentCanceledScreenQuery($sessionId: String!) {
        checkout(sessionId: $sessionId) {
          outcome
        }
      }
    `,
    { sessionId },
    { fetchPolicy: 'network-only' },
  )
  if (!checkout || UNPAID.includes(checkout.outcome)) return <Canceled />
  return <Navigate replace to={paths.paymentSuccess + withParam('', 'session_id', sessionId)} />
}

function Canceled() {
  useEffect(tellCanceled, [])
  return (
    <PaymentPage
      title="Pago Cancelado"
      actions={
        <>
          <PanelLink primary tab="ordenes">
            Volver a las ofertas
          </PanelLink>
          <FindPartLink>Buscar repuesto</FindPartLink>
          <HomeLink />
        </>
      }
    >
      No se cobró nada. La oferta sigue disponible mientras esté vigente y podés pagarla más tarde.
    </PaymentPage>
  )
}
