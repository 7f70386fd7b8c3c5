import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { useDraft } from '../../forms/useDraft'
import { useForm } from '../../forms/useForm'
import { departments, labelOf } from '../../lib/labels'
import { formatBasisPoints, formatMoney } from '../../lib/money'
import type { Refusal } from '../../relay/outcome'
import { showRefusal } from '../../relay/refusal'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { Dialog } from '../../ui/Dialog'
import { Notice } from '../../ui/Notice'
import { Price, ShortId } from '../../ui/Price'
import { VehicleFacts } from '../requests/VehicleFacts'
import { VehicleName } from '../requests/VehicleName'
import { UploadField } from '../uploads/UploadField'
import type { KeptUpload } from '../uploads/uploadQueue'
import type { OfferEditor_limits$key } from './__generated__/OfferEditor_limits.graphql'
import type { OfferEditor_request$key } from './__generated__/OfferEditor_request.graphql'
import type { OfferEditor_terms$key } from './__generated__/OfferEditor_terms.graphql'
import { tellDroppedFile, tellMissingTerms } from './consultationQuote'
import { BoughtPart, OfferLineFields } from './OfferLineFields'
import { OfferShipping } from './OfferShipping'
import { OfferSubject } from './OfferSubject'
import { carriedOver, isOfferDraft } from './offerDraft'
import {
  inForm,
  type OfferValues,
  offerLines,
  offerProblems,
  offerShipping,
  offerTotals,
  type UsualTerms,
} from './offerForm'
import { contentChanges, QuotedChanges } from './QuotedChanges'
import { useOfferFiles } from './useOfferFiles'

/** The result of sending: success, or the refusal (null when it was already shown). */
export type SendResult = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal | null }

export type WrittenOffer = {
  readonly lines: ReturnType<typeof offerLines>
  readonly shipping: ReturnType<typeof offerShipping>
  readonly uploadIds: readonly string[]
  /** The revision of the request as it was read. */
  readonly requestRevision: number
}

type OfferEditorProps = {
  request: OfferEditor_request$key
  terms: OfferEditor_terms$key
  limits: OfferEditor_limits$key
  open: boolean
  /** The request is a consultation, whose quote has its own messages. */
  isConsultation?: boolean
  title: string
  submitLabel: string
  /** The initial values of the form: a line for each part that is open now. */
  initial: OfferValues
  /** The files of the offer that is revised; none for a new one. */
  initialFiles?: readonly KeptUpload[]
  /** The terms of the provider's last offer, which prefill this one; null without, and in a revision. */
  usual: UsualTerms | null
  /** The key of the draft: the request, or the offer and its version. */
  about: string
  /** Why it cannot be sent any more; updates live. */
  disabledReason: string | null
  /** A notice above the parts: the offer changed meanwhile, one exists already, or where its terms come from. */
  trouble?: ReactNode | undefined
  send: (offer: WrittenOffer) => Promise<SendResult>
  /** Focused after sending; by default what opened the dialog. */
  afterSending?: () => HTMLElement | null
  onClose: () => void
}

/**
 * The dialog to write or revise an offer: a block per part, and the totals at the foot. The editor shows the owner's changes of the request meanwhile, and applies them when the provider confirms.
 */
