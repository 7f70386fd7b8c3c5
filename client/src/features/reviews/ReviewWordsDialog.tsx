import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { isBlank } from '../../forms/problems'
import { useForm } from '../../forms/useForm'
import { showRefusal } from '../../relay/refusal'
import { actionOf } from '../../relay/viewerAction'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { FailureBoundary } from '../../ui/FailureBoundary'
import { Field } from '../../ui/Field'
import { FormDialog } from '../../ui/FormDialog'
import { TextArea } from '../../ui/TextInput'
import { toast } from '../../ui/toast'
import type { ReviewWordsDialog_review$key } from './__generated__/ReviewWordsDialog_review.graphql'
import type { ReviewWordsDialogQuery } from './__generated__/ReviewWordsDialogQuery.graphql'
import { ReviewWords } from './ReviewWords'
import { useAnswerReview } from './useAnswerReview'
import { useReportReview } from './useReportReview'

type ReviewWordsDialogProps = {
  /** Global id of the review. */
  id: string
  /** The text that the provider writes: an answer, or a report to our team. */
  words: 'responder' | 'denunciar'
  open: boolean
  onClose: () => void
}

const TEXTS = {
  responder: {
    action: 'ANSWER',
    title: 'Respondé la calificación',
    label: 'Tu respuesta',
    help: 'La lee el comprador. Se responde una sola vez.',
    missing: 'Escribí tu respuesta.',
    longest: 1000,
    submit: 'Responder',
    done: 'Respuesta enviada',
  },
  denunciar: {
    action: 'REPORT',
    title: 'Denunciá la calificación',
    label: '¿Qué está mal?',
    help: 'Lo lee nuestro equipo, que decide si la quita. Una nota baja sola no es motivo.',
    missing: 'Contanos qué está mal.',
    longest: 500,
    submit: 'Enviar denuncia',
    done: 'Denuncia enviada',
  },
} as const

/** The provider's answer to a review, or its report, also when the review is in no list of the page. */
export function ReviewWordsDialog(props: ReviewWordsDialogProps) {
  return (
    <FailureBoundary fallback={<Impossible {...props} />}>
      <Found {...props} />
    </FailureBoundary>
  )
}

function Found({ id, words, open, onClose }: ReviewWordsDialogProps) {
  const { node } = useLazyLoadQuery<ReviewWordsDialogQuery>(
    graphql`
      query ReviewWordsDialogQuery($id: ID!) {
        node(id: $id) {
          ...ReviewWordsDialog_review @alias(as: "review")
        }
      }
    `,
    { id },
    // A row of the list has already loaded it.
    { fetchPolicy: 'store-or-network' },
  )
  const review = useFragment<ReviewWordsDialog_review$key>(
    graphql`
      fragment ReviewWordsDialog_review on Review {
        viewerActions {
          ...viewerAction_action
        }
        ...ReviewWords_review
      }
    `,
    node?.review,
  )
  const texts = TEXTS[words]
  const field = words === 'responder' ? 'answer' : 'reason'
  const [answer, answering] = useAnswerReview()
  const [report, reporting] = useReportReview()
  const form = useForm({
    initial: { answer: '', reason: '' },
    check: values => ({ [field]: isBlank(values[field]) && texts.missing }),
  })
  const submit = form.handleSubmit(async values => {
    const outcome =
      words === 'responder'
        ? await answer({ input: { reviewId: id, answer: values.answer } })
        : await report({ input: { reviewId: id, reason: values.reason } })
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    toast.success(texts.done)
    onClose()
  })
  if (!review) return <Impossible open={open} onClose={onClose} />
  const action = actionOf(review.viewerActions, texts.action)
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={texts.title}
      onSubmit={submit}
      sending={answering || reporting}
      submitLabel={texts.submit}
      sendingLabel="Enviando"
      disabledReason={action?.disabledReason ?? undefined}
    >
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <ReviewWords review={review} answerLabel="Tu respuesta" />
        <Field label={texts.label} help={texts.help} error={form.formState.errors[field]?.message}>
          <TextArea rows={4} maxLength={texts.longest} {...form.register(field)} />
        </Field>
      </chakra.div>
    </FormDialog>
  )
}

function Impossible({ open, onClose }: Pick<ReviewWordsDialogProps, 'open' | 'onClose'>) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="No encontramos la calificación"
      width="sm"
      footer={<Button onClick={onClose}>Cerrar</Button>}
    >
      Puede que nuestro equipo la haya quitado, que el enlace esté incompleto o que se haya cortado la
      conexión.
    </Dialog>
  )
}
