import { chakra } from '@chakra-ui/react/styled-system'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../../ui/Field'
import { EmailInput, TextInput } from '../../ui/TextInput'
import type { PayerValues } from './guestPayer'

/** Name and e-mail of a payer without an account; the receipt and the order's link are mailed there. */
export function GuestFields({ form }: { form: UseFormReturn<PayerValues> }) {
  const { register, formState } = form
  const errors = formState.errors.payer
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
      <Field label="Tu nombre" error={errors?.name?.message}>
        <TextInput autoComplete="name" maxLength={100} {...register('payer.name')} />
      </Field>
      <Field
        label="Tu email"
        help="Te mandamos ahí la confirmación y el enlace para seguir tu compra."
        error={errors?.email?.message}
      >
        <EmailInput {...register('payer.email')} />
      </Field>
    </chakra.div>
  )
}
