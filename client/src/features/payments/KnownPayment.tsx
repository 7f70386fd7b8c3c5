import { type ReactNode, Suspense } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Navigate, useSearchParams } from 'react-router'
import { paths, withParam } from '../../paths'
import { useViewer } from '../../shell/viewer'
import { SkeletonPage } from '../../ui/Skeleton'
import type { KnownPaymentQuery, PaymentPlan } from './__generated__/KnownPaymentQuery.graphql'

type KnownPaymentProps = {
  /** The outcomes for which this page's text is right. */
  holds: readonly string[]
  /** Receives the plan of the payment; null without an account or a plan. */
  children: (plan: PaymentPlan | null) => ReactNode
}

/**
 * The content of a gateway's return page, replaced by the result page when the payment in the address has
 * another outcome.
 */
export function KnownPayment({ holds, children }: KnownPaymentProps) {
  const [search] = useSearchParams()
  const viewer = useViewer()
  const sessionId = search.get('session_id')
  // Without an account the payment cannot be read.
  if (!sessionId || !viewer) return children(null)
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
          items {
            plan
          }
        }
      }
    `,
    { sessionId },
    { fetchPolicy: 'network-only' },
  )
  if (!checkout || holds.includes(checkout.outcome)) return children(checkout?.items[0]?.plan ?? null)
  return <Navigate replace to={paths.paymentSuccess + withParam('', 'session_id', sessionId)} />
}
