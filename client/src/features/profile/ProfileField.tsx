import { chakra } from '@chakra-ui/react/styled-system'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AutosavedField } from '../../forms/useAutosave'
import { Button } from '../../ui/Button'
import { Field, type FieldProps } from '../../ui/Field'
import { Panel } from '../../ui/Panel'
import { TextArea, TextInput, type TextInputProps } from '../../ui/TextInput'

export const PROFILE_FAILURE = 'No se pudo actualizar el perfil. Intenta nuevamente.'

/** A part of the profile with its heading. */
export function ProfileSection({
  title,
  note,
  children,
}: {
  title: string
  note?: string | undefined
  children: ReactNode
}) {
  return (
    <Panel as="section" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="grid" gap="1">
        <chakra.h2 textStyle="h3">{title}</chakra.h2>
        {note && (
          <chakra.p textStyle="sm" color="fg.muted">
            {note}
          </chakra.p>
        )}
      </chakra.div>
      {children}
    </Panel>
  )
}

type ProfileFieldProps<Value> = Pick<FieldProps, 'label' | 'optional' | 'help' | 'group' | 'hideLabel'> & {
  field: AutosavedField<Value>
  children: ReactNode
}

/** A field that saves itself, with its save state next to its label. */
export function ProfileField<Value>({ field, children, ...props }: ProfileFieldProps<Value>) {
  const { state, problem } = field
  return (
    <chakra.div
      position="relative"
      minW="0"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) field.onBlur()
      }}
    >
      <Field {...props} error={state === 'failed' ? <Failure onRetry={field.retry} /> : problem}>
        {children}
      </Field>
      <Standing state={state} />
    </chakra.div>
  )
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <span>
      {PROFILE_FAILURE}{' '}
      <Button variant="link" size="sm" color="inherit" minH="6" py="0" onClick={onRetry}>
        Reintentar
      </Button>
    </span>
  )
}

function Standing({ state }: { state: AutosavedField<unknown>['state'] }) {
  return (
    <chakra.output
      position="absolute"
      top="0"
      right="0"
      textStyle="xs"
      color="trust.fg"
      display="flex"
      alignItems="center"
      gap="1"
    >
      {state === 'saved' && (
        <>
          <Check size={14} /> Guardado
        </>
      )}
      {state === 'saving' && <chakra.span color="fg.muted">Guardando…</chakra.span>}
    </chakra.output>
  )
}

export type ProfileTextProps = Pick<FieldProps, 'label' | 'optional' | 'help'> &
  Pick<TextInputProps, 'autoComplete' | 'numeric' | 'inputMode' | 'type' | 'placeholder'> & {
    field: AutosavedField<string>
    rows?: number
    maxLength: number
  }

/** A text field of the profile, of one line or of `rows`. */
export function ProfileText({ field, rows, label, optional, help, ...input }: ProfileTextProps) {
  const { value, onChange } = field
  return (
    <ProfileField field={field} label={label} optional={optional} help={help}>
      {rows ? (
        <TextArea
          rows={rows}
          maxLength={input.maxLength}
          value={value}
          onChange={event => onChange(event.currentTarget.value)}
        />
      ) : (
        <TextInput {...input} value={value} onChange={event => onChange(event.currentTarget.value)} />
      )}
    </ProfileField>
  )
}

/** Two columns where the screen is wide enough. */
export const ProfilePair = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
    alignItems: 'start',
  },
})
