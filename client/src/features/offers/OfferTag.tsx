import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNow } from '../../lib/clock'
import { DEPOSIT_BPS } from '../../lib/generated/orderTerms'
import { formatBasisPoints } from '../../lib/money'
import { withQuantity } from '../../lib/text'
import { actionOf } from '../../relay/viewerAction'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { openedLater } from '../../ui/openedLater'
import { Price } from '../../ui/Price'
import { Concealed, Facts, Tag, TagHead } from '../../ui/Tag'
import type { OfferCover_offer$key } from './__generated__/OfferCover_offer.graphql'
import type { OfferTag_offer$data, OfferTag_offer$key } from './__generated__/OfferTag_offer.graphql'
import { OfferCover } from './OfferCover'
import { OfferQuestions } from './OfferQuestions'
import { coverageWords, hyphenated, payableTotal, validityWords } from './offerWords'
import { ProviderTrust } from './ProviderTrust'
import type { QuestionDrafts } from './QuestionForm'
import { changedFrom, type SeenVersions } from './seenVersions'

const OfferFiles = openedLater(
  async () => (await import('./OfferFiles')).OfferFiles,
  ({ open }) => open,
)

type OfferTagProps = {
  offer: OfferTag_offer$key
  cover: OfferCover_offer$key
  /** The number of open parts in the request. */
  asked: number
  /** The best in the chosen order: its button is filled. */
  first: boolean
  /** The only offer of its list: lies over the full width instead of hanging from the rail. */
  alone?: boolean | undefined
  /** False where the screen around it has the button that accepts. */
  accepts: boolean
  /** A distinction that holds for this offer alone: 'Menor precio'. */
  badge: string | null
  seen: SeenVersions
  questionDrafts: QuestionDrafts
  onAccept: (offerId: string) => void
  onReject: (offerId: string) => void
  /** The viewer has no account yet: accepting leads to one. */
  joins: boolean
}

/** An offer in the comparison: price, facts, text, actions; the same rows in each. */
export function OfferTag({
  offer,
  cover,
  asked,
  first,
  alone,
  accepts,
  badge,
  seen,
  questionDrafts,
  onAccept,
  onReject,
  joins,
}: OfferTagProps) {
  const data = useFragment(
    graphql`
      fragment OfferTag_offer on Offer {
        id
        currentVersion {
          number
          total
          deposit
          discountBps
          shippingWords
          validUntil
          terms {
            condition
            conditionMark
            delivery
            warranty
            fit
          }
          lines {
            id
            priceWords
            description
            requestedPart {
              isOpen
              description
              quantity
            }
          }
        }
        openTerms {
          missingParts
          total
          deposit
        }
        provider {
          name
          ...ProviderTrust_provider
        }
        viewerActions {
          ...viewerAction_action
        }
        ...OfferQuestions_offer
      }
    `,
    offer,
  )
  const { id, currentVersion: version, openTerms, provider } = data
  const { number, total } = version
  const now = useNow()
  const [isLooking, setIsLooking] = useState(false)
  const coverage = coverageWords(asked - (openTerms?.missingParts ?? 0), asked)
  const deposit = openTerms ? openTerms.deposit : version.deposit
  const before = changedFrom(seen.get(id), { number, total })
  useEffect(() => {
    if (!seen.has(id)) seen.set(id, { number, total })
  }, [seen, id, number, total])
  return (
    <Tag
      shape={alone ? 'leftTall' : 'offer'}
      thread={!alone}
      selected={first}
      css={alone ? styles.lying : {}}
      aria-labelledby={`${id}-precio`}
    >
      <TagHead>
        <div>
          <Price id={`${id}-precio`} amount={payableTotal(total, openTerms).amount} size="lg" />
          <chakra.p textStyle="xs" color="fg.muted">
            Precio, impuestos incluidos
          </chakra.p>
        </div>
        <chakra.div display="grid" gap="1" justifyItems={{ base: 'end', md: 'start' }}>
          {coverage && <Badge tone="line">{coverage}</Badge>}
          {version.terms.conditionMark && <Badge tone="line">{version.terms.conditionMark}</Badge>}
          {before ? <Badge tone="brand">Cambió</Badge> : badge && <Badge tone="ink">{badge}</Badge>}
        </chakra.div>
        <div>
          <ProviderTrust provider={provider} />
          {version.discountBps && (
            <chakra.p textStyle="sm" fontWeight="600">
              Con {formatBasisPoints(version.discountBps)} de descuento por cliente registrado
            </chakra.p>
          )}
          {openTerms && version.lines.some(({ requestedPart }) => !requestedPart.isOpen) && (
            <chakra.p textStyle="sm">Por lo que te falta</chakra.p>
          )}
          <chakra.p textStyle="xs" color="fg.muted">
            {deposit == null ? (
              'Se paga entera'
            ) : (
              <>
                Reserva {formatBasisPoints(DEPOSIT_BPS)}: <Price amount={deposit} size="text" />
              </>
            )}
          </chakra.p>
        </div>
      </TagHead>
      <Facts {...(alone ? {} : styles.below)}>
        <dt>Condición</dt>
        <dd>{hyphenated(version.terms.condition)}</dd>
        <dt>Entrega</dt>
        <dd>{version.terms.delivery}</dd>
        <dt>Envío</dt>
        <dd className="num">{version.shippingWords}</dd>
        <dt>Garantía</dt>
        <dd>{version.terms.warranty}</dd>
        <dt>Calza</dt>
        <dd>{version.terms.fit ?? 'Sin indicar'}</dd>
        <dt>Vende</dt>
        <dd>{provider.name ?? <Concealed>Oculto hasta el pago</Concealed>}</dd>
      </Facts>
      <chakra.div display="grid" gap="2" alignContent="start" textStyle="sm">
        {before && (
          <chakra.output display="block" fontWeight="600">
            El proveedor cambió esta oferta. Antes: <Price amount={before.total} size="text" />.
          </chakra.output>
        )}
        <OfferCover
          offer={cover}
          alt={`Fotos de la oferta de ${payableTotal(total, openTerms).words}`}
          w="20"
          onOpen={() => setIsLooking(true)}
        />
        <OfferFiles offerId={id} open={isLooking} onClose={() => setIsLooking(false)} />
        <Words lines={version.lines} isPartial={coverage !== null} />
        <chakra.p textStyle="xs" color="fg.muted">
          {validityWords(version.validUntil, now)}.
        </chakra.p>
        <OfferQuestions offer={data} drafts={questionDrafts} labelledBy={`${id}-precio`} />
      </chakra.div>
      <Actions
        {...data}
        first={first}
        accepts={accepts}
        joins={joins}
        onAccept={() => {
          // The payment starts from the terms shown now.
          seen.set(id, { number, total })
          onAccept(id)
        }}
        onReject={onReject}
      />
    </Tag>
  )
}

