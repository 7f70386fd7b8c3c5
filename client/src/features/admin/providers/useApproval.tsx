import { APPROVAL_UNDO_MS } from '../../../lib/generated/reviewTerms'
import { showRefusal } from '../../../relay/refusal'
import { useOpenDialog } from '../../../shell/DialogOpener'
import { toast } from '../../../ui/toast'
import { UndoApproval } from './UndoApproval'
import { useApproveProvider } from './useApproveProvider'

type Seen = { id: string; reviewVersion: string | null | undefined }

/**
 * Approves a provider as it is shown and offers to undo it for as long as the server allows. When the provider edited its
 * data meanwhile, opens its details.
 */
export function useApproval(
  { id, reviewVersion }: Seen,
  onDone: () => void = () => {},
): readonly [approve: (asked: { incomplete: boolean }) => Promise<void>, approving: boolean] {
  const open = useOpenDialog()
  const [run, approving] = useApproveProvider()
  const approve = async ({ incomplete }: { incomplete: boolean }) => {
    const outcome = await run({ id, seen: reviewVersion ?? '', incomplete })
    if (!outcome.ok) {
      showRefusal(outcome.refusal)
      if (outcome.refusal?.code === 'PROVIDER_CHANGED') open('proveedor', id)
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
