import { type ReactNode, useEffect } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { Check } from '../../../forms/problems'
import { useForm } from '../../../forms/useForm'
import type { Outcome } from '../../../relay/outcome'
import { showRefusal } from '../../../relay/refusal'
import { Field } from '../../../ui/Field'
import { PasswordInput } from '../../../ui/PasswordInput'
import { StepForm } from '../../../ui/StepForm'
import { proofCheck } from './proofCheck'

export type Proof = { password: string }

type ProofFormProps<Values extends Proof, Payload> = {
  /** Values of the fields in the order of the page; the first takes the focus. `password` is ''. */
  initial: Values
  /** Problems of the fields besides the password. */
  check?: Check<Values>
  run: (values: Values) => Promise<Outcome<Payload>>
  sending: boolean
  submitLabel: string
  sendingLabel?: string
  tone?: 'danger'
  onDone: (payload: Payload) => void
  onBack: () => void
  /** The fields and sentences above the password. */
  renderFields?: (form: UseFormReturn<Values>) => ReactNode
  /** The fields and sentences below the password. */
  renderBelow?: (form: UseFormReturn<Values>) => ReactNode
}

/** Asks for the viewer's password, with the fields of the change that the password confirms. */
export function ProofForm<Values extends Proof, Payload>(props: ProofFormProps<Values, Payload>) {
  const { initial, check, run, onDone, renderFields, renderBelow, ...step } = props
  const form = useForm({ initial, check: proofCheck(initial, check) })
  const password = 'password' as FieldPath<Values>
  const { setFocus } = form
  const first = Object.keys(initial)[0] as FieldPath<Values>
  useEffect(() => setFocus(first), [setFocus, first])
  const submit = form.handleSubmit(async values => {
    const outcome = await run(values)
    if (outcome.ok) onDone(outcome.payload)
    else showRefusal(outcome.refusal, form)
  })
  return (
    <StepForm {...step} onSubmit={submit}>
      {renderFields?.(form)}
      <Field label="Tu contraseña" error={form.getFieldState(password, form.formState).error?.message}>
        <PasswordInput {...form.register(password)} autoComplete="current-password" />
      </Field>
      {renderBelow?.(form)}
    </StepForm>
  )
}
