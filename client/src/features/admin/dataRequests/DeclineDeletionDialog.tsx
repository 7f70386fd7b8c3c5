import { DecisionDialog } from '../queue/DecisionDialog'
import { useDeclineDeletion } from './useDeclineDeletion'

type DeclineDeletionDialogProps = { id: string; name: string; open: boolean; onClose: () => void }

/** Asks for the reason why the data stays, which the person reads in a mail. */
export function DeclineDeletionDialog({ id, name, open, onClose }: DeclineDeletionDialogProps) {
  const [decline, declining] = useDeclineDeletion()
  return (
    <DecisionDialog
      argument="answer"
      title="Contestar sin eliminar"
      label="Por qué no se puede"
      help={`Le llega por email a ${name}, tal como lo escribas.`}
      missing="Escribí por qué no se puede: la persona lo va a leer."
      longest={2000}
      submitLabel="Enviar respuesta"
      sendingLabel="Enviando"
      cancelLabel={null}
      done="Respuesta enviada"
      decide={answer => decline({ input: { dataRequestId: id, answer } })}
      deciding={declining}
      open={open}
      onClose={onClose}
    />
  )
}
