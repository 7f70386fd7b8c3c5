import { Controller, useFormContext } from 'react-hook-form'
import { Field } from '../../../ui/Field'
import { Notice } from '../../../ui/Notice'
import { EmailInput, PhoneInput, TextInput } from '../../../ui/TextInput'
import { DepartmentChoice } from '../DepartmentChoice'
import { FieldGrid, WholeRow } from './FieldGrid'
import type { RequestValues } from './requestForm'

/** The person, and the contact where offers are announced. */
export function ContactStep() {
  const { control, register, formState } = useFormContext<RequestValues>()
  const { errors } = formState
  return (
    <FieldGrid>
      <WholeRow>
        <Field
          label="Email"
          help="Acá llegan las ofertas y el enlace para volver a tu pedido."
          error={errors.contact?.email?.message}
        >
          <EmailInput {...register('contact.email')} enterKeyHint="send" />
        </Field>
      </WholeRow>
      <WholeRow>
        <Controller
          control={control}
          name="department"
          render={({ field }) => <DepartmentChoice {...field} error={errors.department?.message} />}
        />
      </WholeRow>
      <Field
        label="WhatsApp"
        optional
        help="Para coordinar la entrega con quien elijas. Las ofertas todavía no llegan por WhatsApp."
        error={errors.contact?.phone?.message}
      >
        <PhoneInput {...register('contact.phone')} maxLength={40} />
      </Field>
      <Field label="Nombre" optional error={errors.contact?.name?.message}>
        <TextInput {...register('contact.name')} maxLength={80} autoComplete="name" />
      </Field>
      <WholeRow>
        <Notice tone="trust">Los proveedores no ven tu contacto hasta que aceptes una oferta.</Notice>
      </WholeRow>
    </FieldGrid>
  )
}
