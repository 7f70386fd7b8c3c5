import { DecisionDialog } from '../queue/DecisionDialog'
import type { OverdueDialogProps } from './ReleaseOverdueDialog'
import { useOpenDisputeForBuyer } from './useOpenDisputeForBuyer'

/** Asks for the words with which the team opens a dispute for the buyer. */
export function DisputeForBuyerDialog({ id, open, onClose, onDone }: OverdueDialogProps) {
  const [openDispute, opening] = useOpenDisputeForBuyer()
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      title="¿Abrir una disputa por el comprador?"
      submitLabel="Abrir Disputa"
      sendingLabel="Abriendo"
      argument="text"
      label="Por qué la abrimos"
      help="Lo leen las dos partes. La plata queda retenida y corren los plazos de una disputa."
      missing="Contá por qué abrís la disputa, en 10 letras o más: las dos partes lo leen."
      longest={2000}
      done="Disputa abierta"
      decide={async text => {
        const outcome = await openDispute({ input: { orderId: id, text } })
        if (outcome.ok) onDone()
        return outcome
      }}
      deciding={opening}
    />
  )
}
