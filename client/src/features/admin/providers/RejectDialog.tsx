import { graphql, useFragment } from 'react-relay'
import { isBlank } from '../../../forms/problems'
import { useForm } from '../../../forms/useForm'
import { showRefusal } from '../../../relay/refusal'
import { Field } from '../../../ui/Field'
import { FormDialog } from '../../../ui/FormDialog'
import { TextArea } from '../../../ui/TextInput'
import { toast } from '../../../ui/toast'
import type { RejectDialog_provider$key } from './__generated__/RejectDialog_provider.graphql'
import { detailsId } from './detailsId'
import { useRejectProvider } from './useRejectProvider'

type RejectDialogProps = {
  provider: RejectDialog_provider$key
  open: boolean
  onClose: () => void
}

/** Asks for the reason, which the provider will read. */
export function RejectDialog({ provider, open, onClose }: RejectDialogProps) {
  const { id, companyName, status, isSecondReview } = useFragment(
    graphql`
      fragment RejectDialog_provider on Provider {
        id
        companyName
        status
        isSecondReview
      }
    `,
    provider,
  )
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: isBlank(reason) && 'Contá por qué lo rechazás: el proveedor lo va a leer.',
    }),
  })
  const [reject, rejecting] = useRejectProvider()
  const close = () => {
    form.reset()
    onClose()
  }
  const submit = form.handleSubmit(async ({ reason }) => {
    const outcome = await reject({ id, reason })
    if (outcome.ok) {
      toast.success('Proveedor rechazado y notificado por email')
      close()
    } else {
      showRefusal(outcome.refusal, form)
    }
  })
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={`Rechazar a ${companyName}`}
      // The button that opened it is gone with the decision.
      finalFocus={() => (status === 'PENDING' ? null : document.getElementById(detailsId(id)))}
      onSubmit={submit}
      sending={rejecting}
      tone="danger"
      submitLabel="Rechazar proveedor"
      sendingLabel="Rechazando"
    >
      <Field
        label="Motivo"
        help={
          isSecondReview
            ? 'El proveedor lo lee en el email. Es su segunda revisión: la decisión es final.'
            : 'El proveedor lo lee en el email y puede pedir otra revisión, una sola vez. No se puede deshacer.'
        }
        error={form.formState.errors.reason?.message}
      >
        <TextArea rows={4} maxLength={500} {...form.register('reason')} />
      </Field>
    </FormDialog>
  )
}
