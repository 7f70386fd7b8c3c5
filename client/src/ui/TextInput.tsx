import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { inputRecipe } from '../theme/recipes/control'
import type { ElementProps } from './elementProps'
import { useFieldControl } from './Field'

const Input = chakra('input', inputRecipe)
const Area = chakra('textarea', inputRecipe)

export type TextInputProps = Omit<ElementProps<'input'>, 'prefix'> & {
  /** Short text or icon inside, at the left: '$'. Decorative. */
  prefix?: ReactNode | undefined
  /** A small control inside, at the right: 'Mostrar contraseña'. */
  suffix?: ReactNode | undefined
  /** Tabular figures. */
  numeric?: boolean | undefined
}

/** One-line input, labelled and described by its `Field`; spreads react-hook-form's `register`. */
export function TextInput({ prefix, suffix, ...props }: TextInputProps) {
  const field = useFieldControl()
  if (!prefix && !suffix) return <Input {...field} {...props} />
  // An icon is wider than a sign.
  const indent = typeof prefix === 'string' ? '9' : '11'
  return (
    <chakra.div position="relative">
      {prefix && (
        <chakra.span
          position="absolute"
          left="3.5"
          top="50%"
          transform="translateY(-50%)"
          color="fg.muted"
          pointerEvents="none"
          aria-hidden="true"
        >
          {prefix}
        </chakra.span>
      )}
      <Input {...field} pl={prefix ? indent : undefined} pr={suffix ? '12' : undefined} {...props} />
      {suffix && (
        <chakra.span position="absolute" right="1.5" top="50%" transform="translateY(-50%)" display="flex">
          {suffix}
        </chakra.span>
      )}
    </chakra.div>
  )
}

/** Uruguayan phone. Keeps the typed text; `formatPhone` of lib/text formats it for display. */
export function PhoneInput(props: Omit<TextInputProps, 'type' | 'inputMode'>) {
  return (
    <TextInput
      autoComplete="tel"
      placeholder="Ej.: 094 231 234"
      numeric
      {...props}
      type="tel"
      inputMode="tel"
    />
  )
}

/** Several lines. */
export function TextArea(props: ElementProps<'textarea'>) {
  return <Area kind="area" {...useFieldControl()} {...props} />
}

/** E-mail address; `autoComplete="username"` in sign-in forms. */
export function EmailInput(props: Omit<TextInputProps, 'type' | 'maxLength'>) {
  return (
    <TextInput
      autoComplete="email"
      {...props}
      type="email"
      maxLength={254}
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
