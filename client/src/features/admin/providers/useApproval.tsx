import { graphql, useRelayEnvironment } from 'react-relay'
import { APPROVAL_UNDO_MS } from '../../../lib/generated/reviewTerms'
import { refetch } from '../../../relay/refetch'
import { showRefusal } from '../../../relay/refusal'
import { useOpenDialog } from '../../../shell/DialogOpener'
import { toast } from '../../../ui/toast'
import type { useApprovalQuery } from './__generated__/useApprovalQuery.graphql'
import { UndoApproval } from './UndoApproval'
import { useApproveProvider } from './useApproveProvider'

type Seen = { id: string; reviewVersion: string | null | undefined }

/**
 * Approves a provider as it is shown and offers to undo it for as long as the server allows. When the provider edited its
 * data meanwhile, reads it again and opens its details.
 */
export function useApproval(
  { id, reviewVersion }: Seen,
  onDone: () => void = () => {},
): readonly [approve: (asked: { incomplete: boolean }) => Promise<void>, approving: boolean] {
  const environment = useRelayEnvironment()
  const open = useOpenDialog()
  const [run, approving] = useApproveProvider()
  const approve = async ({ incomplete }: { incomplete: boolean }) => {
    const outcome = await run({ id, seen: reviewVersion ?? '', incomplete })
    if (!outcome.ok) {
      showRefusal(outcome.refusal)
      if (outcome.refusal?.code === 'WRONG_STATE') {
        refetch<useApprovalQuery>(environment, REVIEWED_AGAIN, { id }, () => open('proveedor', id))
      }
      return
    }
    const about = `approval-${id}`
    toast.success('Proveedor aprobado', {
      description: `Se lo avisamos por email en ${APPROVAL_UNDO_MS / 1000} segundos.`,
      link: <UndoApproval id={id} about={about} />,
      duration: APPROVAL_UNDO_MS,
      about,
    })
    onDone()
  }
  return [approve, approving]
}

// The row and the dialogs of the provider read the answer from the store.
const REVIEWED_AGAIN = graphql`
  query useApprovalQuery($id: ID!) {
    node(id: $id) {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...providerColumns_provider @alias(as: "provider")
    }
  }
`
