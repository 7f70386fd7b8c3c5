import { Suspense, useState } from 'react'
import { Button } from '../../ui/Button'
import { DialogContents, DialogFrame } from '../../ui/DialogWindow'
import { FailureBoundary } from '../../ui/FailureBoundary'
import { Bone, Loading } from '../../ui/Skeleton'
import { CheckoutStatus } from './CheckoutStatus'
import type { Guest } from './guestPayer'
import { PayForm } from './PayForm'
import { PayProblem } from './PayProblem'
import { useStartCheckout } from './useStartCheckout'

type PayDialogProps = {
  /** Global id of the Payable. */
  payableId: string
  /** See `PayForm`. */
  partIds?: readonly string[] | null
  /** See `PayForm`. */
  guest?: Guest | null
  /** Changes when the status of the payment may have changed, where news of checkouts are for accounts alone. */
  statusKey?: string
  /** See `PayForm`. */
  isConsumer: boolean
  /** See `PayForm`. */
  goneWords: string
  /** The version of its terms that the person chose to pay; null when the page was opened by its address. */
  chosen: number | null
  onClose: () => void
}

/** 'Procesar Pago': the amount to pay now, then the gateway's page in another tab, then the result. */
export function PayDialog({ isConsumer, goneWords, chosen, onClose, statusKey, ...payable }: PayDialogProps) {
  const [checkoutId, setCheckoutId] = useState<string | null>(null)
  const [agreed, setAgreed] = useState(chosen)
  const [startCheckout, starting] = useStartCheckout()
  return (
    <DialogFrame open onClose={onClose} title="Procesar Pago" busy={starting}>
      <FailureBoundary
        fallback={
          <PayProblem onClose={onClose}>
            No pudimos abrir el pago. Revisá tu conexión y probá de nuevo.
          </PayProblem>
        }
      >
        <Suspense fallback={<PayFormSkeleton onClose={onClose} />}>
          {checkoutId === null ? (
            <PayForm
              {...payable}
              isConsumer={isConsumer}
              goneWords={goneWords}
              agreed={agreed}
              onAgreed={setAgreed}
              startCheckout={startCheckout}
              starting={starting}
              onStarted={setCheckoutId}
              onClose={onClose}
            />
          ) : (
            <DialogContents footer={<Button onClick={onClose}>Cerrar</Button>}>
              <CheckoutStatus
                checkoutId={checkoutId}
                statusKey={statusKey}
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
