import { useState } from 'react'
import { Field } from '../../../ui/Field'
import { ActionLink } from '../../../ui/Link'
import { TextInput, type TextInputProps } from '../../../ui/TextInput'

/** Input for the code of an authenticator app. Takes react-hook-form's `register`. */
export function CodeInput(props: TextInputProps) {
  return (
    <TextInput
      numeric
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      {...props}
    />
  )
}

/** The code input with its label; also accepts a recovery code. */
export function CodeField({ error, ...input }: { error: string | undefined } & TextInputProps) {
  const [recovers, setRecovers] = useState(false)
  return (
    <div>
      <Field
        label={recovers ? 'Código de recuperación' : 'Código de tu app'}
        help={recovers ? 'Uno de los que guardaste. Sirve una sola vez.' : 'Los 6 números que muestra ahora.'}
        error={error}
      >
        <CodeInput {...input} inputMode={recovers ? 'text' : 'numeric'} />
      </Field>
      <ActionLink asChild textStyle="sm">
        <button type="button" onClick={() => setRecovers(!recovers)}>
          {recovers ? 'Usar el código de la app' : 'No tengo el teléfono'}
        </button>
      </ActionLink>
    </div>
  )
}
