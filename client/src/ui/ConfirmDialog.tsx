import { type ReactNode, useRef } from 'react'
import { Button } from './Button'
import { Dialog } from './Dialog'

export type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  /** What will happen, in one or two sentences. */
  children: ReactNode
  /** Says what it does: 'Cancelar pedido', never 'Aceptar'. */
  confirmLabel: string
  cancelLabel?: string | undefined
  /** `danger` for what destroys; `trust` for what releases money or approves. */
  tone?: 'solid' | 'trust' | 'danger' | undefined
  /** The action is running: the dialog waits. */
  loading?: boolean | undefined
  loadingText?: string | undefined
}

/** Asks before what cannot be undone. The focus starts on the way out. */
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
