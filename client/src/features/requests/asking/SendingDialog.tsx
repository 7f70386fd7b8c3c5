import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { Timeline, type TimelineStep } from '../../../ui/Timeline'
import { readyUploads, type UploadItem } from '../../uploads/uploadQueue'

/** The stages of sending a request. */
export type Sending = 'uploading' | 'saving' | 'sent'

type SendingDialogProps = {
  /** Null while nothing is being sent. */
  sending: Sending | null
  /** Sent without an account: providers see the request once it is confirmed. */
  isVisitor: boolean
  items: readonly UploadItem[]
  /** Returns to the form, while only files are being sent. */
  onStop: () => void
}

/** Shows the real stages of sending a request. */
export function SendingDialog({ sending, isVisitor, items, onStop }: SendingDialogProps) {
  return (
    <Dialog
      open={sending !== null}
      onClose={onStop}
      title="Enviando tu solicitud"
      width="sm"
      busy={sending !== 'uploading'}
      footer={sending === 'uploading' ? <Button onClick={onStop}>Volver al formulario</Button> : undefined}
    >
      <chakra.div aria-live="polite" pb="2">
        <Timeline steps={sendingSteps(sending ?? 'saving', { items, isVisitor })} />
      </chakra.div>
    </Dialog>
  )
}

const ORDER: readonly Sending[] = ['uploading', 'saving', 'sent']

/**
 * The stages, each with its state. The command that saves an account's request shows it to providers; a
 * visitor's waits for its confirmation.
 */
export function sendingSteps(
  sending: Sending,
  { items, isVisitor }: Pick<SendingDialogProps, 'items' | 'isVisitor'>,
): TimelineStep[] {
  const at = ORDER.indexOf(sending)
  const stateOf = (stage: Sending) => {
    const place = ORDER.indexOf(stage)
    return place < at ? 'done' : place === at ? 'current' : 'todo'
  }
  const photos = readyUploads(items).length
  const isSaved = sending === 'sent'
  const afterSaving: readonly TimelineStep[] = isVisitor
    ? [
        { title: 'Falta que lo confirmes', state: isSaved ? 'current' : 'todo' },
        { title: 'Avisar a los proveedores', state: 'todo' },
      ]
    : [
        { title: 'Avisando a los proveedores', state: isSaved ? 'done' : 'todo' },
        { title: 'Listo', state: isSaved ? 'done' : 'todo' },
      ]
  return [
    ...(items.length > 0
      ? [
          {
            title: items.some(({ kind }) => kind === 'VIDEO') ? 'Subiendo archivos' : 'Subiendo fotos',
            detail: `${photos} de ${items.length}`,
            state: stateOf('uploading'),
          } as const,
        ]
      : []),
    { title: 'Guardando tu pedido', state: stateOf('saving') },
    ...afterSaving,
  ]
}
