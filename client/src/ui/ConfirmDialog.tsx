import { type ReactNode, useRef } from 'react'
import { Button } from './Button'
import { Dialog } from './Dialog'

export type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  /** The consequence, in one or two sentences. */
  children: ReactNode
  /** The action: 'Cancelar pedido', never 'Aceptar'. */
  confirmLabel: string
  cancelLabel?: string | undefined
  /** `danger` for destructive actions; `trust` for releasing money or approving. */
  tone?: 'solid' | 'trust' | 'danger' | undefined
  /** The action is running: the dialog waits. */
  loading?: boolean | undefined
  loadingText?: string | undefined
}

/** Asks before an irreversible action. The focus starts on the cancel button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, children, confirmLabel, cancelLabel = 'Volver' } = props
  const { tone = 'solid', loading = false, loadingText } = props
  const wayOut = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      width="sm"
      role="alertdialog"
      busy={loading}
      initialFocus={wayOut}
      footer={
        <>
          <Button ref={wayOut} onClick={onClose} disabled={loading}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'dangerSolid' : tone}
            loading={loading}
            loadingText={loadingText}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
