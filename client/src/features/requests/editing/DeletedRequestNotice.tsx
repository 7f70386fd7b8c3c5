import { graphql, useFragment } from 'react-relay'
import { formatDate } from '../../../lib/dates'
import { RESTORE_DAYS } from '../../../lib/generated/requestTerms'
import { showRefusal } from '../../../relay/refusal'
import { actionOf } from '../../../relay/viewerAction'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/Notice'
import { toast } from '../../../ui/toast'
import type { DeletedRequestNotice_request$key } from './__generated__/DeletedRequestNotice_request.graphql'
import { useRestorePartRequest } from './useRestorePartRequest'

const DAY_MS = 86_400_000

/** Says that a request was deleted, until when its data is kept, and how to restore it. */
export function DeletedRequestNotice({ request }: { request: DeletedRequestNotice_request$key }) {
  const { id, deletedAt, viewerActions } = useFragment(
    graphql`
      fragment DeletedRequestNotice_request on PartRequest {
        id
        deletedAt
        viewerActions {
          ...viewerAction_action
        }
      }
    `,
    request,
  )
  const [restore, restoring] = useRestorePartRequest()
  if (!deletedAt) return null
  const canRestore = actionOf(viewerActions, 'RESTORE')?.enabled === true
  const bringBack = async () => {
    const outcome = await restore({ id })
    if (outcome.ok) toast.success('Pedido restaurado')
    else showRefusal(outcome.refusal)
  }
  return (
    <Notice
      tone="warn"
      action={
        canRestore && (
          <Button size="sm" loading={restoring} loadingText="Restaurando" onClick={() => void bringBack()}>
            Restaurar
          </Button>
        )
      }
    >
      <b>Eliminaste este pedido.</b>{' '}
      {canRestore
        ? `El ${formatDate(Date.parse(deletedAt) + RESTORE_DAYS * DAY_MS, 'long')} se borran lo que escribiste y las fotos.`
        : 'Lo que escribiste y las fotos ya se borraron.'}
    </Notice>
  )
}
