import { Controller } from 'react-hook-form'
import { useForm } from '../../../forms/useForm'
import { showRefusal } from '../../../relay/refusal'
import { Field } from '../../../ui/Field'
import { FormDialog } from '../../../ui/FormDialog'
import { MoneyInput } from '../../../ui/MoneyInput'
import { toast } from '../../../ui/toast'
import { useSetUnlockPrice } from './useSetUnlockPrice'

type UnlockPriceDialogProps = {
  open: boolean
  onClose: () => void
  requestId: string
  /** The current price in centésimos; null without one. */
  price: number | null
}

/** Asks for the price of the contacts, which the buyer then sees at the request. */
export function UnlockPriceDialog({ open, onClose, requestId, price }: UnlockPriceDialogProps) {
  const [setPrice, sending] = useSetUnlockPrice()
  const form = useForm<{ price: number | null }>({
    initial: { price },
    check: values => ({ price: values.price === null && 'Poné el precio en pesos.' }),
  })
  const close = () => {
    form.reset({ price })
    onClose()
  }
  const submit = form.handleSubmit(async values => {
    const outcome = await setPrice({ input: { requestId, price: values.price } })
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    toast.success('Precio establecido')
    onClose()
  })
  return (
    <FormDialog
      open={open}
      onClose={close}
      onSubmit={submit}
      sending={sending}
      title="Precio de los contactos"
      submitLabel="Guardar precio"
      sendingLabel="Guardando"
    >
      <Field
        label="Precio"
        help="De $ 30 a $ 10.000, impuestos incluidos. Lo que ya se pagó no cambia."
        error={form.formState.errors.price?.message}
      >
        <Controller
          control={form.control}
          name="price"
          render={({ field }) => (
            <MoneyInput ref={field.ref} value={field.value} onChange={field.onChange} onBlur={field.onBlur} />
          )}
        />
      </Field>
    </FormDialog>
  )
}
