import type { ReactNode } from 'react'
import { isBlank } from '../../../forms/problems'
import { useForm } from '../../../forms/useForm'
import type { Outcome } from '../../../relay/outcome'
import { showRefusal } from '../../../relay/refusal'
import { Field } from '../../../ui/Field'
import { FormDialog, type FormDialogProps } from '../../../ui/FormDialog'
import { TextArea } from '../../../ui/TextInput'
import { toast } from '../../../ui/toast'

type DecisionDialogProps = Pick<
  FormDialogProps,
  'title' | 'tone' | 'submitLabel' | 'sendingLabel' | 'cancelLabel' | 'open' | 'onClose' | 'finalFocus'
> & {
  /** Name of the mutation's argument, at which the server reports bad words. */
  argument: 'reason' | 'answer' | 'text'
  label: string
  /** Explains what happens with the words. */
  help: string
  /** The message at an empty field. */
  missing: string
  /** The maximum length in characters. */
  longest: number
  /** The toast shown on success. */
  done: string
  decide: (words: string) => Promise<Outcome<unknown>>
  deciding: boolean
  /** The subject of the decision. */
  children?: ReactNode
}

/** Asks for the words of a decision, which the person concerned reads. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { argument, label, help, missing, longest, done, decide, deciding, children, onClose, ...dialog } =
    props
  const form = useForm<Record<string, string>>({
    initial: { [argument]: '' },
    check: values => ({ [argument]: isBlank(values[argument] ?? '') && missing }),
  })
  const close = () => {
    form.reset()
    onClose()
  }
  const submit = form.handleSubmit(async values => {
    const outcome = await decide(values[argument] ?? '')
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    toast.success(done)
    close()
  })
  return (
    <FormDialog {...dialog} onClose={close} onSubmit={submit} sending={deciding}>
      {children}
      <Field label={label} help={help} error={form.formState.errors[argument]?.message}>
        <TextArea rows={4} maxLength={longest} {...form.register(argument)} />
      </Field>
    </FormDialog>
  )
}
