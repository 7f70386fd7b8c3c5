import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { useForm } from '../../forms/useForm'
import { formatBasisPoints, formatMoney } from '../../lib/money'
import { showRefusal } from '../../relay/refusal'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Panel } from '../../ui/Panel'
import { Switch } from '../../ui/Switch'
import { TextInput } from '../../ui/TextInput'
import { toast } from '../../ui/toast'
import type { DiscountForm_provider$key } from './__generated__/DiscountForm_provider.graphql'
import { type DiscountValues, discountProblems, discountValues, parsePercentage } from './discountForm'
import { useSaveCustomerDiscount } from './useSaveCustomerDiscount'

/** Price of the example, in centésimos. */
const EXAMPLE = 100_000

/** The provider's discount for buyers that listed a customer number with it. */
export function DiscountForm({ provider }: { provider: DiscountForm_provider$key }) {
  const saved = useFragment(
    graphql`
      fragment DiscountForm_provider on Provider {
        acceptsCustomerDiscounts
        customerDiscountBps
        customerDiscountDescription
      }
    `,
    provider,
  )
  // News must not change the form being typed in.
  const [initial] = useState(() =>
    discountValues({
      isActive: saved.acceptsCustomerDiscounts ?? false,
      discountBps: saved.customerDiscountBps,
      description: saved.customerDiscountDescription,
    }),
  )
  const form = useForm<DiscountValues>({ initial, check: discountProblems })
  const [save, saving] = useSaveCustomerDiscount()
  const { errors } = form.formState
  const [isActive, typed] = useWatch({ control: form.control, name: ['isActive', 'discountBps'] })
  const bps = parsePercentage(typed)

  const submit = form.handleSubmit(async values => {
    const discountBps = parsePercentage(values.discountBps)
    if (discountBps === null) return
    const description = values.description.trim() || null
    const outcome = await save({ input: { isActive: values.isActive, discountBps, description } })
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    form.reset(values)
    toast.success('Configuración guardada')
  })

  return (
    <Panel>
      <chakra.form
        display="grid"
        gap="5"
        gridTemplateColumns="minmax(0, 1fr)"
        noValidate
        onSubmit={event => {
          void submit(event)
        }}
      >
        <chakra.div display="grid" gap="1">
          <chakra.h2 textStyle="h3">Descuentos</chakra.h2>
          <chakra.p textStyle="sm" color="fg.muted">
            Para quienes anotaron su número de cliente de tu casa. Al cotizar ponés tu precio de lista y el
            descuento se aplica solo. Las ofertas que ya enviaste no cambian.
          </chakra.p>
        </chakra.div>
        <Switch {...form.register('isActive')}>Acepto descuentos para clientes</Switch>
        <chakra.div display="grid" gap="4" gridTemplateColumns={{ md: '1fr 1fr' }} alignItems="start">
          <Field
            label="Porcentaje"
            error={errors.discountBps?.message}
            help={
              isActive && bps !== null
                ? `${formatMoney(EXAMPLE)} de lista quedan en ${formatMoney(EXAMPLE - (EXAMPLE * bps) / 10_000)}${bps === 10_000 ? ': así no podés cotizarles, porque el precio mínimo es $ 100' : ''}`
                : 'De 0 a 100, de a 0,1'
            }
          >
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              numeric
              maxLength={8}
              placeholder="Ej.: 7,5"
              suffix={
                <chakra.span px="2" color="fg.muted" aria-hidden="true">
                  %
                </chakra.span>
              }
              {...form.register('discountBps')}
            />
          </Field>
          <Field
            label="Descripción"
            optional
            error={errors.description?.message}
            help="La ves vos. El comprador ve solo el porcentaje."
          >
            <TextInput maxLength={120} {...form.register('description')} />
          </Field>
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
          <chakra.p textStyle="sm" color="fg.muted">
            {saved.acceptsCustomerDiscounts && saved.customerDiscountBps
              ? `Activo: ${formatBasisPoints(saved.customerDiscountBps)}`
              : 'Hoy no hacés descuento.'}
          </chakra.p>
          <Button type="submit" variant="solid" loading={saving} loadingText="Guardando">
            Guardar
          </Button>
        </chakra.div>
      </chakra.form>
    </Panel>
  )
}
