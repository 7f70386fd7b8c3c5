import { DecisionDialog } from '../queue/DecisionDialog'
import { useReleaseOverdueOrder } from './useReleaseOverdueOrder'

export type OverdueDialogProps = {
  /** Global id of the order. */
  id: string
  open: boolean
  onClose: () => void
  /** Called after the decision. */
  onDone: () => void
}

/** Asks for the reason to take an order for received, which both parties read. */
export function ReleaseOverdueDialog({ id, open, onClose, onDone }: OverdueDialogProps) {
  const [release, releasing] = useReleaseOverdueOrder()
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      title="¿Dar por recibida la compra?"
      submitLabel="Liberar la plata"
      sendingLabel="Liberando"
      argument="reason"
      label="Motivo"
      help="Lo leen las dos partes. La plata pasa al saldo del proveedor; el comprador todavía puede abrir una disputa."
      missing="Contá por qué la liberás: las dos partes lo leen."
      longest={500}
      done="Plata liberada al proveedor"
      decide={async reason => {
        const outcome = await release({ input: { orderId: id, reason } })
        if (outcome.ok) onDone()
        return outcome
      }}
      deciding={releasing}
    />
  )
}
