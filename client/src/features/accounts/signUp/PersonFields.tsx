import { chakra } from '@chakra-ui/react/styled-system'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { MIN_PASSWORD } from '../../../lib/generated/limits'
import { buyerTypes, departments, optionsOf } from '../../../lib/labels'
import { paths } from '../../../paths'
import { Checkbox } from '../../../ui/Checkbox'
import { Field, type FieldProps } from '../../../ui/Field'
import { PasswordInput } from '../../../ui/PasswordInput'
import { RadioCards } from '../../../ui/RadioCards'
import { Select } from '../../../ui/Select'
import { EmailInput, PhoneInput, TextArea, TextInput, type TextInputProps } from '../../../ui/TextInput'
import type { BuyerValues, CompanyTexts, PersonValues, ProviderValues } from './signUpForm'

/** Two columns where the screen is wide enough. */
export const FieldPair = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
    alignItems: 'start',
  },
})

type Texts = BuyerValues & ProviderValues & CompanyTexts

/** The server's maximum lengths. */
const MOST = {
  name: 80,
  rut: 40,
  address: 160,
  companyName: 120,
  partsDescription: 400,
  businessName: 120,
  websiteUrl: 200,
} satisfies Partial<Record<keyof Texts, number>>

type FormTextProps = Pick<FieldProps, 'label' | 'optional' | 'help'> &
  Pick<TextInputProps, 'autoComplete' | 'numeric' | 'inputMode'> & {
    name: keyof typeof MOST
    rows?: number
  }

/** A text field of a sign-up, of one line or of `rows`. */
export function FormText({ name, rows, label, optional, help, ...input }: FormTextProps) {
  const { register, formState } = useFormContext<Texts>()
  return (
    <Field label={label} optional={optional} help={help} error={formState.errors[name]?.message}>
      {rows ? (
        <TextArea rows={rows} maxLength={MOST[name]} {...register(name)} />
      ) : (
        <TextInput {...input} maxLength={MOST[name]} {...register(name)} />
      )}
    </Field>
  )
}

const buyerChoices = [
  { value: 'CONSUMER', label: buyerTypes.CONSUMER, detail: 'Repuestos para tu auto.' },
  { value: 'WORKSHOP', label: buyerTypes.WORKSHOP, detail: 'Para trabajar o revender.' },
] as const

export function BuyerTypeField() {
  const { control, formState } = useFormContext<BuyerValues>()
  return (
    <Field label="¿Para quién comprás?" group error={formState.errors.buyerType?.message}>
      <Controller
        control={control}
        name="buyerType"
        render={({ field }) => (
          <RadioCards options={buyerChoices} value={field.value} onChange={field.onChange} columns={2} />
        )}
      />
    </Field>
  )
}

/** The extra fields of a company; nothing for a private buyer. */
export function WorkshopFields() {
  const { control } = useFormContext<BuyerValues>()
  if (useWatch({ control, name: 'buyerType' }) !== 'WORKSHOP') return null
  return (
    <FieldPair>
      <RutField />
      <FormText name="address" label="Dirección" autoComplete="street-address" />
    </FieldPair>
  )
}

export function RutField({ optional }: { optional?: boolean }) {
  return <FormText name="rut" label="RUT" optional={optional} numeric inputMode="numeric" />
}

export function NameField() {
  return <FormText name="name" label="Nombre y apellido" autoComplete="name" />
}

export function EmailField() {
  const { register, formState } = useFormContext<PersonValues>()
  return (
    <Field label="Email" error={formState.errors.email?.message}>
      <EmailInput {...register('email')} />
    </Field>
  )
}

export function PhoneField() {
  const { register, formState } = useFormContext<PersonValues>()
  return (
    <Field label="Teléfono" error={formState.errors.phone?.message}>
      <PhoneInput maxLength={40} {...register('phone')} />
    </Field>
  )
}

export function DepartmentField() {
  const { register, formState } = useFormContext<PersonValues>()
  return (
    <Field label="Departamento" error={formState.errors.department?.message}>
      <Select
        {...register('department')}
        options={optionsOf(departments)}
        placeholder="Elegí un departamento"
        autoComplete="address-level1"
      />
    </Field>
  )
}

export function PasswordFields() {
  const { register, formState } = useFormContext<PersonValues>()
  const { password, repeated } = formState.errors
  return (
    <FieldPair>
      <Field label="Contraseña" help={`Mínimo ${MIN_PASSWORD} caracteres`} error={password?.message}>
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      <Field label="Repetí la contraseña" error={repeated?.message}>
        <PasswordInput {...register('repeated')} autoComplete="new-password" />
      </Field>
    </FieldPair>
  )
}

export function TermsField() {
  const { register, formState } = useFormContext<PersonValues>()
  return (
    <Field label="Términos" hideLabel group error={formState.errors.acceptsTerms?.message}>
      <Checkbox {...register('acceptsTerms')}>
        <span>
          {/* Open in a tab of their own, so that typed values stay. */}
          Acepto los{' '}
          <Link to={paths.terms} target="_blank">
            términos de uso
          </Link>{' '}
          y la{' '}
          <Link to={paths.privacy} target="_blank">
            política de privacidad
          </Link>
          , y soy mayor de 18 años.
        </span>
      </Checkbox>
    </Field>
  )
}
