import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNow } from '../../lib/clock'
import { formatBasisPoints } from '../../lib/money'
import { nightPaper } from '../../theme/recipes/tag'
import { Badge } from '../../ui/Badge'
import { Price } from '../../ui/Price'
import type { OfferTable_offer$key } from './__generated__/OfferTable_offer.graphql'
import { Best } from './Best'
import type { OfferOrder } from './offerOrder'
import { hyphenated, payableTotal, validityWords } from './offerWords'
import { ProviderTrust } from './ProviderTrust'

/** The distinctions of an offer, each in its column. */
export type Lead = 'PRICE' | 'DELIVERY' | 'WARRANTY'

type OfferTableProps = {
  label: string
  offers: readonly (OfferTable_offer$key & { readonly id: string })[]
  leadsOf: (offerId: string) => readonly Lead[]
  coverOf: (offerId: string) => ReactNode
  order: OfferOrder
  onOrder: (order: OfferOrder) => void
  /** The offer that the bar accepts; null when it is in another table. */
  chosenId: string | null
  /** Called when a row is tapped. */
  onOpen: (offerId: string) => void
  /** 'Cotiza 1 de 2'; null for an offer of all parts. */
  coverageOf: (offerId: string) => string | null
}

/** The offers on a phone: a row each; the headings order the rows. */
export function OfferTable(props: OfferTableProps) {
  const { label, offers, order, onOrder, leadsOf, coverOf, chosenId, onOpen, coverageOf } = props
  const heading = (by: OfferOrder, words: string) => (
    <th scope="col" aria-sort={by === order ? (by === 'WARRANTY' ? 'descending' : 'ascending') : 'none'}>
      {offers.length > 1 ? (
        <chakra.button type="button" css={styles.heading} onClick={() => onOrder(by)}>
          {words}
          {by === order && <ChevronDown size={14} />}
        </chakra.button>
      ) : (
        words
      )}
    </th>
  )
  return (
    <chakra.table css={styles.table} aria-label={label}>
      <thead>
        <tr>
          {heading('PRICE', 'Precio')}
          <th scope="col">
            <abbr title="Condición">Cond.</abbr>
          </th>
          {heading('DELIVERY', 'Llega')}
          {heading('WARRANTY', 'Garantía')}
        </tr>
      </thead>
      {offers.map(offer => (
        <Row
          key={offer.id}
          offer={offer}
          leads={leadsOf(offer.id)}
          cover={coverOf(offer.id)}
          isChosen={offer.id === chosenId}
          coverage={coverageOf(offer.id)}
          onOpen={onOpen}
        />
      ))}
    </chakra.table>
  )
}

type RowProps = Pick<OfferTableProps, 'onOpen'> & {
  offer: OfferTable_offer$key
  leads: readonly Lead[]
  cover: ReactNode
  isChosen: boolean
  coverage: string | null
}

function Row({ offer, leads, cover, isChosen, coverage, onOpen }: RowProps) {
  const { id, currentVersion, openTerms, provider } = useFragment(
    graphql`
      fragment OfferTable_offer on Offer {
        id
        currentVersion {
          total
          discountBps
          shippingCharge
          shippingWords
          validUntil
          terms {
            condition
            conditionMark
            delivery
            warranty
          }
        }
        openTerms {
          total
        }
        provider {
          ...ProviderTrust_provider
        }
      }
    `,
    offer,
  )
  const { condition, conditionMark, delivery, warranty } = currentVersion.terms
  const now = useNow()
  return (
    <chakra.tbody className={isChosen ? 'light' : ''} css={[styles.row, isChosen && styles.chosen]}>
      <tr>
        <td>
          <Best isHanging isBest={leads.includes('PRICE')}>
            <chakra.button
              type="button"
              aria-label={`Ver la oferta de ${payableTotal(currentVersion.total, openTerms).words}`}
              aria-current={isChosen || undefined}
              css={styles.open}
              onClick={() => onOpen(id)}
            >
              <Price amount={payableTotal(currentVersion.total, openTerms).amount} size="sm" />
            </chakra.button>
          </Best>
        </td>
        <td>{hyphenated(condition)}</td>
        <td>
          <Best isHanging isBest={leads.includes('DELIVERY')}>
            {delivery}
          </Best>
        </td>
        <td>
          <Best isHanging isBest={leads.includes('WARRANTY')}>
            {warranty}
          </Best>
        </td>
      </tr>
      <tr>
        <td colSpan={4}>
          <chakra.div css={styles.below}>
            <ProviderTrust provider={provider} />
            {conditionMark && conditionMark !== condition && <Badge tone="warn">{conditionMark}</Badge>}
            {coverage && <Badge tone="line">{coverage}</Badge>}
            {currentVersion.shippingCharge !== 'ARRANGED' && (
              <Badge tone="line">Envío: {currentVersion.shippingWords.toLocaleLowerCase('es-UY')}</Badge>
            )}
            {currentVersion.discountBps && (
              <Badge tone="line">−{formatBasisPoints(currentVersion.discountBps)} cliente registrado</Badge>
            )}
          </chakra.div>
          <chakra.div css={styles.foot}>
            <chakra.p textStyle="xs" color="fg.muted">
              {validityWords(currentVersion.validUntil, now)}
            </chakra.p>
            {cover}
          </chakra.div>
        </td>
      </tr>
    </chakra.tbody>
  )
}

const styles = {
  table: {
    w: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0',
    textStyle: 'sm',
    lineHeight: '1.25',
    '& th': {
      textAlign: 'start',
      textStyle: 'xs',
      fontWeight: '600',
      color: 'fg.muted',
      borderBottom: '1.5px solid',
      borderColor: 'border.strong',
    },
    // An amount of five figures with centésimos fits at 360 px.
    '& th:first-of-type': { w: '36%' },
    '& th:nth-of-type(2)': { w: '21%' },
    '& th:nth-of-type(3)': { w: '23%' },
    '& abbr': { textDecoration: 'none' },
    '& :is(th, td):first-of-type': { pl: '5' },
    '& td': { verticalAlign: 'baseline' },
  },
  heading: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5',
    fontWeight: '600',
    minH: '11',
  },
  row: {
    position: 'relative',
    '& tr:first-of-type td': { pt: '3' },
    '& tr:last-of-type td': { pt: '1', pb: '3', borderBottom: '1px solid', borderColor: 'border' },
  },
  chosen: {
    ...nightPaper,
    color: 'tag.fg',
    '--t-colors-fg-muted': 'colors.tag.muted',
    bg: 'tag.strong',
    clipPath: 'polygon(.75rem 0, 100% 0, 100% 100%, .75rem 100%, 0 calc(100% - .75rem), 0 .75rem)',
  },
  // The price's button covers the row.
  open: { textAlign: 'start', _after: { content: '""', position: 'absolute', inset: '0' } },
  foot: { display: 'flex', gap: '2', alignItems: 'end', justifyContent: 'space-between' },
  below: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' },
} as const
