import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { isBlank } from '../../forms/problems'
import { useForm } from '../../forms/useForm'
import { showRefusal } from '../../relay/refusal'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { TextArea } from '../../ui/TextInput'
import { toast } from '../../ui/toast'
import { SavedReplies } from '../savedReplies/SavedReplies'
import { useAnswerOfferQuestion } from './useAnswerOfferQuestion'
import { useAskAboutOffer } from './useAskAboutOffer'

/** Unsent texts about offers, by the offer's id. */
export type QuestionDrafts = Map<string, string>

type QuestionFormProps = {
  offerId: string
  /** The question to answer; null asks a new one. */
  number: number | null
  /** Kept by the page, because an offer's tag is unmounted when another one is opened. */
  drafts: QuestionDrafts
  open: boolean
  onClose: () => void
}

const LONGEST = 500

const ASKING = {
  field: 'question',
  label: 'Tu pregunta',
  missing: 'Escribí tu pregunta.',
  submit: 'Enviar pregunta',
  done: 'Pregunta enviada',
} as const
const ANSWERING = {
  field: 'answer',
  label: 'Tu respuesta',
  missing: 'Escribí tu respuesta.',
  submit: 'Enviar respuesta',
  done: 'Respuesta enviada',
} as const

/** The buyer's question about an offer, or its provider's answer. */
export function QuestionForm({ offerId, number, drafts, open, onClose }: QuestionFormProps) {
  const { field, label, missing, submit, done } = number === null ? ASKING : ANSWERING
  const [ask, asking] = useAskAboutOffer()
  const [answer, answering] = useAnswerOfferQuestion()
  const draft = drafts.get(offerId) ?? ''
  const form = useForm({
    initial: { question: draft, answer: draft },
    check: values => ({ [field]: isBlank(values[field]) && missing }),
  })
  const send = form.handleSubmit(async values => {
    const outcome =
      number === null
        ? await ask({ input: { offerId, question: values.question } })
        : await answer({ input: { offerId, number, answer: values.answer } })
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    drafts.delete(offerId)
    form.reset({ question: '', answer: '' })
    toast.success(done)
    onClose()
  })
  // The press that opens it is a request to write.
  const { setFocus } = form
  useEffect(() => {
    if (open) setFocus(field)
  }, [open, field, setFocus])
  if (!open) return null
  return (
    <chakra.form noValidate onSubmit={send} display="grid" gap="2.5" w="full">
      <Field
        label={label}
        help="Sin nombres ni datos de contacto: se ven después del pago."
        error={form.formState.errors[field]?.message}
      >
        <TextArea
          rows={3}
          maxLength={LONGEST}
          {...form.register(field, { onChange: event => drafts.set(offerId, event.target.value) })}
        />
      </Field>
      {number !== null && (
        <SavedReplies
          text={form.watch('answer')}
          limit={LONGEST}
          onText={text => {
            form.setValue('answer', text, { shouldDirty: true })
            drafts.set(offerId, text)
          }}
        />
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button type="submit" size="sm" loading={asking || answering} loadingText="Enviando">
          {submit}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Ahora no
        </Button>
      </chakra.div>
    </chakra.form>
  )
}
