import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, type ReactNode, use, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation, useNavigate } from 'react-router'
import { keepDraft, keptDraft } from '../../forms/useDraft'
import { optionsOf, partConditions } from '../../lib/labels'
import { formatMoney } from '../../lib/money'
import { withDialog, withParam } from '../../paths'
import type { Refusal } from '../../relay/outcome'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { MoneyInput } from '../../ui/MoneyInput'
import { SegmentedControl } from '../../ui/SegmentedControl'
import { toast } from '../../ui/toast'
import { placeOfRow, rowAt } from '../requests/feed/feedRows'
import type { RowQuote_request$data, RowQuote_request$key } from './__generated__/RowQuote_request.graphql'
import { QUOTE_FAILURE } from './consultationQuote'
import { offerLines, offerProblems, offerShipping, offerTotals } from './offerForm'
import { placeOwnOffer } from './ownOffers'
import { type QuickTerms, QuickTermsContext } from './quickTerms'
import { isRowDraft, type RowDraft, rowInForm, rowOffer, rowTerms } from './rowQuote'
import { type LastTerms, useLastTerms } from './useLastTerms'
import { useMakeOffer } from './useMakeOffer'

export type RowQuoteProps = {
  request: RowQuote_request$key
  /** Opens the whole form. */
  onForm: () => void
  /** Replaces it where a row takes no price: for several parts, and before the provider's first offer. */
  children: ReactNode
}

/** A price in the row of a request for one part, sent with the terms of the provider's last offer. */
export function RowQuote({ request, onForm, children }: RowQuoteProps) {
  const data = useFragment(
    graphql`
      fragment RowQuote_request on PartRequest {
        id
        origin
        revision
        viewerDiscountBps
        parts {
          id
          isOpen
          condition
          description
        }
      }
    `,
    request,
  )
  const quick = use(QuickTermsContext)
  const [part, ...others] = data.parts.filter(({ isOpen }) => isOpen)
  if (!quick || !part || others.length > 0) return children
  return (
    <PartQuote key={part.id} request={data} part={part} quick={quick} onForm={onForm}>
      {children}
    </PartQuote>
  )
}

type PartQuoteProps = Omit<PriceFormProps, 'terms' | 'bpsOf' | 'providerId'> &
  Pick<RowQuoteProps, 'children'> & { quick: QuickTerms }

/** Reads the terms that the price repeats; without a last offer the row takes none. */
function PartQuote({ quick, children, ...row }: PartQuoteProps) {
  const { viewer, orderTerms } = useFragment(
    graphql`
      fragment RowQuote_query on Query {
        viewer {
          provider {
            lastOffer {
              ...useLastTerms_offer
            }
          }
        }
        orderTerms {
          commissions {
            condition
            bps
          }
        }
      }
    `,
    quick.query,
  )
  const terms = useLastTerms(viewer?.provider?.lastOffer ?? null)
  const bpsOf = Object.fromEntries(orderTerms.commissions.map(({ condition, bps }) => [condition, bps]))
  if (!terms) return children
  return <PriceForm {...row} terms={terms} bpsOf={bpsOf} providerId={quick.providerId} />
}

type PriceFormProps = {
  request: RowQuote_request$data
  part: RowQuote_request$data['parts'][number]
  terms: LastTerms
  /** The commission per condition, in basis points. */
  bpsOf: Readonly<Partial<Record<string, number>>>
  providerId: string
  onForm: () => void
}

/** Short, as the column is narrow. */
const conditionOptions = optionsOf({ ...partConditions, REMANUFACTURED: 'Reman.' })

const PRICE_FIELD = 'precio'

