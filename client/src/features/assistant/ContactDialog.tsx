import { chakra } from '@chakra-ui/react/styled-system'
import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { Controller } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { phoneProblem } from '../../forms/phoneProblem'
import { emailProblem, isBlank, type Problems } from '../../forms/problems'
import { useDraft } from '../../forms/useDraft'
import { useForm } from '../../forms/useForm'
import { useNow } from '../../lib/clock'
import { LIKELY_DEPARTMENTS } from '../../lib/labels'
import { fields, type ShapeOf, text } from '../../lib/shape'
import { siteFact } from '../../lib/siteFacts'
import { formatPhone } from '../../lib/text'
import { showRefusal } from '../../relay/refusal'
import { keepVisitor } from '../../shell/knownVisitor'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { FormDialog } from '../../ui/FormDialog'
import { EmailInput, PhoneInput, TextInput } from '../../ui/TextInput'
import { toast } from '../../ui/toast'
import { understoodTexts } from '../requests/asking/understoodTexts'
import { DepartmentChoice } from '../requests/DepartmentChoice'
import type { ContactDialog_conversation$key } from './__generated__/ContactDialog_conversation.graphql'
import type { ContactDialog_viewer$key } from './__generated__/ContactDialog_viewer.graphql'
import type { useSendConsultationMutation } from './__generated__/useSendConsultationMutation.graphql'
import { UnderstoodLine } from './UnderstoodLine'
import type { Unsent } from './unsent'
import { useLeaveContact } from './useLeaveContact'
import { useSendConsultation } from './useSendConsultation'

type Values = { phone: string; department: string; name: string; email: string }
type Department = useSendConsultationMutation['variables']['input']['department']

export type ContactDialogProps = {
  open: boolean
  onClose: () => void
  /** Called when the visitor wants to correct the understood facts. */
  onCorrect: () => void
  conversation: ContactDialog_conversation$key
  /** Null for a visitor. */
  viewer: ContactDialog_viewer$key | null
  /** Everything else is known: with the contact, the consultation is sent. */
  isReady: boolean
  /** Called after a try to send the consultation or leave the contact; null on success. */
  onTried: (unsent: Unsent | null) => void
}

/** Name, e-mail and WhatsApp are each optional, but one of the two must reach the person. */
export function contactProblems({ phone, department, email }: Values, emailOnly = false): Problems<Values> {
  const needsEmail = emailOnly && isBlank(email)
  return {
    email: needsEmail
      ? 'Dejá tu email: por ahora cada pedido se confirma por correo'
      : isUnreachable({ phone, email })
        ? 'Dejá tu email, o sumá tu WhatsApp'
        : !isBlank(email) && emailProblem(email),
    department: isBlank(department) && 'El departamento es obligatorio',
    phone: phoneProblem(phone),
  }
}

const isUnreachable = ({ phone, email }: Pick<Values, 'phone' | 'email'>) => isBlank(phone) && isBlank(email)

const values = fields({ phone: text, department: text, name: text, email: text })
/** The values being typed, and the values of the conversation at that time. */
const isContactDraft = fields({ said: values, values })

/** The draft's values, except where the conversation has newer ones. */
function goneOnWith(said: Values, draft: ShapeOf<typeof isContactDraft> | null): Values {
  if (!draft) return said
  const goOn = (name: keyof Values) => (draft.said[name] === said[name] ? draft.values[name] : said[name])
  return { phone: goOn('phone'), department: goOn('department'), name: goOn('name'), email: goOn('email') }
}

/** The control that opened it; null when it opened by itself. */
const focusedControl = () => document.activeElement?.closest<HTMLElement>('button, textarea') ?? null

/**
 * The control that takes the focus in the conversation; null once it is over. On touch screens the field
 * would open the keyboard unasked.
 */
function placeToGoOn(): HTMLElement | null {
  const log = document.querySelector<HTMLElement>('[role=log]')
  const field = log?.closest('section')?.querySelector('textarea')
  if (!field || field.disabled) return null
  return matchMedia('(pointer: fine)').matches ? field : log
}

const orNull = (typed: string) => typed.trim() || null

/** '¿A dónde te avisamos?': asks for the contact, prefilled from the conversation. */
export function ContactDialog(props: ContactDialogProps) {
  // A new form on each opening: what was understood may have changed.
  return <Form key={String(props.open)} {...props} />
}

