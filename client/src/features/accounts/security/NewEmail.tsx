import { chakra } from '@chakra-ui/react/styled-system'
import { emailProblem } from '../../../forms/problems'
import { Field } from '../../../ui/Field'
import { EmailInput } from '../../../ui/TextInput'
import { ProofForm } from '../proof/ProofForm'
import { useRequestEmailChange } from './useRequestEmailChange'

type NewEmailProps = { open: boolean; onSent: () => void; onBack: () => void }

/** Asks for another e-mail and the password; renders nothing while closed. */
export function NewEmail({ open, onSent, onBack }: NewEmailProps) {
  const [request, requesting] = useRequestEmailChange()
  if (!open) return null
  return (
    <ProofForm
      initial={{ email: '', password: '' }}
      check={({ email }) => ({ email: emailProblem(email) })}
      renderFields={({ register, formState: { errors } }) => (
        <Field label="Email nuevo" error={errors.email?.message}>
          <EmailInput {...register('email')} />
        </Field>
      )}
      renderBelow={() => (
        <chakra.p textStyle="sm" color="fg.muted">
          Te mandamos un enlace a cada email. El cambio se hace cuando confirmás los dos, y cierra tu sesión
          en los demás dispositivos.
        </chakra.p>
      )}
      submitLabel="Mandar los enlaces"
      sendingLabel="Mandando"
      run={input => request({ input })}
      sending={requesting}
      onDone={onSent}
      onBack={onBack}
    />
  )
}
