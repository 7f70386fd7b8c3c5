import { graphql, useFragment } from 'react-relay'
import { DecisionDialog } from '../queue/DecisionDialog'
import type { RejectChangeDialog_provider$key } from './__generated__/RejectChangeDialog_provider.graphql'
import { PROVIDER_READS_WHY } from './decisionWords'
import { detailsId } from './detailsId'
import { useRejectProviderChange } from './useRejectProviderChange'

type RejectChangeDialogProps = {
  provider: RejectChangeDialog_provider$key
  open: boolean
  onClose: () => void
}

/** Asks for the reason to reject a change of verified fields, which the provider reads. */
export function RejectChangeDialog({ provider, open, onClose }: RejectChangeDialogProps) {
  const { id, companyName, latestChange } = useFragment(
    graphql`
      fragment RejectChangeDialog_provider on Provider {
        id
        companyName
        latestChange {
          changeId
          revision
        }
      }
    `,
    provider,
  )
  const [reject, rejecting] = useRejectProviderChange()
  if (!latestChange) return null
  const { changeId, revision } = latestChange
  return (
    <DecisionDialog
      {...PROVIDER_READS_WHY}
      title={`Rechazar los cambios de ${companyName}`}
      help="El proveedor lo lee en el email. Sigue aprobado, con los datos de antes."
      submitLabel="Rechazar cambios"
      done="Cambios rechazados y notificados por email"
      decide={reason => reject({ id: changeId, revision, reason })}
      deciding={rejecting}
      open={open}
      onClose={onClose}
      finalFocus={() => document.getElementById(detailsId(id))}
    />
  )
}