type Version = OfferTag_offer$data['currentVersion']

type WordsProps = Pick<Version, 'lines'> & {
  /** An offer for some of the parts shows their names. */
  isPartial: boolean
}

/** The provider's text; part by part, unless it quotes the only requested part. */
function Words({ lines, isPartial }: WordsProps) {
  const [only, ...others] = lines
  if (only && others.length === 0 && !isPartial) {
    return (
      <>
        {only.requestedPart.quantity > 1 && <p className="num">{only.priceWords}</p>}
        {only.description && <chakra.p css={styles.words}>{only.description}</chakra.p>}
      </>
    )
  }
  return (
    <chakra.ul display="grid" gap="2">
      {lines.map(line => (
        <li key={line.id}>
          <chakra.p fontWeight="600" overflowWrap="anywhere">
            {withQuantity(line.requestedPart.description, line.requestedPart.quantity)}{' '}
            {!line.requestedPart.isOpen && <Badge>Comprado</Badge>}
          </chakra.p>
          <p className="num">{line.priceWords}</p>
          {line.description && <chakra.p css={styles.words}>{line.description}</chakra.p>}
        </li>
      ))}
    </chakra.ul>
  )
}

type ActionsProps = Pick<OfferTag_offer$data, 'id' | 'viewerActions'> &
  Pick<OfferTagProps, 'first' | 'accepts' | 'onReject' | 'joins'> & { onAccept: () => void }

function Actions({ id, viewerActions, first, accepts, joins, onAccept, onReject }: ActionsProps) {
  const accept = actionOf(viewerActions, 'ACCEPT')
  return (
    <chakra.div display="grid" gap="1" alignSelf={{ md: 'end' }}>
      {accepts && (accept || joins) && (
        <Button
          full
          variant={first ? 'solid' : 'outline'}
          disabledReason={accept?.enabled === false ? accept.disabledReason : undefined}
          aria-describedby={`${id}-precio`}
          onClick={onAccept}
        >
          Aceptar oferta
        </Button>
      )}
      {actionOf(viewerActions, 'REJECT')?.enabled && (
        <Button
          variant="link"
          size="sm"
          justifySelf="center"
          aria-describedby={`${id}-precio`}
          onClick={() => onReject(id)}
        >
          Rechazar
        </Button>
      )}
    </chakra.div>
  )
}

const styles = {
  below: { pt: '3.5', borderTop: '1px solid', borderColor: 'tag.line' },
  lying: {
    display: 'grid',
    rowGap: '5',
    columnGap: '9',
    alignItems: 'start',
    gridTemplateColumns: { md: '1fr 1fr', xl: '1fr 1.1fr 1.3fr 15rem' },
  },
  words: { overflowWrap: 'anywhere', whiteSpace: 'pre-line', lineClamp: '6' },
} as const
