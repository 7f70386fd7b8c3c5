import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { showRefusal } from '../../relay/refusal'
import { actionOf } from '../../relay/viewerAction'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { openedLater } from '../../ui/openedLater'
import { toast } from '../../ui/toast'
import type { DisputeActions_dispute$key } from './__generated__/DisputeActions_dispute.graphql'
import { useDropDispute } from './useDropDispute'

const AnswerDisputeDialog = openedLater(
  async () => (await import('./AnswerDisputeDialog')).AnswerDisputeDialog,
  ({ open }) => open,
)
const TermsDialog = openedLater(
  async () => (await import('./TermsDialog')).TermsDialog,
  ({ open }) => open,
)
const AppealDisputeDialog = openedLater(
  async () => (await import('./AppealDisputeDialog')).AppealDisputeDialog,
  ({ open }) => open,
)

type Shown = 'answer' | 'propose' | 'decide' | 'appeal' | 'drop'

/** The steps that the viewer can take in a dispute. */
export function DisputeActions({ dispute }: { dispute: DisputeActions_dispute$key }) {
  const data = useFragment(
    graphql`
      fragment DisputeActions_dispute on Dispute {
        id
        evidence
        viewerActions {
          ...viewerAction_action
        }
        ...TermsDialog_dispute
      }
    `,
    dispute,
  )
  const [shown, setShown] = useState<Shown | null>(null)
  const close = () => setShown(null)
  const [drop, dropping] = useDropDispute()
  const { id, evidence, viewerActions } = data
  const can = (action: Parameters<typeof actionOf>[1]) => actionOf(viewerActions, action)?.enabled === true
  const confirmDrop = async () => {
    const outcome = await drop({ disputeId: id })
    if (!outcome.ok) return showRefusal(outcome.refusal)
    close()
    toast.success('Retiraste la disputa')
  }
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="3" _empty={{ display: 'none' }}>
        {can('ANSWER') && (
          <Button variant="solid" onClick={() => setShown('answer')}>
            Responder
          </Button>
        )}
        {can('DECIDE') && (
          <Button variant="solid" onClick={() => setShown('decide')}>
            Decidir
          </Button>
        )}
        {can('PROPOSE') && <Button onClick={() => setShown('propose')}>Proponer una solución</Button>}
        {can('APPEAL') && <Button onClick={() => setShown('appeal')}>Pedir otra revisión</Button>}
        {can('DROP') && (
          <Button variant="link" color="fg.muted" onClick={() => setShown('drop')}>
            Retirar la disputa
          </Button>
        )}
      </chakra.div>
      <AnswerDisputeDialog disputeId={id} evidence={evidence} open={shown === 'answer'} onClose={close} />
      <TermsDialog
        dispute={data}
        act={can('DECIDE') ? 'decide' : 'propose'}
        open={shown === 'propose' || shown === 'decide'}
        onClose={close}
      />
      <AppealDisputeDialog disputeId={id} open={shown === 'appeal'} onClose={close} />
      <ConfirmDialog
        open={shown === 'drop'}
        onClose={close}
        onConfirm={() => void confirmDrop()}
        title="¿Retirás la disputa?"
        confirmLabel="Retirar la disputa"
        tone="danger"
        loading={dropping}
        loadingText="Retirando"
      >
        El pedido sigue desde donde estaba antes de abrirla.
      </ConfirmDialog>
    </>
  )
}
