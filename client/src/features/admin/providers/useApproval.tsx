import { APPROVAL_UNDO_MS } from '../../../lib/generated/reviewTerms'
import { showRefusal } from '../../../relay/refusal'
import { toast } from '../../../ui/toast'
import { UndoApproval } from './UndoApproval'
import { useApproveProvider } from './useApproveProvider'

/** Approves a provider and offers to undo it for as long as the server allows. */
export function useApproval(
  id: string,
  onDone: () => void = () => {},
): readonly [approve: (asked: { incomplete: boolean }) => Promise<void>, approving: boolean] {
  const [run, approving] = useApproveProvider()
  const approve = async ({ incomplete }: { incomplete: boolean }) => {
    const outcome = await run({ id, incomplete })
    if (!outcome.ok) return showRefusal(outcome.refusal)
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
