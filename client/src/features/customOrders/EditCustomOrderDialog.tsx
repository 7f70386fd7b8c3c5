import { useForm } from '../../forms/useForm'
import { showRefusal } from '../../relay/refusal'
import { FormDialog } from '../../ui/FormDialog'
import { toast } from '../../ui/toast'
import { CustomOrderFields } from './CustomOrderFields'
import { customOrderContents, customOrderProblems, inForm } from './customOrderForm'
import type { CustomOrderValues } from './customOrderValues'
import { useEditCustomOrder } from './useEditCustomOrder'
import type { WrittenOrder } from './writtenOrder'

type EditCustomOrderDialogProps = {
  /** The revision that was read: an edit on another device must not be overwritten unseen. */
  order: WrittenOrder
  open: boolean
  onClose: () => void
}

/** 'Editar Orden - {client}', with all that the order says. */
export function EditCustomOrderDialog({ order, open, onClose }: EditCustomOrderDialogProps) {
  const { id, version, values: initial } = order
  const form = useForm<CustomOrderValues>({
    initial,
    check: customOrderProblems,
  })
  const [editCustomOrder, sending] = useEditCustomOrder()
  const submit = form.handleSubmit(async values => {
    const outcome = await editCustomOrder({
      input: { customOrderId: id, version, ...customOrderContents(values) },
    })
    if (outcome.ok) {
      toast.success('Orden actualizada')
      return onClose()
    }
    const { refusal } = outcome
    if (refusal) showRefusal({ ...refusal, fields: inForm(values, refusal.fields) }, form)
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Editar Orden - ${initial.clientName}`}
      width="xl"
      sending={sending}
      submitLabel="Guardar cambios"
      sendingLabel="Guardando"
      onSubmit={submit}
    >
      <CustomOrderFields form={form} />
    </FormDialog>
  )
}
