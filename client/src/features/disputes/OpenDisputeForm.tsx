import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { Link, useNavigate } from 'react-router'
import { useForm } from '../../forms/useForm'
import {
  ANSWER_HOURS,
  DECISION_BUSINESS_DAYS,
  EVIDENCE_WORDS,
  REASON_WORDS,
} from '../../lib/generated/disputeTerms'
import { formatMoney } from '../../lib/money'
import { withQuantity } from '../../lib/text'
import { showRefusal } from '../../relay/refusal'
import { useOrderPlaces } from '../../shell/useOrderPlaces'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Notice } from '../../ui/Notice'
import { PageHeader } from '../../ui/PageHeader'
import { Panel } from '../../ui/Panel'
import { Select } from '../../ui/Select'
import { TextArea } from '../../ui/TextInput'
import { toast } from '../../ui/toast'
import { UploadField } from '../uploads/UploadField'
import { isUnderWay, readyUploads } from '../uploads/uploadQueue'
import { useUploads } from '../uploads/useUploads'
import type { OpenDisputeForm_order$key } from './__generated__/OpenDisputeForm_order.graphql'
import type { OpenDisputeFormQuery } from './__generated__/OpenDisputeFormQuery.graphql'
import { EvidenceHint } from './EvidenceHint'
import { TermsFields } from './TermsFields'
import { NO_TERMS, shortProblem, TEXT_LENGTH, type TermsValues, termsProblems } from './terms'
import { useOpenDispute } from './useOpenDispute'

const reasons = Object.entries(REASON_WORDS).map(([value, label]) => ({ value, label }))

/** The claim about an order: the problem, its evidence, and what the buyer wants. */
export function OpenDisputeForm({ order }: { order: OpenDisputeForm_order$key }) {
  const { uploadLimits } = useLazyLoadQuery<OpenDisputeFormQuery>(
    graphql`
      query OpenDisputeFormQuery {
        uploadLimits(purpose: DISPUTE_FILE) {
          ...useUploads_limits
        }
      }
    `,
    {},
  )
  const { id, shortId, paid, lines, provider } = useFragment(
    graphql`
      fragment OpenDisputeForm_order on Order {
        id
        shortId
        paid
        lines {
          description
          quantity
        }
        provider {
          companyName
        }
      }
    `,
    order,
  )
  const uploads = useUploads(uploadLimits, id)
  const { items, uploader } = uploads
  const [fileError, setFileError] = useState<string>()
  const form = useForm<TermsValues>({
    initial: NO_TERMS,
    check: values => ({
      reason: values.reason === '' && 'Elegí qué pasó.',
      text: shortProblem(values.text, 'Contá qué pasó, en 10 letras o más: el proveedor lo va a leer.'),
      ...termsProblems(values, paid),
    }),
  })
  const { errors } = form.formState
  const reason = form.watch('reason')
  const navigate = useNavigate()
  const places = useOrderPlaces()
  const [openDispute, opening] = useOpenDispute()
  const submit = form.handleSubmit(async ({ reason: problem, solution, refund, text }) => {
    setFileError(undefined)
    if (uploader.items().some(({ phase }) => phase === 'failed'))
      return setFileError('Reintentá o quitá lo que no se subió.')
    // The check has refused empty choices.
    if (problem === '' || solution === null) return
    const outcome = await openDispute({
      input: {
        orderId: id,
        reason: problem,
        text,
        solution,
        refund: solution === 'REFUND_PART' ? refund : null,
        uploadIds: readyUploads(uploader.items()).map(({ uploadId }) => uploadId),
      },
    })
    if (!outcome.ok) {
      const files = outcome.refusal?.fields.find(({ path }) => path[0] === 'uploadIds')
      return files ? setFileError(files.message) : showRefusal(outcome.refusal, form)
    }
    uploader.clear()
    toast.success('Abriste la disputa')
    const opened = outcome.payload.dispute?.id
    void navigate(opened ? places.dispute(opened) : places.purchases, { replace: true })
  })
  const parts = lines.map(({ description, quantity }) => withQuantity(description, quantity)).join(', ')
  return (
    <>
      <PageHeader
        small
        title="Abrir disputa"
        lead={`Pedido #${shortId}: ${parts}. ${provider.companyName}`}
      />
      <Panel maxW="40rem">
        <chakra.form
          display="grid"
          gap="5"
          noValidate
          onSubmit={event => {
            void submit(event)
          }}
        >
          <Notice tone="trust" textStyle="sm">
            Los {formatMoney(paid)} que pagaste quedan retenidos hasta que se resuelva. El proveedor tiene{' '}
            {ANSWER_HOURS} horas para responder; si no se ponen de acuerdo, decidimos en hasta{' '}
            {DECISION_BUSINESS_DAYS} días hábiles.
          </Notice>
          <Field label="Qué pasó" error={errors.reason?.message}>
            <Select options={reasons} placeholder="Elegí una opción" {...form.register('reason')} />
          </Field>
          <Field label="Contalo" help="Lo lee el proveedor." error={errors.text?.message}>
            <TextArea rows={5} maxLength={TEXT_LENGTH} {...form.register('text')} />
          </Field>
          {reason !== '' && <EvidenceHint evidence={EVIDENCE_WORDS[reason].split('\n')} />}
          <UploadField uploads={uploads} label="Fotos y videos" heading="h2" error={fileError} />
          <TermsFields
            form={form}
            label="Qué querés que pase"
            solutions={['REFUND_ALL', 'REFUND_PART', 'SEND_AGAIN']}
          />
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <Button
              type="submit"
              variant="solid"
              loading={opening}
              loadingText="Abriendo"
              disabledReason={items.some(isUnderWay) ? 'Esperá a que suban los archivos.' : undefined}
            >
              Abrir Disputa
            </Button>
            <Button asChild>
              <Link to={places.purchases}>Volver</Link>
            </Button>
          </chakra.div>
        </chakra.form>
      </Panel>
    </>
  )
}
