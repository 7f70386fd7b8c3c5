import { type ReactNode, Suspense } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Navigate, useSearchParams } from 'react-router'
import { paths, withParam } from '../../paths'
import { useViewer } from '../../shell/viewer'
import { SkeletonPage } from '../../ui/Skeleton'
import type { KnownPaymentQuery } from './__generated__/KnownPaymentQuery.graphql'

type KnownPaymentProps = {
  /** The outcomes of which this page tells the truth. */
  holds: readonly string[]
  children: ReactNode
}

/**
 * What a page says to which a gateway sends people, unless more is known of the payment that its address names: then the
 * page that tells what became of it takes its place.
 */
export function KnownPayment({ holds, children }: KnownPaymentProps) {
  const [search] = useSearchParams()
  const viewer = useViewer()
  const sessionId = search.get('session_id')
  // Without an account nothing can be known of it.
  if (!sessionId || !viewer) return children
  return (
    <Suspense fallback={<SkeletonPage />}>
      <Payment sessionId={sessionId} holds={holds}>
        {children}
      </Payment>
    </Suspense>
  )
}

function Payment({ sessionId, holds, children }: KnownPaymentProps & { sessionId: string }) {
  const { checkout } = useLazyLoadQuery<KnownPaymentQuery>(
    graphql`
      query KnownPaymentQuery($sessionId: String!) {
        checkout(sessionId: $sessionId) {
          outcome
        }
      }
    `,
    { sessionId },
    { fetchPolicy: 'network-only' },
  )
  if (!checkout || holds.includes(checkout.outcome)) return children
  return <Navigate replace to={paths.paymentSuccess + withParam('', 'session_id', sessionId)} />
}
