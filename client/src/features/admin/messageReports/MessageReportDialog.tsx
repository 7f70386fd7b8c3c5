import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { Link } from 'react-router'
import { isBlank } from '../../../forms/problems'
import { useForm } from '../../../forms/useForm'
import { paths } from '../../../paths'
import { showRefusal } from '../../../relay/refusal'
import { FailureBoundary } from '../../../ui/FailureBoundary'
import { Field } from '../../../ui/Field'
import { FormDialog } from '../../../ui/FormDialog'
import { ActionLink } from '../../../ui/Link'
import { RadioCards } from '../../../ui/RadioCards'
import { RelativeTime } from '../../../ui/RelativeTime'
import { TextArea } from '../../../ui/TextInput'
import { toast } from '../../../ui/toast'
import { ReportedConversation } from '../cases/ReportedConversation'
import { MissingItem } from '../queue/MissingItem'
import type { MessageReportDialog_report$key } from './__generated__/MessageReportDialog_report.graphql'
import type { MessageReportDialogQuery } from './__generated__/MessageReportDialogQuery.graphql'
import { MessageReportStatus } from './MessageReportStatus'
import { ReportedMessage } from './ReportedMessage'
import { useDecideMessageReport } from './useDecideMessageReport'

type MessageReportDialogProps = { id: string; open: boolean; onClose: () => void }

const NOT_FOUND = 'Denuncia no encontrada'

/** A report to look at and decide on, also when it is not in the list of the page. */
export function MessageReportDialog(props: MessageReportDialogProps) {
  return (
    <FailureBoundary fallback={<MissingItem title={NOT_FOUND} {...props} />}>
      <Found {...props} />
    </FailureBoundary>
  )
}

function Found({ id, ...dialog }: MessageReportDialogProps) {
  const { node } = useLazyLoadQuery<MessageReportDialogQuery>(
    graphql`
      query MessageReportDialogQuery($id: ID!) {
        node(id: $id) {
          ...MessageReportDialog_report @alias(as: "report")
        }
      }
    `,
    { id },
    // A row of the list has already loaded it.
    { fetchPolicy: 'store-or-network' },
  )
  return node?.report ? (
    <Shown report={node.report} {...dialog} />
  ) : (
    <MissingItem title={NOT_FOUND} {...dialog} />
  )
}

const DECISIONS = [
  {
    value: 'DISMISSED',
    label: 'Dejarlo',
    detail: 'El mensaje cumple las reglas. Sólo se le avisa a quien lo denunció.',
  },
  {
    value: 'WARNED',
    label: 'Advertir',
    detail: 'El mensaje queda, y a quien lo escribió le llega lo que pongas.',
  },
  {
    value: 'HIDDEN',
    label: 'Ocultarlo',
    detail: 'Nadie lo lee más, y a quien lo escribió le llega lo que pongas.',
  },
] as const
type Outcome = (typeof DECISIONS)[number]['value']

type DialogState = Pick<MessageReportDialogProps, 'open' | 'onClose'>

function Shown({ report, open, onClose }: DialogState & { report: MessageReportDialog_report$key }) {
  const data = useFragment(
    graphql`
      fragment MessageReportDialog_report on MessageReport {
        id
        reason
        createdAt
        outcome
        warning
        message {
          messageId
          ...ReportedMessage_message
        }
        order {
          id
          shortId
        }
        ...MessageReportStatus_report
      }
    `,
    report,
  )
  const { id, reason, createdAt, outcome, warning, message, order } = data
  const form = useForm<{ outcome: Outcome | null; warning: string }>({
    initial: { outcome: null, warning: '' },
    check: values => ({
      outcome: values.outcome === null && 'Elegí qué hacer con el mensaje.',
      warning: needsWords(values.outcome) && isBlank(values.warning) && 'Poné qué le decimos.',
    }),
  })
  const [decide, deciding] = useDecideMessageReport()
  const chosen = form.watch('outcome')
  const submit = form.handleSubmit(async values => {
    if (values.outcome === null) return
    const words = needsWords(values.outcome) ? values.warning : null
    const decided = await decide({ input: { reportId: id, outcome: values.outcome, warning: words } })
    if (!decided.ok) return showRefusal(decided.refusal, form)
    toast.success('Decisión guardada')
    onClose()
  })
  const { errors } = form.formState
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      kind="drawer"
      title="Mensaje denunciado"
      note={
        <chakra.span display="inline-flex" gap="2" alignItems="center">
          <MessageReportStatus report={data} />
          <RelativeTime at={createdAt} />
        </chakra.span>
      }
      onSubmit={submit}
      sending={deciding}
      submitLabel={outcome === null ? 'Guardar la decisión' : null}
      sendingLabel="Guardando"
      cancelLabel={null}
    >
      {message && <ReportedMessage message={message} />}
      <Part title="Motivo de la denuncia">{reason}</Part>
      {warning && <Part title="Lo que le dijimos">{warning}</Part>}
      {order && (
        <ActionLink asChild>
          <Link to={paths.adminOrder(order.id)}>Ver la compra #{order.shortId}</Link>
        </ActionLink>
      )}
      {outcome === null && (
        <>
          <ReportedConversation reportId={id} reportedId={message?.messageId ?? ''} />
          <Field group label="Qué hacer con el mensaje" error={errors.outcome?.message}>
            <RadioCards
              options={DECISIONS}
              value={chosen}
              onChange={value => form.setValue('outcome', value, { shouldValidate: true })}
            />
          </Field>
          {needsWords(chosen) && (
            <Field
              label="Qué le decimos"
              help="Lo lee quien escribió el mensaje, por email. No nombres a quien lo denunció."
              error={errors.warning?.message}
            >
              <TextArea rows={4} maxLength={500} {...form.register('warning')} />
            </Field>
          )}
        </>
      )}
    </FormDialog>
  )
}

const needsWords = (outcome: Outcome | null) => outcome === 'WARNED' || outcome === 'HIDDEN'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section my="5">
      <chakra.h3 textStyle="h4" mb="1.5">
        {title}
      </chakra.h3>
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
        {children}
      </chakra.p>
    </chakra.section>
  )
}
