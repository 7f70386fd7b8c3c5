import { chakra } from '@chakra-ui/react/styled-system'
import { isBlank } from '../../forms/problems'
import { useForm } from '../../forms/useForm'
import { showRefusal } from '../../relay/refusal'
import { Field } from '../../ui/Field'
import { FormDialog } from '../../ui/FormDialog'
import { TextArea } from '../../ui/TextInput'
import { toast } from '../../ui/toast'
import type { MessageShown } from './MessageLog'
import { messageWords } from './messageWords'
import { useReportMessage } from './useReportMessage'

type ReportMessageFormProps = { message: MessageShown | null; open: boolean; onClose: () => void }

/** Reports a message of the other party to our team, with a reason. */
export function ReportMessageForm({ message, open, onClose }: ReportMessageFormProps) {
  const [report, reporting] = useReportMessage()
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: isBlank(reason) && 'Contanos qué está mal.' }),
  })
  const submit = form.handleSubmit(async ({ reason }) => {
    const outcome = await report({ input: { messageId: message?.id ?? '', reason } })
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    toast.success('Denuncia enviada')
    onClose()
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Denunciá el mensaje"
      onSubmit={submit}
      sending={reporting}
      submitLabel="Enviar denuncia"
      sendingLabel="Enviando"
    >
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        {message && (
          <chakra.blockquote css={styles.quote}>
            {message.senderName}: {messageWords(message.body, message.files)}
          </chakra.blockquote>
        )}
        <Field
          label="¿Qué está mal?"
          help="Lo lee nuestro equipo, que para decidir puede leer esta conversación. Después te decimos qué decidió."
          error={form.formState.errors.reason?.message}
        >
          <TextArea rows={4} maxLength={500} {...form.register('reason')} />
        </Field>
      </chakra.div>
    </FormDialog>
  )
}

const styles = {
  quote: {
    p: '3',
    bg: 'bg.bubble',
    borderRadius: 'md',
    lineClamp: '6',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
} as const
