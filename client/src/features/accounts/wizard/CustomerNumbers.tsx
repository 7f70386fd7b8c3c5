import { chakra } from '@chakra-ui/react/styled-system'
import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { MAX_CUSTOMER_NUMBERS } from '../../../lib/generated/profileTerms'
import { Button, IconButton } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { TextInput } from '../../../ui/TextInput'
import { type BuyerWizardValues, blankCustomerNumber } from './buyerPlan'
import { supplierCalled, useSuppliers } from './suppliers'

/** Under which number which supplier knows the buyer. */
export function CustomerNumbers() {
  const { control, setFocus } = useFormContext<BuyerWizardValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'customerNumbers' })
  return (
    <chakra.fieldset display="grid" gap="3" minW="0">
      <chakra.legend textStyle="label" mb="1">
        Números de cliente{' '}
        <chakra.span fontWeight="400" color="fg.muted">
          (opcional)
        </chakra.span>
      </chakra.legend>
      <chakra.p textStyle="sm" color="fg.muted">
        Si ya sos cliente de una casa de repuestos, con tu número puede hacerte su descuento.
      </chakra.p>
      {fields.map((field, index) => (
        <CustomerNumberRow key={field.id} index={index} onRemove={() => remove(index)} />
      ))}
      {fields.length < MAX_CUSTOMER_NUMBERS && (
        <Button
          borderStyle="dashed"
          onClick={() => {
            append(blankCustomerNumber, { shouldFocus: false })
            // Its row is on the page after this.
            queueMicrotask(() => setFocus(`customerNumbers.${fields.length}.supplierName`))
          }}
        >
          <Plus />
          Agregar número de cliente
        </Button>
      )}
    </chakra.fieldset>
  )
}

function CustomerNumberRow({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { control, register, setValue, formState } = useFormContext<BuyerWizardValues>()
  const listId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const suppliers = useSuppliers(typed)
  const path = `customerNumbers.${index}` as const
  const { supplierId, supplierName } = useWatch({ control, name: path })
  const takeSupplier = useEffectEvent((text: string) =>
    setValue(`${path}.supplierId`, supplierCalled(text, suppliers)?.id ?? null),
  )
  // What was typed faster than the list came.
  useEffect(() => {
    if (typed !== null && suppliers.length > 0) takeSupplier(typed)
  }, [typed, suppliers])
  const errors = formState.errors.customerNumbers?.[index]
  const name = register(`${path}.supplierName`, {
    onChange: event => {
      setTyped(String(event.target.value))
      setValue(`${path}.supplierId`, null)
    },
  })
  return (
    <chakra.div css={styles.row}>
      <Field
        label="Proveedor"
        help={supplierHelp(supplierId, supplierName)}
        error={errors?.supplierName?.message}
      >
        <TextInput
          {...name}
          list={listId}
          maxLength={120}
          placeholder="Escribilo y elegilo"
          autoComplete="off"
          onFocus={() => setTyped(supplierName)}
        />
      </Field>
      <datalist id={listId}>
        {suppliers.map(({ id, companyName }) => (
          <option key={id}>{companyName}</option>
        ))}
      </datalist>
      <Field label="Tu número" error={errors?.number?.message}>
        <TextInput {...register(`${path}.number`)} maxLength={40} autoComplete="off" />
      </Field>
      <IconButton variant="ghost" label={`Quitar el número ${index + 1}`} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </chakra.div>
  )
}

function supplierHelp(supplierId: string | null, supplierName: string): string {
  if (supplierId) return 'Está en Tuerca.'
  return supplierName.trim() ? 'Otro (no registrado).' : 'Si no aparece en la lista, escribí su nombre.'
}

const styles = {
  row: {
    display: 'grid',
    gap: '3',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) minmax(0, 12rem) auto' },
    // Below its supplier where there is no room beside it; the bin stays at the end.
    '& > div:first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& > button': { mt: '7' },
  },
} as const
