import { chakra } from '@chakra-ui/react/styled-system'
import { Plus, Trash2 } from 'lucide-react'
import { Controller, type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { deliveryTimes, optionsOf, partConditions } from '../../lib/labels'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { MoneyInput } from '../../ui/MoneyInput'
import { Price } from '../../ui/Price'
import { Select } from '../../ui/Select'
import { Switch } from '../../ui/Switch'
import { EmailInput, PhoneInput, TextArea, TextInput } from '../../ui/TextInput'
import { toast } from '../../ui/toast'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { CustomOrderFields_limits$key } from './__generated__/CustomOrderFields_limits.graphql'
import type { ItemFiles_limits$key } from './__generated__/ItemFiles_limits.graphql'
import { totalOf, unfinishedItem } from './customOrderForm'
import { blankItem, type CustomOrderValues, MAX_ITEMS } from './customOrderValues'
import { ItemFiles } from './ItemFiles'

const conditionOptions = optionsOf(partConditions)
const deliveryOptions = optionsOf(deliveryTimes)

type Form = UseFormReturn<CustomOrderValues>

/** The client and the items of a custom order. */
export function CustomOrderFields({ form, limits }: { form: Form; limits: CustomOrderFields_limits$key }) {
  const itemLimits = useFragment(
    graphql`
      fragment CustomOrderFields_limits on UploadLimits {
        ...ItemFiles_limits
      }
    `,
    limits,
  )
  const { register, control, formState } = form
  const { errors } = formState
  const { fields, append, remove } = useFieldArray({ control, name: 'items' })
  const items = useWatch({ control, name: 'items' })
  const add = () => {
    const unfinished = unfinishedItem(form.getValues('items'))
    if (unfinished) {
      const { index, field, message } = unfinished
      form.setError(`items.${index}.${field}`, { type: 'problem', message })
      form.setFocus(`items.${index}.${field}`)
      toast.error('No se pudo agregar el ítem', {
        description: `Completá antes el nombre y el precio del ítem ${index + 1}.`,
      })
      return
    }
    append(blankItem())
    toast.success('Ítem agregado')
  }
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.fieldset css={styles.client}>
        <VisuallyHidden as="legend">Cliente</VisuallyHidden>
        <Field label="Nombre" error={errors.clientName?.message}>
          <TextInput maxLength={100} {...register('clientName')} />
        </Field>
        <Field label="Email" error={errors.clientEmail?.message}>
          <EmailInput autoComplete="off" {...register('clientEmail')} />
        </Field>
        <Field label="Teléfono" optional error={errors.clientPhone?.message}>
          <PhoneInput autoComplete="off" {...register('clientPhone')} />
        </Field>
        <chakra.div gridColumn="1 / -1">
          <Field label="Notas" optional error={errors.notes?.message}>
            <TextArea rows={2} maxLength={2000} {...register('notes')} />
          </Field>
        </chakra.div>
      </chakra.fieldset>
      <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
        {fields.map((field, index) => (
          <Item
            key={field.id}
            form={form}
            limits={itemLimits}
            index={index}
            isOnly={fields.length === 1}
            onRemove={fields.length > 1 ? () => remove(index) : null}
          />
        ))}
      </chakra.div>
      <chakra.div display="flex" gap="4" alignItems="flex-start" justifyContent="space-between">
        <Button
          onClick={add}
          disabledReason={fields.length < MAX_ITEMS ? undefined : 'Una orden tiene hasta 20 ítems.'}
        >
          <Plus />
          Agregar ítem
        </Button>
        <p>
          Total <Price amount={totalOf(items)} size="sm" />
        </p>
      </chakra.div>
    </chakra.div>
  )
}

type ItemProps = {
  form: Form
  limits: ItemFiles_limits$key
  index: number
  isOnly: boolean
  /** Null for the only item, which cannot be removed. */
  onRemove: (() => void) | null
}

function Item({ form, limits, index, isOnly, onRemove }: ItemProps) {
  const { register, control, formState } = form
  const errors = formState.errors.items?.[index]
  const hasWarranty = useWatch({ control, name: `items.${index}.hasWarranty` })
  const name = <K extends string>(field: K) => `items.${index}.${field}` as const
  return (
    <chakra.fieldset css={styles.item}>
      <VisuallyHidden as="legend">Ítem {index + 1}</VisuallyHidden>
      <chakra.div gridColumn="1 / -1">
        <chakra.div display="flex" gap="4" alignItems="flex-start" justifyContent="space-between">
          <chakra.p textStyle="h4" aria-hidden="true">
            Ítem {index + 1}
          </chakra.p>
          <Button
            size="sm"
            variant="link"
            onClick={() => onRemove?.()}
            disabledReason={onRemove ? undefined : 'La orden tiene al menos un ítem.'}
            aria-label={`Quitar el ítem ${index + 1}`}
          >
            <Trash2 />
            Quitar
          </Button>
        </chakra.div>
      </chakra.div>
      <chakra.div gridColumn={{ base: '1 / -1', md: 'span 3' }}>
        <Field label="Nombre del ítem" error={errors?.name?.message}>
          <TextInput
            maxLength={200}
            placeholder="Ej.: Disco de freno ventilado (par)"
            {...register(name('name'))}
          />
        </Field>
      </chakra.div>
      <Field label="Precio" error={errors?.price?.message}>
        <Controller
          control={control}
          name={name('price')}
          render={({ field }) => (
            <MoneyInput ref={field.ref} value={field.value} onChange={field.onChange} onBlur={field.onBlur} />
          )}
        />
      </Field>
      <Field label="Condición" error={errors?.condition?.message}>
        <Select options={conditionOptions} {...register(name('condition'))} />
      </Field>
      <Field label="Entrega" error={errors?.deliveryTime?.message}>
        <Select options={deliveryOptions} {...register(name('deliveryTime'))} />
      </Field>
      <Field group label="Garantía" error={errors?.warrantyDays?.message}>
        <chakra.div display="flex" gap="2" alignItems="center" minH="ctl">
          <Switch {...register(name('hasWarranty'))}>
            {hasWarranty ? <VisuallyHidden>Con garantía</VisuallyHidden> : 'Sin garantía'}
          </Switch>
          {hasWarranty && (
            <>
              <TextInput
                aria-label="Días de garantía"
                inputMode="numeric"
                autoComplete="off"
                maxLength={12}
                numeric
                maxW="5.5rem"
                {...register(name('warrantyDays'))}
              />
              <chakra.span textStyle="sm" color="fg.muted">
                días
              </chakra.span>
            </>
          )}
        </chakra.div>
      </Field>
      <chakra.div gridColumn="1 / -1">
        <Field label="Descripción" optional error={errors?.description?.message}>
          <TextArea rows={2} maxLength={1000} {...register(name('description'))} />
        </Field>
      </chakra.div>
      <chakra.div gridColumn="1 / -1">
        <ItemFiles
          form={form}
          limits={limits}
          index={index}
          isOnly={isOnly}
          error={errors?.files?.message as string | undefined}
        />
      </chakra.div>
    </chakra.fieldset>
  )
}

const styles = {
  client: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    alignItems: 'start',
  },
  item: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    alignItems: 'start',
    minW: '0',
    px: '3.5',
    py: '3',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'sm',
  },
} as const
