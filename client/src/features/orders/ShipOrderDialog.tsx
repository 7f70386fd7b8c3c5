import { chakra } from '@chakra-ui/react/styled-system'
import { Controller } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { useForm } from '../../forms/useForm'
import { DELIVERY_LENGTHS, DELIVERY_METHOD_WORDS } from '../../lib/generated/deliveryTerms'
import { showRefusal } from '../../relay/refusal'
import { Field } from '../../ui/Field'
import { FormDialog } from '../../ui/FormDialog'
import { RadioCards } from '../../ui/RadioCards'
import { TextInput } from '../../ui/TextInput'
import { toast } from '../../ui/toast'
import type {
  ShipOrderDialog_order$data,
  ShipOrderDialog_order$key,
} from './__generated__/ShipOrderDialog_order.graphql'
import { type DeliveryValues, deliveryInput, deliveryProblems } from './deliveryForm'
import { useCorrectDelivery } from './useCorrectDelivery'
import { useShipOrder } from './useShipOrder'

const METHODS = (Object.keys(DELIVERY_METHOD_WORDS) as DeliveryValues['method'][]).map(value => ({
  value,
  label: DELIVERY_METHOD_WORDS[value],
}))

type ShipOrderDialogProps = {
  order: ShipOrderDialog_order$key
  /** The order is sent, or its delivery is corrected. */
  act: 'ship' | 'correct'
  open: boolean
  onClose: () => void
}

/** 'Marcar como enviado' and 'Corregir la entrega': how the parts reach the buyer. */
export function ShipOrderDialog({ order, act, open, onClose }: ShipOrderDialogProps) {
  const data = useFragment(
    graphql`
      fragment ShipOrderDialog_order on Order {
        id
        delivery {
          method
          carrier
          trackingNumber
          trackingUrl
          pickupPlace
          pickupHours
        }
        shippingNote
      }
    `,
    order,
  )
  const form = useForm<DeliveryValues>({ initial: valuesOf(data), check: deliveryProblems })
  const [shipOrder, sending] = useShipOrder()
  const [correctDelivery, correcting] = useCorrectDelivery()
  const isCorrection = act === 'correct'
  const method = form.watch('method')
  const isPickup = method === 'PICKUP'

  const send = form.handleSubmit(async values => {
    const input = { orderId: data.id, ...deliveryInput(values) }
    const outcome = isCorrection ? await correctDelivery({ input }) : await shipOrder({ input })
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    if (isCorrection) toast.success('Entrega corregida', { description: 'Le avisamos al cliente.' })
    else toast.spoken(isPickup ? 'Pedido listo para retirar' : 'Pedido marcado como enviado')
    form.reset(values)
    onClose()
  })

  const { errors } = form.formState
  const text = (name: Exclude<keyof DeliveryValues, 'method'>) => ({
    maxLength: DELIVERY_LENGTHS[name],
    ...form.register(name),
  })
  const shipLabel = isPickup ? 'Marcar como listo' : 'Marcar como enviado'
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={isCorrection ? 'Corregir la entrega' : 'Marcar como enviado'}
      width="sm"
      onSubmit={send}
      sending={sending || correcting}
      submitLabel={isCorrection ? 'Guardar' : shipLabel}
      sendingLabel="Guardando"
    >
      <chakra.div display="grid" gap="4">
        <Field label="Cómo lo recibe" group>
          <Controller
            control={form.control}
            name="method"
            render={({ field }) => (
              <RadioCards options={METHODS} value={field.value} onChange={field.onChange} />
            )}
          />
        </Field>
        {method === 'COURIER' && (
          <>
            <Field label="Agencia o correo" error={errors.carrier?.message}>
              <TextInput placeholder="Ej.: DAC" autoComplete="off" {...text('carrier')} />
            </Field>
            <Field label="Número de guía" optional error={errors.trackingNumber?.message}>
              <TextInput placeholder="Ej.: 7718 204" autoComplete="off" {...text('trackingNumber')} />
            </Field>
            <Field
              label="Enlace de seguimiento"
              optional
              help="La página de la agencia donde se sigue el envío."
              error={errors.trackingUrl?.message}
            >
              <TextInput
                inputMode="url"
                autoComplete="off"
                placeholder="Ej.: dac.com.uy/rastreo"
                {...text('trackingUrl')}
              />
            </Field>
          </>
        )}
        {isPickup && (
          <>
            <Field label="Dónde lo retira" error={errors.pickupPlace?.message}>
              <TextInput placeholder="Ej.: Av. Italia 3412, mostrador" {...text('pickupPlace')} />
            </Field>
            <Field label="Días y horas" error={errors.pickupHours?.message}>
              <TextInput placeholder="Ej.: lunes a viernes de 9 a 18" {...text('pickupHours')} />
            </Field>
          </>
        )}
        <Field label="Nota" optional help="El cliente la lee." error={errors.note?.message}>
          <TextInput {...text('note')} />
        </Field>
      </chakra.div>
    </FormDialog>
  )
}

/** The stored delivery in the fields; a courier's without one. */
function valuesOf({ delivery, shippingNote }: ShipOrderDialog_order$data): DeliveryValues {
  const method = delivery?.method
  return {
    method: method === 'OWN_DELIVERY' || method === 'PICKUP' ? method : 'COURIER',
    carrier: delivery?.carrier ?? '',
    trackingNumber: delivery?.trackingNumber ?? '',
    trackingUrl: delivery?.trackingUrl ?? '',
    pickupPlace: delivery?.pickupPlace ?? '',
    pickupHours: delivery?.pickupHours ?? '',
    note: shippingNote ?? '',
  }
}