function PriceForm({ request, part, terms, bpsOf, providerId, onForm }: PriceFormProps) {
  const { id, origin, revision, viewerDiscountBps } = request
  const draft = `oferta.precio.${providerId}.${id}`
  const [typed, setTyped] = useState<RowDraft>(() => keptDraft(draft, isRowDraft) ?? blankDraft(part, terms))
  // Stays open: a row that closed under the pointer would move the button that is being pressed.
  const [wasFocused, setFocused] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [makeOffer, sending] = useMakeOffer(origin === 'FORM' ? undefined : QUOTE_FAILURE)
  const place = useLocation()
  const navigate = useNavigate()
  const offer = rowOffer(part, terms, typed)
  const isOpen = wasFocused || typed.price !== null || problem !== null
  const { total, net } = offerTotals(offer.lines, bpsOf, viewerDiscountBps ?? 0, offer.shipping)

  const change = (values: Partial<RowDraft>) => {
    const next = { ...typed, ...values }
    setTyped(next)
    setProblem(null)
    keepDraft(draft, next.price === null ? null : next)
  }
  const openForm = () => {
    // The form's own draft of this request precedes what the address carries.
    if (typed.price === null) return onForm()
    const search = withDialog(place.search, { name: 'cotizar', id })
    void navigate(place.pathname + withParam(search, 'borrador', rowInForm(id, offer)), {
      preventScrollReset: true,
      state: { opened: true },
    })
  }
  const refuse = (refusal: Refusal | null) => {
    if (refusal === null) return
    const [field] = refusal.fields
    setProblem(field?.message ?? refusal.message)
    // The form shows what the client changed.
    if (refusal.code === 'QUOTED_REQUEST_CHANGED') openForm()
  }
  const send = async () => {
    const first = firstProblem(offer)
    if (first) return setProblem(first)
    const shown = placeOfRow(id)
    const outcome = await makeOffer(
      {
        input: {
          requestId: id,
          requestRevision: revision,
          lines: offerLines(offer),
          shipping: offerShipping(offer),
          uploadIds: [],
        },
      },
      {
        updater: (store, response) => {
          const made = response?.makeOffer.offer
          if (made) placeOwnOffer(store, providerId, made)
        },
      },
    )
    if (!outcome.ok) return refuse(outcome.refusal)
    keepDraft(draft, null)
    toast.success('¡Oferta enviada!')
    rowAt(shown)?.focus()
  }

  return (
    <chakra.form
      css={styles.form}
      data-open={isOpen || undefined}
      aria-label={`Cotizar ${part.description}`}
      noValidate
      // Keys that are typed here do not move through the feed.
      onKeyDown={(event: KeyboardEvent) => event.stopPropagation()}
      onSubmit={event => {
        event.preventDefault()
        // Text that is no amount has no price, but is not to be lost in the form.
        if (new FormData(event.currentTarget).get(PRICE_FIELD)) void send()
        else onForm()
      }}
    >
      <Field label={`Precio de ${part.description}, impuestos incluidos`} hideLabel error={problem}>
        <MoneyInput
          name={PRICE_FIELD}
          placeholder="Precio"
          enterKeyHint="send"
          value={typed.price}
          onChange={price => change({ price })}
          onFocus={() => setFocused(true)}
          readOnly={sending}
        />
      </Field>
      {isOpen && (
        <chakra.div display="grid" gap="2">
          <SegmentedControl
            label="Condición"
            options={conditionOptions}
            value={typed.condition || null}
            onChange={condition => change({ condition })}
          />
          <chakra.p textStyle="xs" className="num">
            {rowTerms(offer)}{' '}
            <Button variant="link" size="sm" onClick={openForm}>
              Cambiar
            </Button>
          </chakra.p>
        </chakra.div>
      )}
      <Button
        type="submit"
        size="sm"
        full={isOpen}
        {...(typed.price === null ? {} : { variant: 'solid' })}
        loading={sending}
        loadingText="Enviando"
      >
        Enviar Oferta
      </Button>
      {typed.price !== null && net !== null && !firstProblem(offer) && (
        <chakra.p textStyle="xs" color="fg.muted" className="num" aria-live="polite">
          {total !== typed.price && <>Total {formatMoney(total)}. </>}
          Te quedan <chakra.b color="fg">{formatMoney(net)}</chakra.b> después de la comisión
        </chakra.p>
      )}
    </chakra.form>
  )
}

function firstProblem(offer: ReturnType<typeof rowOffer>): string | null {
  const [first] = Object.values(offerProblems(offer)).filter(Boolean)
  return first ? String(first) : null
}

function blankDraft(part: PriceFormProps['part'], terms: LastTerms): RowDraft {
  const [line] = rowOffer(part, terms).lines
  return { price: null, condition: line?.condition ?? '' }
}

const styles = {
  form: {
    display: 'grid',
    gap: '2',
    alignItems: 'center',
    '&:not([data-open])': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
} as const
