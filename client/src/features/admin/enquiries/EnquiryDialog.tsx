import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { isBlank } from '../../../forms/problems'
import { useForm } from '../../../forms/useForm'
import { ENQUIRY_WORDS } from '../../../lib/generated/enquiryWords'
import { labelOf } from '../../../lib/labels'
import { formatPhone } from '../../../lib/text'
import { showRefusal } from '../../../relay/refusal'
import { FailureBoundary } from '../../../ui/FailureBoundary'
import { Field } from '../../../ui/Field'
import { FormDialog } from '../../../ui/FormDialog'
import { RelativeTime } from '../../../ui/RelativeTime'
import { Fact, Facts } from '../../../ui/Tag'
import { TextArea } from '../../../ui/TextInput'
import { toast } from '../../../ui/toast'
import { MissingItem } from '../queue/MissingItem'
import type { EnquiryDialog_enquiry$key } from './__generated__/EnquiryDialog_enquiry.graphql'
import type { EnquiryDialogQuery } from './__generated__/EnquiryDialogQuery.graphql'
import { EnquiryStatus } from './EnquiryStatus'
import { useAnswerEnquiry } from './useAnswerEnquiry'

type EnquiryDialogProps = { id: string; open: boolean; onClose: () => void }

const NOT_FOUND = 'Consulta no encontrada'

/** An enquiry to read and answer, also when it is not in the list of the page. */
export function EnquiryDialog(props: EnquiryDialogProps) {
  return (
    <FailureBoundary fallback={<MissingItem title={NOT_FOUND} {...props} />}>
      <Found {...props} />
    </FailureBoundary>
  )
}

function Found({ id, ...dialog }: EnquiryDialogProps) {
  const { node } = useLazyLoadQuery<EnquiryDialogQuery>(
    graphql`
      query EnquiryDialogQuery($id: ID!) {
        node(id: $id) {
          ...EnquiryDialog_enquiry @alias(as: "enquiry")
        }
      }
    `,
    { id },
    // A row of the list has already loaded it.
    { fetchPolicy: 'store-or-network' },
  )
  return node?.enquiry ? (
    <Shown enquiry={node.enquiry} {...dialog} />
  ) : (
    <MissingItem title={NOT_FOUND} {...dialog} />
  )
}

type DialogState = Pick<EnquiryDialogProps, 'open' | 'onClose'>

function Shown({ enquiry, open, onClose }: DialogState & { enquiry: EnquiryDialog_enquiry$key }) {
  const { id, kind, name, email, phone, subject, message, createdAt, answer } = useFragment(
    graphql`
      fragment EnquiryDialog_enquiry on Enquiry {
        id
        kind
        name
        email
        phone
        subject
        message
        createdAt
        answer
      }
    `,
    enquiry,
  )
  const form = useForm({
    initial: { answer: '' },
    check: ({ answer }) => ({ answer: isBlank(answer) && 'Escribí la respuesta.' }),
  })
  const [send, sending] = useAnswerEnquiry()
  const submit = form.handleSubmit(async values => {
    const outcome = await send({ input: { enquiryId: id, answer: values.answer } })
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    toast.success(`Respuesta enviada a ${email}`)
    onClose()
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      kind="drawer"
      title={subject}
      note={
        <chakra.span display="inline-flex" gap="2" alignItems="center">
          <EnquiryStatus answered={answer !== null} />
          <RelativeTime at={createdAt} />
        </chakra.span>
      }
      onSubmit={submit}
      sending={sending}
      submitLabel={answer === null ? 'Enviar respuesta' : null}
      sendingLabel="Enviando"
      cancelLabel={null}
    >
      <Facts aligned="start">
        <Fact name="De">{name}</Fact>
        <Fact name="Email">{email}</Fact>
        <Fact name="Teléfono">{phone && formatPhone(phone)}</Fact>
        <Fact name="Tipo">{labelOf(ENQUIRY_WORDS, kind)}</Fact>
      </Facts>
      <Words title="Consulta">{message}</Words>
      {answer === null ? (
        <Field
          label="Respuesta"
          help={`Le llega por email a ${email}.`}
          error={form.formState.errors.answer?.message}
        >
          <TextArea rows={8} maxLength={4000} {...form.register('answer')} />
        </Field>
      ) : (
        <Words title="Respuesta">{answer}</Words>
      )}
    </FormDialog>
  )
}

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section my="6">
      <chakra.h3 textStyle="h3" mb="2.5">
        {title}
      </chakra.h3>
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
        {children}
      </chakra.p>
    </chakra.section>
  )
}
