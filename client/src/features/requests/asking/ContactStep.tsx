import { useFormContext } from 'react-hook-form'
import { departments, optionsOf } from '../../../lib/labels'
import { Field } from '../../../ui/Field'
import { Notice } from '../../../ui/Notice'
import { Select } from '../../../ui/Select'
import { EmailInput, PhoneInput, TextInput } from '../../../ui/TextInput'
import { FieldGrid, WholeRow } from './FieldGrid'
import type { RequestValues } from './requestForm'

/** Who asks, and where the offers are announced. */
export function ContactStep() {
  const { register, formState } = useFormContext<RequestValues>()
  const { errors } = formState
  return (
    <FieldGrid>
      <Field label="Nombre" optional error={errors.contact?.name?.message}>
        <TextInput {...register('contact.name')} maxLength={80} autoComplete="name" />
      </Field>
      <Field
        label="Email"
        help="Ahí confirmás el pedido y te avisamos de cada oferta."
        error={errors.contact?.email?.message}
      >
        <EmailInput {...register('contact.email')} />
      </Field>
      <Field
        label="WhatsApp"
        help="Si no dejás email, hace falta. Por ahora no avisamos por ahí."
        error={errors.contact?.phone?.message}
      >
        <PhoneInput {...register('contact.phone')} maxLength={40} />
      </Field>
      <Field label="Departamento" error={errors.department?.message}>
        <Select
          {...register('department')}
          options={optionsOf(departments)}
          placeholder="Elegí un departamento"
          autoComplete="address-level1"
        />
      </Field>
      <WholeRow>
        <Notice tone="trust">
          Tu contacto no se muestra a los proveedores hasta que aceptes una oferta.
        </Notice>
      </WholeRow>
    </FieldGrid>
  )
}
