import type { FormEvent } from 'react'
import { Button } from './Button'
import { Dialog } from './Dialog'
import type { DialogProps } from './DialogWindow'

export type FormDialogProps = Omit<DialogProps, 'busy' | 'footer' | 'onSubmit' | 'role'> & {
  /** `form.handleSubmit(…)`: sends, or leads to the first field that is wrong. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  /** While true it waits and cannot be closed. */
  sending: boolean
  /** Says what it does: 'Cancelar pedido'. Null without a button: there is nothing to send any more. */
  submitLabel: string | null
  /** The same while it runs: 'Cancelando'. */
  sendingLabel: string
  /** `danger` for what destroys or takes something back; asked as an alert. */
  tone?: 'solid' | 'danger' | undefined
  /** Why it cannot be sent now, as long as that is so. */
  disabledReason?: string | undefined
  /** The button beside it; null leaves the whole width to the action. */
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
