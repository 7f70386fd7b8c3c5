import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatMoney } from '../../lib/money'
import { showRefusal } from '../../relay/refusal'
import { useReconnect } from '../../relay/useReconnect'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { Spinner } from '../../ui/Spinner'
import { toast } from '../../ui/toast'
import { Voucher } from '../payments/Voucher'
import type { PaymentReturn_checkout$key } from './__generated__/PaymentReturn_checkout.graphql'
import { useVerifyGuestCheckout } from './useVerifyGuestCheckout'

const SETTLED: readonly string[] = ['PAID', 'GIVEN_BACK', 'FAILED', 'EXPIRED']

/**
 * Back from the gateway's page: the result of that payment. It trusts nothing in the address; the gateway is asked.
 */
export function PaymentReturn({ sessionId }: { sessionId: string }) {
  const [verify, isVerifying] = useVerifyGuestCheckout()
  const [checkout, setCheckout] = useState<PaymentReturn_checkout$key | null>(null)
  const [failed, setFailed] = useState(false)
  const [isSettled, setSettled] = useState(false)

  const ask = () => {
    void verify({ sessionId }).then(outcome => {
      if (!outcome.ok) {
        setFailed(true)
        showRefusal(outcome.refusal)
        return
      }
      const { checkout: known } = outcome.payload
      setFailed(false)
      setCheckout(known)
      setSettled(SETTLED.includes(known.outcome))
      if (known.outcome === 'PROCESSING')
        toast.info('Pago pendiente', { description: 'Tu pago aún está siendo procesado.', duration: 5000 })
    })
  }
  const askFirst = useEffectEvent(ask)
  useEffect(() => askFirst(), [])
  useReconnect(() => {
    if (!isSettled) ask()
  })

  return (
    <chakra.div display="grid" gap="3" mb="6" aria-live="polite">
      {isVerifying && (
        <chakra.p display="flex" gap="3" alignItems="center">
          <Spinner />
          Verificando tu pago
        </chakra.p>
      )}
      {checkout && <Result checkout={checkout} />}
      {!isVerifying && (failed || (checkout && !isSettled)) && (
        <>
          {failed && (
            <Notice tone="danger">
              <b>No se pudo verificar el pago.</b> Si ves el cobro en tu tarjeta, no pagues de nuevo.
            </Notice>
          )}
          <Button justifySelf="start" onClick={ask}>
            Verificar de nuevo
          </Button>
        </>
      )}
    </chakra.div>
  )
}

function Result({ checkout }: { checkout: PaymentReturn_checkout$key }) {
  const data = useFragment(
    graphql`
      fragment PaymentReturn_checkout on Checkout {
        outcome
        amount
        words {
          returned
          unpaid
        }
        ...Voucher_checkout
      }
    `,
    checkout,
  )
  const { outcome, amount, words } = data
  switch (outcome) {
    // The page itself says that it is paid.
    case 'PAID':
      return null
    case 'GIVEN_BACK':
      return (
        <Notice tone="warn">
          <b>{words.returned}</b> Te devolvemos todo: {formatMoney(amount)}. Puede demorar unos días en tu
          tarjeta.
        </Notice>
      )
    case 'PROCESSING':
      return (
        <>
          <Notice tone="warn">
            <b>Pago pendiente.</b> Tu pago aún está siendo procesado. Te mandamos un email cuando se confirme.
          </Notice>
          <Voucher checkout={data} />
        </>
      )
    case 'FAILED':
    case 'EXPIRED':
      return (
        <Notice tone="danger">
          <b>Problema con el Pago.</b> No se cobró nada. {words.unpaid}
        </Notice>
      )
    default:
      return (
        <Notice>
          <b>Pago Cancelado.</b> No se cobró nada. {words.unpaid}
        </Notice>
      )
  }
}
