import { Suspense, useState } from 'react'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { FailureBoundary } from '../../ui/FailureBoundary'
import { Bone, Loading } from '../../ui/Skeleton'
import { CheckoutStatus } from './CheckoutStatus'
import type { Guest } from './guestPayer'
import { PayForm } from './PayForm'
import { PayProblemDialog } from './PayProblemDialog'

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
  // Each step is a dialog of its own; the last one must restore the focus to the opener of the first.
  const [opener] = useState(focused)
  return (
    <FailureBoundary
      fallback={
        <PayProblemDialog onClose={onClose}>
          No pudimos abrir el pago. Revisá tu conexión y probá de nuevo.
        </PayProblemDialog>
      }
    >
      <Suspense fallback={<LoadingDialog onClose={onClose} />}>
        {checkoutId === null ? (
          <PayForm
            {...payable}
            isConsumer={isConsumer}
            goneWords={goneWords}
            agreed={agreed}
            onAgreed={setAgreed}
            onStarted={setCheckoutId}
            onClose={onClose}
          />
        ) : (
          <Dialog
            open
            onClose={onClose}
            title="Procesar Pago"
            finalFocus={() => (opener?.isConnected ? opener : chosenTab())}
            footer={<Button onClick={onClose}>Cerrar</Button>}
          >
            <CheckoutStatus
              checkoutId={checkoutId}
              statusKey={statusKey}
              onRetry={() => setCheckoutId(null)}
            />
          </Dialog>
        )}
      </Suspense>
    </FailureBoundary>
  )
}

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null)

/** A paid offer leaves the comparison, and its button disappears with it. */
const chosenTab = () => document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')

function LoadingDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Procesar Pago">
      <Loading>
        <Bone h="12rem" />
      </Loading>
    </Dialog>
  )
}
