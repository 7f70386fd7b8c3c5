import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { useForm } from '../../forms/useForm'
import { withQuantity } from '../../lib/text'
import { showRefusal } from '../../relay/refusal'
import { actionOf } from '../../relay/viewerAction'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { Dialog } from '../../ui/Dialog'
import { FailureBoundary } from '../../ui/FailureBoundary'
import { Field, FieldError } from '../../ui/Field'
import { FormDialog } from '../../ui/FormDialog'
import { Rating } from '../../ui/Rating'
import { RatingInput } from '../../ui/RatingInput'
import { TextArea } from '../../ui/TextInput'
import { toast } from '../../ui/toast'
import type {
  ReviewDialog_order$data,
  ReviewDialog_order$key,
} from './__generated__/ReviewDialog_order.graphql'
import type { ReviewDialogQuery } from './__generated__/ReviewDialogQuery.graphql'
import { REVIEW_ASPECTS, reviewAspects } from './reviewAspects'
import { averageOf, checkReview, type ReviewValues, starsIn } from './reviewForm'
import { useReviewOrder } from './useReviewOrder'

type ReviewDialogProps = {
  /** Global id of the order. */
  id: string
  open: boolean
  onClose: () => void
}

type DialogState = Pick<ReviewDialogProps, 'open' | 'onClose'>

/** The review of an order, also when the order is in no list of the page; shows why when it cannot be written. */
export function ReviewDialog(props: ReviewDialogProps) {
  return (
    <FailureBoundary fallback={<Impossible {...props} />}>
      <Found {...props} />
    </FailureBoundary>
  )
}

function Found({ id, ...dialog }: ReviewDialogProps) {
  const { node } = useLazyLoadQuery<ReviewDialogQuery>(
    graphql`
      query ReviewDialogQuery($id: ID!) {
        node(id: $id) {
          ...ReviewDialog_order @alias(as: "order")
        }
      }
    `,
    { id },
    // A row of a list has already loaded it.
    { fetchPolicy: 'store-or-network' },
  )
  const order = useFragment<ReviewDialog_order$key>(
    graphql`
      fragment ReviewDialog_order on Order {
        id
        lines {
          description
          quantity
        }
        provider {
          companyName
        }
        reviewAction {
          enabled
          disabledReason
        }
        review {
          responseTime
          productQuality
          descriptionClarity
          productMatch
          comment
          mayBeQuoted
          viewerActions {
            ...viewerAction_action
          }
        }
      }
    `,
    node?.order,
  )
  const edit = actionOf(order?.review?.viewerActions, 'EDIT')
  // The action as it was on opening: a sent review ends it while the dialog still closes.
  const [wasPossible] = useState(order?.reviewAction?.enabled || edit?.enabled)
  if (order && wasPossible) return <ReviewForm order={order} {...dialog} />
  return <Impossible reason={edit?.disabledReason ?? order?.reviewAction?.disabledReason} {...dialog} />
}

function ReviewForm({ order, open, onClose }: DialogState & { order: ReviewDialog_order$data }) {
  const { id, lines, provider, review } = order
  const [initial] = useState({
    responseTime: review?.responseTime ?? null,
    productQuality: review?.productQuality ?? null,
    descriptionClarity: review?.descriptionClarity ?? null,
    productMatch: review?.productMatch ?? null,
    comment: review?.comment ?? '',
    mayBeQuoted: review?.mayBeQuoted ?? false,
  })
  const form = useForm({ initial, check: checkReview })
  const { errors } = form.formState
  const problemId = useId()
  const problem = reviewAspects.map(aspect => errors[aspect]?.message).find(Boolean)
  const given = starsIn(useWatch({ control: form.control }) as ReviewValues)
  const [isFirst] = useState(review === null)
  const [reviewOrder, sending] = useReviewOrder()
  const submit = form.handleSubmit(async values => {
    const stars = starsIn(values)
    if (!stars) return
    const { comment, mayBeQuoted } = values
    const outcome = await reviewOrder({ input: { orderId: id, ...stars, comment, mayBeQuoted } })
    if (!outcome.ok) return showRefusal(outcome.refusal, form)
    toast.success('¡Gracias por tu calificación!')
    onClose()
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={isFirst ? 'Calificá tu compra' : 'Cambiá tu calificación'}
      note={`${lines.map(({ description, quantity }) => withQuantity(description, quantity)).join(', ')}, de ${provider.companyName}.`}
      onSubmit={submit}
      sending={sending}
      submitLabel="Enviar calificación"
      sendingLabel="Enviando"
      cancelLabel="Ahora no"
    >
      <chakra.div display="grid" gap="5">
        {reviewAspects.map(aspect => (
          <Controller
            key={aspect}
            control={form.control}
            name={aspect}
            render={({ field: { ref, value, onChange } }) => (
              <RatingInput
                label={REVIEW_ASPECTS[aspect]}
                value={value}
                onChange={onChange}
                ref={ref}
                problemId={errors[aspect] ? problemId : undefined}
              />
            )}
          />
        ))}
        {problem && <FieldError id={problemId}>{problem}</FieldError>}
        {given && (
          <chakra.p textStyle="sm">
            Promedio: <Rating value={averageOf(given)} />
          </chakra.p>
        )}
        <Field
          label="Comentario"
          optional
          help="El proveedor lo lee junto con tu nombre de pila. Podés cambiarlo durante 7 días."
          error={errors.comment?.message}
        >
          <TextArea rows={3} maxLength={1000} {...form.register('comment')} />
        </Field>
        <Checkbox {...form.register('mayBeQuoted')}>
          Pueden mostrarlo en la portada de Tuerca, con mi nombre de pila y mi departamento. Lo puedo retirar
          cuando quiera.
        </Checkbox>
      </chakra.div>
    </FormDialog>
  )
}

function Impossible({ reason, open, onClose }: DialogState & { reason?: string | null | undefined }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="No se puede calificar"
      width="sm"
      footer={<Button onClick={onClose}>Cerrar</Button>}
    >
      {reason ?? 'Puede que el enlace esté incompleto o que se haya cortado la conexión.'}
    </Dialog>
  )
}
