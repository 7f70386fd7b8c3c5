import { chakra } from '@chakra-ui/react/styled-system'
import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId, useState } from 'react'

type FieldWiring = {
  id: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  /** Reports the control's own problem with the typed value; null for none. */
  report: (problem: string | null) => void
}

const FieldContext = createContext<FieldWiring | null>(null)

/** The attributes that tie a control to its `Field`; empty outside one. */
export function useFieldControl() {
  const field = useContext(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  } as const
}

/** The same for a group of controls, which is named by the label's id instead of `for`. */
export function useFieldGroup() {
  const field = useContext(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    'aria-labelledby': field.labelId,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  } as const
}

/** Reports unreadable input to the `Field` around a control; does nothing outside one. */
export function useFieldReport(): (problem: string | null) => void {
  return useContext(FieldContext)?.report ?? ignoreReport
}

const ignoreReport = () => undefined

const labelStyle = { textStyle: 'label' } as const

export type FieldProps = {
  label: ReactNode
  /** Adds '(opcional)'. Fields are required by default, without asterisks. */
  optional?: boolean | undefined
  /** Help under the control. */
  help?: ReactNode | undefined
  /** The problem and its correction; replaces the help. */
  error?: ReactNode | undefined
  /** The control is a group (SegmentedControl, Chips, RadioCards…), not one input. */
  group?: boolean | undefined
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined
  /** Id of the control, when the page needs one. */
  id?: string | undefined
  children: ReactNode
}

/** Label above, control, help or error below, all tied together for assistive technology. */
export function Field({
  label,
  optional,
  help,
  group,
  hideLabel,
  id: givenId,
  children,
  ...props
}: FieldProps) {
  const [reported, report] = useState<string | null>(null)
  // An unreadable value is not a missing one, as the form's check assumes.
  const error = reported ?? props.error
  const ownId = useId()
  const id = givenId ?? ownId
  const labelId = `${id}-label`
  const messageId = `${id}-message`
  const wiring: FieldWiring = {
    id,
    labelId,
    describedBy: error || help ? messageId : undefined,
    invalid: Boolean(error),
    report,
  }
  const text = (
    <>
      {label}
      {optional && (
        <chakra.span fontWeight="400" color="fg.muted">
          {' '}
          (opcional)
        </chakra.span>
      )}
    </>
  )
  // Out of the flow: a hidden label must not leave an empty line.
  const look = hideLabel ? { srOnly: true } : labelStyle
  return (
    <FieldContext value={wiring}>
      <chakra.div position="relative" display="flex" flexDirection="column" gap="1.5" minW="0">
        {group ? (
          <chakra.span id={labelId} css={look}>
            {text}
          </chakra.span>
        ) : (
          <chakra.label id={labelId} htmlFor={id} css={look}>
            {text}
          </chakra.label>
        )}
        {children}
        {error ? (
          <FieldError id={messageId}>{error}</FieldError>
        ) : (
          help && (
            <chakra.p id={messageId} fontSize="xs" lineHeight="1.4" color="fg.muted">
              {help}
            </chakra.p>
          )
        )}
      </chakra.div>
    </FieldContext>
  )
}

/** An error in red with its icon; also used alone for an error of a whole form. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <chakra.p
      id={id}
      display="flex"
      alignItems="center"
      gap="1.5"
      fontSize="xs"
      fontWeight="560"
      lineHeight="1.4"
      color="danger.fg"
      css={{ '& svg': { w: '1em', h: '1em' } }}
    >
      <CircleAlert />
      {children}
    </chakra.p>
  )
}
