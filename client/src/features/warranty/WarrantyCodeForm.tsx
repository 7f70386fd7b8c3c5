import { chakra } from '@chakra-ui/react/styled-system'
import { useNavigate } from 'react-router'
import { useForm } from '../../forms/useForm'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { TextInput } from '../../ui/TextInput'
import { warrantyCodeOf, warrantyCodeProblem } from './warrantyCode'
import { warrantyPath } from './warrantyPath'

/** The form for the code of a certificate, which opens its page; `wrong` is a code to correct. */
export function WarrantyCodeForm({ wrong = '' }: { wrong?: string }) {
  const navigate = useNavigate()
  const form = useForm({
    initial: { code: wrong },
    check: ({ code }) => ({ code: warrantyCodeProblem(code) }),
  })
  const open = form.handleSubmit(({ code }) => navigate(warrantyPath(warrantyCodeOf(code))))
  return (
    <chakra.form
      noValidate
      display="grid"
      gap="4"
      maxW="26rem"
      onSubmit={event => {
        void open(event)
      }}
    >
      <Field
        label="Código del certificado"
        help="Está arriba en el certificado, por ejemplo 4F2A-91C0-7B3E-D815."
        error={form.formState.errors.code?.message}
      >
        <TextInput
          {...form.register('code')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
        />
      </Field>
      <Button type="submit" variant="solid" justifySelf="start">
        Verificar
      </Button>
    </chakra.form>
  )
}
