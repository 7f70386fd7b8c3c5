import { chakra } from '@chakra-ui/react/styled-system'
import type { BaseSyntheticEvent, ReactNode } from 'react'
import { Button } from './Button'

export type StepFormProps = {
  /** `form.handleSubmit(…)`: submits, or focuses the first invalid field. */
  onSubmit: (event: BaseSyntheticEvent) => Promise<void>
  /** True while the form is sent. */
  sending: boolean
  submitLabel: string
  /** The action while it runs; 'Un momento' by default. */
  sendingLabel?: string | undefined
  /** `danger` for an action that takes something away. */
  tone?: 'solid' | 'danger' | undefined
  onBack: () => void
  children: ReactNode
}

/** A form that opens inside a panel: its fields, one action and the way back. */
export function StepForm(props: StepFormProps) {
  const { onSubmit, sending, submitLabel, sendingLabel = 'Un momento', tone, onBack, children } = props
  return (
    <chakra.form noValidate onSubmit={onSubmit} display="grid" gap="4" w="full" maxW="30rem">
      {children}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button
          type="submit"
          variant={tone === 'danger' ? 'dangerSolid' : 'solid'}
          loading={sending}
          loadingText={sendingLabel}
        >
          {submitLabel}
        </Button>
        <Button variant="ghost" onClick={onBack} disabled={sending}>
          Volver
        </Button>
      </chakra.div>
    </chakra.form>
  )
}
