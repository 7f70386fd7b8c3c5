import { Suspense, useState } from 'react'
import { Button } from '../../ui/Button'
import { DialogContents, DialogFrame } from '../../ui/DialogWindow'
import { FailureBoundary } from '../../ui/FailureBoundary'
import { Bone, Loading } from '../../ui/Skeleton'
import { CheckoutStatus } from './CheckoutStatus'
import type { Guest } from './guestPayer'
import { type PaidBasket, PayBasketForm } from './PayBasketForm'
import { PayForm } from './PayForm'
import type { PayingProps } from './PayPlan'
import { PayProblem } from './PayProblem'
import { useStartCheckout } from './useStartCheckout'

type PaidThing = {
  /** Global id of the Payable. */
  payableId: string
  /** See `PayForm`. */
  partIds?: readonly string[] | null
  /** See `PayForm`. */
  guest?: Guest | null
  /** See `PayForm`. */
  goneWords: string
}

type PayDialogProps = {
  /** The items to pay. */
  paid: PaidThing | PaidBasket
  /** Changes when the status of the payment may have changed, where news of checkouts are for accounts alone. */
  statusKey?: string
  /** See `PayPlan`. */
  isConsumer: boolean
  /** The version of its terms that the person chose to pay; null when the page was opened by its address. */
  chosen: number | null
  onClose: () => void
}

/** 'Procesar Pago': the amount to pay now, then the gateway's page in another tab, then the purchase: the other tab shows the success. */
export function PayDialog({ paid, isConsumer, chosen, onClose, statusKey }: PayDialogProps) {
  const [checkoutId, setCheckoutId] = useState<string | null>(null)
  const [isPaid, setPaid] = useState(false)
  const [agreed, setAgreed] = useState(chosen)
  const [startCheckout, starting] = useStartCheckout()
  const form: PayingProps = {
    isConsumer,
    agreed,
    onAgreed: setAgreed,
    startCheckout,
    starting,
    onStarted: setCheckoutId,
    onClose,
  }
  return (
    <DialogFrame open onClose={onClose} title={isPaid ? 'Tu compra' : 'Procesar Pago'} busy={starting}>
      <FailureBoundary
        fallback={
          <PayProblem onClose={onClose}>
            No pudimos abrir el pago. Revisá tu conexión y probá de nuevo.
          </PayProblem>
        }
      >
        <Suspense fallback={<PayFormSkeleton onClose={onClose} />}>
          {checkoutId === null ? (
            'kind' in paid ? (
              <PayBasketForm {...paid} {...form} />
            ) : (
              <PayForm {...paid} {...form} />
            )
          ) : (
            <DialogContents footer={<Button onClick={onClose}>Cerrar</Button>}>
              <CheckoutStatus
                checkoutId={checkoutId}
                statusKey={statusKey}
                onPaid={() => setPaid(true)}
                onRetry={() => setCheckoutId(null)}
              />
            </DialogContents>
          )}
        </Suspense>
      </FailureBoundary>
    </DialogFrame>
  )
}

/** As tall as the form on a phone, so that the dialog does not grow under a finger. */
function PayFormSkeleton({ onClose }: { onClose: () => void }) {
  return (
    <DialogContents footer={<Button onClick={onClose}>Cancelar</Button>}>
      <Loading>
        <Bone h="7rem" />
        <Bone w="60%" mt="6" />
        <Bone h="7rem" mt="3" />
        <Bone w="40%" mt="6" />
        <Bone h="11rem" mt="3" />
      </Loading>
    </DialogContents>
  )
}
