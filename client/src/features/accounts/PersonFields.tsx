import { chakra } from '@chakra-ui/react/styled-system'
import type { FieldErrors, FieldValues, Path, UseFormRegister, UseFormReturn } from 'react-hook-form'
import { departments, optionsOf } from '../../lib/labels'
import { Checkbox } from '../../ui/Checkbox'
import { Field, type FieldProps } from '../../ui/Field'
import { PasswordInput } from '../../ui/PasswordInput'
import { Select } from '../../ui/Select'
import { PhoneInput, TextArea, TextInput, type TextInputProps } from '../../ui/TextInput'
import type { PersonValues } from './signUp'

/** Two columns where there is room. */
export const FieldPair = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
    alignItems: 'start',
  },
})

type PartProps = { register: UseFormRegister<PersonValues>; errors: FieldErrors<PersonValues> }

/** The fields of both sign-ups are the same ones: this is their part of either form. */
export function personPart<Values extends PersonValues>(form: UseFormReturn<Values>): PartProps {
  const part = form as unknown as UseFormReturn<PersonValues>
  return { register: part.register, errors: part.formState.errors }
}

type FormTextProps<Values extends FieldValues> = Pick<FieldProps, 'label' | 'optional' | 'help'> &
  Pick<TextInputProps, 'type' | 'autoComplete' | 'numeric' | 'inputMode'> & {
    form: UseFormReturn<Values>
    name: Path<Values>
    required?: string
    rows?: number
  }

/**
 * A line (or `rows`) of text of a form. Each field of these forms is a component, because react-hook-form leads to the
 * first wrong one in the order in which they rendered.
 */
export function FormText<Values extends FieldValues>(props: FormTextProps<Values>) {
  const { form, name, required, rows, label, optional, help, ...input } = props
  const { error } = form.getFieldState(name, form.formState)
  const registered = form.register(name, required ? { required } : {})
  return (
    <Field label={label} optional={optional} help={help} error={error?.message}>
      {rows ? <TextArea rows={rows} {...registered} /> : <TextInput {...input} {...registered} />}
    </Field>
  )
}

export function NameField({ register, errors }: PartProps) {
  return (
    <Field label="Nombre y apellido" error={errors.name?.message}>
      <TextInput {...register('name', { required: 'Poné tu nombre.' })} autoComplete="name" />
    </Field>
  )
}

export function EmailField({ register, errors }: PartProps) {
  return (
    <Field label="Email" error={errors.email?.message}>
      <TextInput
        {...register('email', { required: 'Poné tu email.' })}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Field>
  )
}

export function PhoneField({ register, errors }: PartProps) {
  return (
    <Field label="Teléfono" error={errors.phone?.message}>
      <PhoneInput {...register('phone', { required: 'Poné un teléfono.' })} />
    </Field>
  )
}

export function DepartmentField({ register, errors }: PartProps) {
  return (
    <Field label="Departamento" error={errors.department?.message}>
      <Select
        {...register('department', { required: 'El departamento es obligatorio' })}
        options={optionsOf(departments)}
        placeholder="Elegí un departamento"
        autoComplete="address-level1"
      />
    </Field>
  )
}

export function PasswordFields({ register, errors }: PartProps) {
  return (
    <FieldPair>
      <Field label="Contraseña" help="Mínimo 6 caracteres" error={errors.password?.message}>
        <PasswordInput
          {...register('password', {
            required: 'Elegí una contraseña.',
            minLength: { value: 6, message: 'La contraseña debe tener al menos 6 caracteres.' },
            deps: ['repeated'],
          })}
          autoComplete="new-password"
        />
      </Field>
      <Field label="Repetí la contraseña" error={errors.repeated?.message}>
        <PasswordInput
          {...register('repeated', {
            validate: (repeated, { password }) =>
              repeated === password || 'Las contraseñas no coinciden, por favor revisá.',
          })}
          autoComplete="new-password"
        />
      </Field>
    </FieldPair>
  )
}

export function TermsField({ register, errors }: PartProps) {
  return (
    <Field label="Términos" hideLabel group error={errors.acceptsTerms?.message}>
      <Checkbox
        {...register('acceptsTerms', {
          required: 'Para crear la cuenta tenés que aceptar los términos.',
        })}
      >
        Acepto los términos de uso y la política de privacidad, y soy mayor de 18 años.
      </Checkbox>
    </Field>
  )
}
