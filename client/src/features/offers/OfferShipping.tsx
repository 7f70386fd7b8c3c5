import { chakra } from '@chakra-ui/react/styled-system'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { SHIPPING_WORDS } from '../../lib/generated/fitTerms'
import { optionsOf } from '../../lib/labels'
import { Field } from '../../ui/Field'
import { MoneyInput } from '../../ui/MoneyInput'
import { Select } from '../../ui/Select'
import type { OfferValues } from './offerForm'

const options = optionsOf(SHIPPING_WORDS)

/** The delivery cost of an offer, once for all its parts. */
export function OfferShipping() {
  const { control, register, trigger, getValues, formState } = useFormContext<OfferValues>()
  const charge = useWatch({ control, name: 'shipping.charge' })
  const errors = formState.errors.shipping
  return (
    <chakra.div css={styles.root}>
      <Field
        label="Envío"
        error={errors?.charge?.message}
        help={charge === 'ARRANGED' ? 'Lo arreglás con el cliente después del pago.' : undefined}
      >
        <Select options={options} {...register('shipping.charge')} />
      </Field>
      {charge === 'AMOUNT' && (
        <Field
          label="Costo del envío"
          help="Se suma al total, por todos los repuestos. No paga comisión."
          error={errors?.amount?.message}
        >
          <Controller
            control={control}
            name="shipping.amount"
            render={({ field }) => (
              <MoneyInput
                ref={field.ref}
                value={field.value}
                onChange={field.onChange}
                onBlur={() => {
                  field.onBlur()
                  if (getValues('shipping.amount') !== null) void trigger('shipping.amount')
                }}
              />
            )}
          />
        </Field>
      )}
    </chakra.div>
  )
}

const styles = {
  root: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'start',
  },
} as const