export function OfferEditor(props: OfferEditorProps) {
  const { open, isConsultation = false, title, submitLabel, initial, initialFiles = [], usual, about } = props
  const { disabledReason, trouble, send, afterSending, onClose } = props
  const { commissions } = useFragment(
    graphql`
      fragment OfferEditor_terms on OrderTerms {
        commissions {
          condition
          bps
        }
      }
    `,
    props.terms,
  )
  const limits = useFragment(
    graphql`
      fragment OfferEditor_limits on UploadLimits {
        ...useOfferFiles_limits
      }
    `,
    props.limits,
  )
  const current = useFragment(
    graphql`
      fragment OfferEditor_request on PartRequest {
        shortId
        department
        revision
        description
        viewerDiscountBps
        edits {
          kind
          aspects
          comment
        }
        parts {
          id
          isOpen
          description
          condition
          quantity
          partNumber
          comments
        }
        ...OfferSubject_request
        ...VehicleFacts_request
        ...VehicleName_request
      }
    `,
    props.request,
  )
  const changes = current.edits.map(({ kind, aspects, comment }) => ({ kind, aspects, comment }))
  const draft = useDraft(`oferta.${about}`, isOfferDraft)
  // The quoted request stays as it was read: news must not change the form being typed in.
  const [request, setRequest] = useState(current)
  /** The number of changes when the writing began. */
  const [edits, setEdits] = useState(draft.kept?.edits ?? current.edits.length)
  const form = useForm<OfferValues>({
    initial: draft.kept
      ? {
          lines: carriedOver(
            draft.kept,
            initial.lines,
            current.parts.filter(({ isOpen }) => isOpen),
          ),
          shipping: draft.kept.shipping ?? initial.shipping,
        }
      : initial,
    check: offerProblems,
  })
  const files = useOfferFiles({
    limits,
    about,
    sent: initialFiles,
    kept: draft.kept?.files ?? null,
  })
  const [filesProblem, setFilesProblem] = useState<string>()
  const { isDirty } = form.formState
  const [lines, shipping] = useWatch({ control: form.control, name: ['lines', 'shipping'] })
  const [restored, setRestored] = useState(draft.kept !== null)
  const [asking, setAsking] = useState(false)
  const [sending, setSending] = useState(false)
  const [isSent, setSent] = useState(false)

  const isBought = (partId: string) => current.parts.some(({ id, isOpen }) => id === partId && !isOpen)
  // A part that is bought while the offer is written is removed from the quote.
  useEffect(() => {
    for (const [index, { requestedPartId, quoted }] of lines.entries()) {
      if (quoted && isBought(requestedPartId)) form.setValue(`lines.${index}.quoted`, false)
    }
  })

  const changed = isDirty || files.hasChanged || restored
  useEffect(() => {
    if (!changed) return
    const isQuoted = (id: string) => lines.some(({ requestedPartId }) => requestedPartId === id)
    const parts = request.parts.filter(({ id }) => isQuoted(id))
    draft.keep({
      lines,
      parts: parts.map(({ id, description }) => ({ id, description })),
      edits,
      shipping,
      files: files.files,
    })
  }, [draft, changed, lines, shipping, request, edits, files.files])

  const notice = useRef<HTMLDivElement>(null)
  const isOutdated = contentChanges(changes.slice(request.edits.length)).length > 0
  const takeOver = () => {
    const open = current.parts.filter(({ isOpen }) => isOpen)
    const carried = carriedOver({ lines, parts: [...request.parts] }, initial.lines, open)
    setRequest(current)
    form.clearErrors()
    form.setValue('lines', carried, { shouldDirty: true })
    notice.current?.focus()
  }

  const forget = () => {
    draft.clear()
    files.clear()
    onClose()
  }
  const startOver = () => {
    setRestored(false)
    setRequest(current)
    setEdits(current.edits.length)
    draft.clear()
    files.startOver()
    form.reset(initial)
  }
  const tellInvalid = () => {
    if (isConsultation) tellMissingTerms(form.getValues())
  }
  const submit = form.handleSubmit(async values => {
    if (files.hasUnsent) return setFilesProblem(WAIT_FOR_FILES)
    setFilesProblem(undefined)
    setSending(true)
    const result = await send({
      lines: offerLines(values),
      shipping: offerShipping(values),
      uploadIds: files.files.map(({ uploadId }) => uploadId),
      requestRevision: request.revision,
    })
    setSending(false)
    setSent(result.ok)
    if (result.ok) return forget()
    const { refusal } = result
    if (!refusal) return
    const ofFiles = refusal.fields.find(({ path: [name] }) => name === 'uploadIds')
    setFilesProblem(ofFiles?.message)
    const fields = refusal.fields.filter(field => field !== ofFiles)
    if (fields.length > 0 || !ofFiles) showRefusal({ ...refusal, fields: inForm(values, fields) }, form)
  }, tellInvalid)

  const totals = offerTotals(
    lines.filter(({ requestedPartId }) => !isBought(requestedPartId)),
    Object.fromEntries(commissions.map(({ condition, bps }) => [condition, bps])),
    current.viewerDiscountBps ?? 0,
    shipping,
  )
  // While it closes after sending, the new offer must not be shown as a problem.
  const closedTo = open ? disabledReason : null
  const reason =
    closedTo ??
    (isOutdated ? 'El pedido cambió: mirá cómo quedó.' : null) ??
    // A consultation names its missing fields when it is sent.
    (totals.priced || isConsultation ? null : 'Poné el precio de al menos un repuesto.')

  return (
    <>
      <Dialog
        open={open}
        onClose={() => (changed ? setAsking(true) : onClose())}
        title={title}
        note={
          <>
            <VehicleName request={request} />. {labelOf(departments, request.department)}.{' '}
            <ShortId id={request.shortId} />
          </>
        }
        width="xl"
        busy={sending}
        finalFocus={() => (isSent && afterSending?.()) || null}
        onSubmit={event => {
          void submit(event)
        }}
        footer={
          <>
            <Totals totals={totals} />
            <Button onClick={() => (changed ? setAsking(true) : onClose())} disabled={sending}>
              Cancelar
            </Button>
            <Button
              type="submit"
              variant="solid"
              loading={sending}
              loadingText="Enviando"
              disabledReason={reason ?? undefined}
              reasonHidden
            >
              {submitLabel}
            </Button>
          </>
        }
      >
        <FormProvider {...form}>
          <chakra.div display="grid" gap="3">
            {restored && (
              <Notice
                action={
                  <Button size="sm" onClick={startOver}>
                    Empezar de cero
                  </Button>
                }
              >
                Recuperamos lo que habías escrito.
              </Notice>
            )}
            {closedTo && (
              <Notice tone="warn" role="alert">
                {closedTo}
              </Notice>
            )}
            {trouble}
            <QuotedChanges
              ref={notice}
              changes={contentChanges(changes.slice(edits))}
              description={current.description}
              vehicle={<VehicleFacts request={current} />}
              onSee={isOutdated ? takeOver : null}
            />
            <OfferSubject request={current} />
            {current.viewerDiscountBps && (
              <Notice tone="trust">
                <b>Cliente registrado.</b> Poné tu precio de lista: se le descuenta el{' '}
                {formatBasisPoints(current.viewerDiscountBps)}.
              </Notice>
            )}
            {usual && !restored && !trouble && (
              <chakra.p textStyle="xs" color="fg.muted">
                Entrega, validez, garantía y envío: como en tu última oferta.
              </chakra.p>
            )}
            {request.parts.map(part => {
              const { description, condition, quantity, partNumber, comments } = part
              const facts = {
                title: description,
                condition,
                quantity,
                partNumber,
                comments,
              }
              if (!part.isOpen || isBought(part.id)) return <BoughtPart key={part.id} {...facts} />
              const index = lines.findIndex(({ requestedPartId }) => requestedPartId === part.id)
              return index >= 0 && <OfferLineFields key={part.id} index={index} usual={usual} {...facts} />
            })}
            <OfferShipping />
            <UploadField
              uploads={files.uploads}
              label="Fotos y videos (opcional)"
              error={filesProblem}
              {...(isConsultation
                ? { onProblem: (problem: string) => tellDroppedFile(problem, files.uploads.limits) }
                : {})}
            />
          </chakra.div>
        </FormProvider>
      </Dialog>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={forget}
        title="¿Descartar lo que escribiste?"
        confirmLabel="Descartar"
        cancelLabel="Seguir editando"
        tone="danger"
      >
        La oferta todavía no se envió.
      </ConfirmDialog>
    </>
  )
}

const WAIT_FOR_FILES = 'Esperá a que se suban los archivos, o quitá los que fallaron.'

/** '2 de 3 repuestos. Te quedan $ 4.977 después de la comisión. Total $ 5.490' */
function Totals({ totals }: { totals: ReturnType<typeof offerTotals> }) {
  const { quoted, of, total, discount, net } = totals
  return (
    <chakra.div flex="1 1 16rem" aria-live="polite" aria-atomic="true">
      <chakra.p textStyle="sm" color="fg.muted">
        {quoted} de {of} {of === 1 ? 'repuesto' : 'repuestos'}.
        {net !== null && (
          <>
            {' '}
            Te quedan{' '}
            <chakra.b className="num" color="fg">
              {formatMoney(net)}
            </chakra.b>{' '}
            después de la comisión.
          </>
        )}
      </chakra.p>
      <p>
        Total <Price amount={total} ml="1.5" />
        {discount > 0 && (
          <chakra.span textStyle="sm" color="fg.muted" ml="2" className="num">
            ya con {formatMoney(discount)} de descuento
          </chakra.span>
        )}
      </p>
    </chakra.div>
  )
}
