import { chakra } from '@chakra-ui/react/styled-system'
import { useFormContext, useWatch } from 'react-hook-form'
import { CustomerNumbers } from '../../profile/CustomerNumbers'
import type { BuyerWizardValues } from './buyerPlan'

/** The customer numbers of the buyer with its suppliers. */
export function CustomerNumbersField() {
  const { control, register, setValue, formState } = useFormContext<BuyerWizardValues>()
  const value = useWatch({ control, name: 'customerNumbers' })
  const errors = formState.errors.customerNumbers
  return (
    <chakra.fieldset display="grid" gap="3" minW="0">
      <chakra.legend textStyle="label" mb="1">
        Números de cliente{' '}
        <chakra.span fontWeight="400" color="fg.muted">
          (opcional)
        </chakra.span>
      </chakra.legend>
      <chakra.p textStyle="sm" color="fg.muted">
        Si ya sos cliente de una casa de repuestos, te puede hacer descuento. Ve que sos cliente registrado,
        no tu número.
      </chakra.p>
      <CustomerNumbers
        value={value}
        onChange={rows => setValue('customerNumbers', rows)}
        problemOf={(index, field) => errors?.[index]?.[field]?.message}
        inputRef={(index, field) => register(`customerNumbers.${index}.${field}`).ref}
      />
    </chakra.fieldset>
  )
}