function Form(props: ContactDialogProps) {
  const { open, onClose, onCorrect, conversation, viewer, isReady, onTried } = props
  const asked = useFragment(
    graphql`
      fragment ContactDialog_conversation on AssistantConversation {
        id
        ...UnderstoodLine_conversation
        understood {
          ...understoodTexts
        }
      }
    `,
    conversation,
  )
  const { id, understood } = asked
  const account = useFragment(
    graphql`
      fragment ContactDialog_viewer on Account {
        name
        email
        phone
        department
      }
    `,
    viewer,
  )
  const [opener] = useState(focusedControl)
  const now = useNow()
  const { contact, department } = understoodTexts(understood)
  const said = {
    phone: contact.phone || formatPhone(account?.phone ?? ''),
    department: department || (account?.department ?? (isReady ? LIKELY_DEPARTMENTS[0] : '')),
    name: contact.name || (account?.name ?? ''),
    email: contact.email || (account?.email ?? ''),
  }
  const draft = useDraft(`contacto.${id}`, isContactDraft)
  const form = useForm<Values>({
    initial: goneOnWith(said, draft.kept),
    check: values => contactProblems(values, siteFact('emailOnly') !== ''),
  })
  const typed = useEffectEvent((values: Values) => draft.keep({ said, values }))
  const { subscribe } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => typed(values) }),
    [subscribe],
  )
  const { errors } = form.formState
  const [sendConsultation, sending] = useSendConsultation()
  const [leaveContact, leaving] = useLeaveContact()
  const tellUnreachable = () => {
    if (isUnreachable(form.getValues())) onTried('UNREACHABLE')
  }
  const send = form.handleSubmit(async values => {
    const { phone, department, name, email } = values
    const input = {
      conversationId: id,
      phone: orNull(phone),
      name: orNull(name),
      email: orNull(email),
      department: department as Department,
    }
    if (!isReady) {
      const outcome = await leaveContact({ input })
      if (!outcome.ok) return showRefusal(outcome.refusal, form)
      onTried(null)
      draft.clear()
      toast.success('Listo', { description: 'Anotamos tu contacto. Seguí contándole al asistente.' })
      return onClose()
    }
    const outcome = await sendConsultation({ input })
    // A problem of a field is shown at the field.
    const isAtField = !outcome.ok && outcome.refusal?.fields.some(({ path }) => path.length > 0)
    onTried(outcome.ok || isAtField ? null : 'FAILED')
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    draft.clear()
    if (!account) keepVisitor(values, now)
    else toast.success('¡Consulta enviada!', { description: 'Los proveedores ya la ven.', duration: 6000 })
    onClose()
  }, tellUnreachable)
  const [hasMore, setHasMore] = useState(() => !isBlank(form.getValues('phone')))
  // The pressed button disappears: the field that replaces it takes its focus.
  const showMore = () => {
    flushSync(() => setHasMore(true))
    form.setFocus('phone')
  }
  const showsMore = hasMore || errors.phone !== undefined || errors.name !== undefined
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="¿A dónde te avisamos?"
      note="Los proveedores no ven tu contacto hasta que aceptes una oferta."
      width="sm"
      finalFocus={() => (opener?.isConnected ? opener : placeToGoOn())}
      onSubmit={send}
      sending={sending || leaving}
      submitLabel={isReady ? 'Enviar pedido' : 'Guardar contacto'}
      sendingLabel={isReady ? 'Enviando' : 'Guardando'}
      cancelLabel={null}
    >
      <chakra.div display="grid" gap="4">
        {isReady && <UnderstoodLine conversation={asked} onCorrect={onCorrect} />}
        <Field
          label="Email"
          help={
            account
              ? 'Te avisamos de cada oferta.'
              : 'Acá llegan las ofertas y el enlace para volver a tu pedido.'
          }
          error={errors.email?.message}
        >
          <EmailInput {...form.register('email')} enterKeyHint="send" />
        </Field>
        <Controller
          control={form.control}
          name="department"
          render={({ field }) => <DepartmentChoice {...field} error={errors.department?.message} />}
        />
        {showsMore ? (
          <>
            <Field
              label="WhatsApp"
              optional
              help="Para coordinar la entrega con quien elijas. Las ofertas todavía no llegan por WhatsApp."
              error={errors.phone?.message}
            >
              <PhoneInput {...form.register('phone')} maxLength={40} />
            </Field>
            <Field label="Nombre" optional error={errors.name?.message}>
              <TextInput {...form.register('name')} maxLength={80} autoComplete="name" />
            </Field>
          </>
        ) : (
          <Button variant="link" justifySelf="start" minH="11" onClick={showMore}>
            <Plus />
            Sumar WhatsApp
          </Button>
        )}
      </chakra.div>
    </FormDialog>
  )
}
