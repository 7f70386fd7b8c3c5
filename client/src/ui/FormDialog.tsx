import type { FormEvent } from 'react'
import { Button } from './Button'
import { Dialog } from './Dialog'
import type { DialogProps } from './DialogWindow'

export type FormDialogProps = Omit<DialogProps, 'busy' | 'footer' | 'onSubmit' | 'role'> & {
  /** `form.handleSubmit(…)`: submits, or focuses the first invalid field. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  /** Prevents closing while the form is sent. */
  sending: boolean
  /** The action: 'Cancelar pedido'. Null hides the button when there is nothing left to send. */
  submitLabel: string | null
  /** The action while it runs: 'Cancelando'. */
  sendingLabel: string
  /** `danger` for destructive or reverting actions; shown as an alert. */
  tone?: 'solid' | 'danger' | undefined
  /** Reason that disables submitting. */
  disabledReason?: string | undefined
  /** The second button; null omits it, so that the action fills the width. */
  cancelLabel?: string | null | undefined
}

/** A dialog that is a form with one action. */
export function FormDialog(props: FormDialogProps) {
  const { onSubmit, sending, submitLabel, sendingLabel, tone = 'solid', disabledReason, ...dialog } = props
  const { cancelLabel = 'Volver', ...frame } = dialog
  return (
    <Dialog
      {...frame}
      role={tone === 'danger' ? 'alertdialog' : 'dialog'}
      busy={sending}
      onSubmit={event => {
        void onSubmit(event)
      }}
      footer={
        submitLabel && (
          <>
            {cancelLabel && (
              <Button onClick={frame.onClose} disabled={sending}>
                {cancelLabel}
              </Button>
            )}
            <Button
              type="submit"
              variant={tone === 'danger' ? 'dangerSolid' : 'solid'}
              loading={sending}
              loadingText={sendingLabel}
              disabledReason={disabledReason}
              {...(cancelLabel === null ? { flex: '1' } : {})}
            >
              {submitLabel}
            </Button>
          </>
        )
      }
    />
  )
}
