import { chakra } from '@chakra-ui/react/styled-system'
import { Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { typedBefore } from '../../forms/typedBefore'
import { useDraft } from '../../forms/useDraft'
import { useForm } from '../../forms/useForm'
import { ENQUIRY_WORDS } from '../../lib/generated/enquiryWords'
import { optionsOf } from '../../lib/labels'
import { showRefusal } from '../../relay/refusal'
import { AskForm } from '../../ui/AskPage'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Select } from '../../ui/Select'
import { SentTag } from '../../ui/SentTag'
import { EmailInput, PhoneInput, TextArea, TextInput } from '../../ui/TextInput'
import { blankContact, contactProblems, contactShape, msSince, startOf } from './contactForm'
import { useSendEnquiry } from './useSendEnquiry'

const FORM = 'consulta'

/** The form to write to the team. Its text survives failures and reloads until it was sent. */
export function ContactForm() {
  const draft = useDraft('consulta', contactShape)
  const [start] = useState(() => startOf(draft.kept, typedBefore(FORM)))
  const keyOf = useSubmissionKey()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [trap, takeFromTrap] = useTrap()
  const form = useForm({ initial: start.values, check: contactProblems })
  const { errors } = form.formState
  const [sendEnquiry, sending] = useSendEnquiry()
  useEffect(() => {
    if (start.isTyped) draft.keep(form.getValues())
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) })
  }, [form, draft, start])

  const send = form.handleSubmit(async values => {
    const writtenForMs = msSince(start.at)
    const website = takeFromTrap()
    const outcome = await sendEnquiry({
      input: { ...values, phone: values.phone || null, website, submissionKey: keyOf(values), writtenForMs },
    })
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    draft.clear()
    form.reset(blankContact)
    setSentTo(outcome.payload.email)
  })

  if (sentTo) return <Sent email={sentTo} onAnother={() => setSentTo(null)} />
  return (
    <AskForm id={FORM} onSubmit={send}>
      <Field label="Tipo de consulta" error={errors.kind?.message}>
        <Select {...form.register('kind')} options={optionsOf(ENQUIRY_WORDS)} />
      </Field>
      <chakra.div display="grid" gap="5" gridTemplateColumns={{ md: '1fr 1fr' }} alignItems="start">
        <Field label="Nombre" error={errors.name?.message}>
          <TextInput {...form.register('name')} maxLength={80} autoComplete="name" />
        </Field>
        <Field label="Email" error={errors.email?.message}>
          <EmailInput {...form.register('email')} />
        </Field>
      </chakra.div>
      <Field label="Teléfono" optional error={errors.phone?.message}>
        <PhoneInput {...form.register('phone')} maxLength={40} />
      </Field>
      <Field label="Asunto" error={errors.subject?.message}>
        <TextInput {...form.register('subject')} maxLength={120} />
      </Field>
      <Field label="Mensaje" error={errors.message?.message}>
        <TextArea {...form.register('message')} rows={6} />
      </Field>
      <chakra.div position="absolute" left="-999rem" aria-hidden="true">
        <label>
          Sitio web
          <input ref={trap} tabIndex={-1} autoComplete="off" />
        </label>
      </chakra.div>
      <Button type="submit" variant="solid" loading={sending} loadingText="Enviando" justifySelf="start">
        <Send />
        Enviar consulta
      </Button>
    </AskForm>
  )
}

/**
 * A field hidden from people, and its value; cleared after a read, because a password manager may have filled
 * it.
 */
function useTrap() {
  const field = useRef<HTMLInputElement>(null)
  const take = (): string => {
    const value = field.current?.value ?? ''
    if (field.current) field.current.value = ''
    return value
  }
  return [field, take] as const
}

/** A submission key: the same for the same text, so that a retry creates no second enquiry. */
function useSubmissionKey() {
  const last = useRef({ words: '', key: '' })
  return (values: object): string => {
    const words = JSON.stringify(values)
    if (last.current.words !== words) last.current = { words, key: crypto.randomUUID() }
    return last.current.key
  }
}

function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  return (
    <SentTag stamp="Recibida" title="Nos llegó tu consulta">
      <chakra.p color="fg.muted">
        Te contesta una persona a <b>{email}</b>. Te mandamos una copia de que la recibimos.
      </chakra.p>
      <Button onClick={onAnother}>Enviar otra</Button>
    </SentTag>
  )
}
