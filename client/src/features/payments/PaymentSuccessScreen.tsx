import { useEffect, useEffectEvent, useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router'
import { showRefusal } from '../../relay/refusal'
import type { ScreenProps } from '../../relay/route'
import { useReconnect } from '../../relay/useReconnect'
import { AccountOnly } from '../../shell/guards'
import { toast } from '../../ui/toast'
import type {
  PaymentSuccessScreenQuery,
  PaymentSuccessScreenQuery$data,
} from './__generated__/PaymentSuccessScreenQuery.graphql'
import { PaymentResult } from './PaymentResult'
import { useCheckoutNews } from './useCheckoutNews'
import { useVerifyCheckout } from './useVerifyCheckout'

/** The gateway's return page after a payment. The screen trusts nothing in the address: the gateway is asked. */
export function PaymentSuccessScreen({ queryRef }: ScreenProps<PaymentSuccessScreenQuery>) {
  const [search] = useSearchParams()
  const sessionId = search.get('session_id')
  const { checkout } = usePreloadedQuery<PaymentSuccessScreenQuery>(
    graphql`
      query PaymentSuccessScreenQuery($sessionId: String!) @preloadable {
        checkout(sessionId: $sessionId) {
          outcome
          ...PaymentResult_checkout
        }
      }
    `,
    queryRef,
  )
  return (
    <AccountOnly>
      {sessionId ? (
        <Verification key={sessionId} sessionId={sessionId} checkout={checkout} />
      ) : (
        <PaymentResult checkout={null} state="failed" />
      )}
    </AccountOnly>
  )
}

type VerificationProps = {
  sessionId: string
  checkout: PaymentSuccessScreenQuery$data['checkout']
}

const SETTLED: readonly string[] = ['PAID', 'GIVEN_BACK', 'FAILED', 'EXPIRED']

function Verification({ sessionId, checkout }: VerificationProps) {
  const [verifyCheckout, isVerifying] = useVerifyCheckout()
  const [state, setState] = useState<'asking' | 'asked' | 'failed'>('asking')
  useCheckoutNews()

  const isSettled = SETTLED.includes(checkout?.outcome ?? '')

  const verify = () => verifyCheckout({ sessionId }).then(tell)
  const tell = (outcome: Awaited<ReturnType<typeof verifyCheckout>>) => {
    if (!outcome.ok) {
      setState('failed')
      showRefusal(outcome.refusal)
      return
    }
    setState('asked')
    if (!SETTLED.includes(outcome.payload.checkout.outcome))
      toast.info('Pago pendiente', {
        description: 'Tu pago aún está siendo procesado.',
        duration: 5000,
      })
  }
  // A settled payment (a reload, or the webhook came first) is not checked again.
  const verifyUnsettled = () => {
    if (!isSettled) void verify()
  }
  const verifyOnce = useEffectEvent(verifyUnsettled)
  useEffect(() => verifyOnce(), [])
  useReconnect(verifyUnsettled)

  const again = () => {
    setState('asking')
    void verify()
  }
  const failed = state === 'failed' && !isSettled
  const isAsking = isVerifying || state === 'asking'
  return (
    <PaymentResult
      checkout={checkout}
      state={failed ? 'failed' : isAsking ? 'asking' : 'told'}
      onRetry={again}
    />
  )
}
