import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from './Button'
import { TextInput, type TextInputProps } from './TextInput'

type PasswordInputProps = Omit<TextInputProps, 'type' | 'suffix' | 'autoComplete'> & {
  /** Set for password managers. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password, with a button to show it. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          size="sm"
          label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff /> : <Eye />}
        </IconButton>
      }
    />
  )
}
