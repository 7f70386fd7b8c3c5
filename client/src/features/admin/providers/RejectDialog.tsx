import { graphql, useFragment } from 'react-relay'
import { DecisionDialog } from '../queue/DecisionDialog'
import type { RejectDialog_provider$key } from './__generated__/RejectDialog_provider.graphql'
import { PROVIDER_READS_WHY } from './decisionWords'
import { detailsId } from './detailsId'
import { useRejectProvider } from './useRejectProvider'

type RejectDialogProps = {
  provider: RejectDialog_provider$key
  open: boolean
  onClose: () => void
}

/** Asks for the reason of a rejection, which the provider reads. */
export function RejectDialog({ provider, open, onClose }: RejectDialogProps) {
  const { id, companyName, status, isSecondReview } = useFragment(
    graphql`
      fragment RejectDialog_provider on Provider {
        id
        companyName
        status
        isSecondReview
      }
    `,
    provider,
  )
  const [reject, rejecting] = useRejectProvider()
  return (
    <DecisionDialog
      {...PROVIDER_READS_WHY}
      title={`Rechazar a ${companyName}`}
      help={
        isSecondReview
          ? 'El proveedor lo lee en el email. Es su segunda revisión: la decisión es final.'
          : 'El proveedor lo lee en el email y puede pedir otra revisión, una sola vez. No se puede deshacer.'
      }
      submitLabel="Rechazar proveedor"
      done="Proveedor rechazado y notificado por email"
      decide={reason => reject({ id, reason })}
      deciding={rejecting}
      open={open}
      onClose={onClose}
      finalFocus={() => (status === 'PENDING' ? null : document.getElementById(detailsId(id)))}
    />
  )
}
