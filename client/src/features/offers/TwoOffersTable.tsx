import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { formatWeekday } from '../../lib/dates'
import { departments, labelOf } from '../../lib/labels'
import { formatMoney } from '../../lib/money'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type {
  TwoOffersTable_offer$data,
  TwoOffersTable_offer$key,
} from './__generated__/TwoOffersTable_offer.graphql'
import type { TwoOffersTableQuery } from './__generated__/TwoOffersTableQuery.graphql'
import { Best } from './Best'
import { payableTotal } from './offerWords'
import { differenceWords, type Figures, figuresOf } from './twoOffers'

type TwoOffersTableProps = {
  leftId: string
  rightId: string
  /** The number of open parts in the request. */
  asked: number
  /** Hides the rows in which the offers are equal. */
  isOnlyDifferent: boolean
}

/** Two offers, row by row, with the better value of each row marked; read when it is opened. */
export function TwoOffersTable({ leftId, rightId, asked, isOnlyDifferent }: TwoOffersTableProps) {
  const { left, right } = useLazyLoadQuery<TwoOffersTableQuery>(
    graphql`
      query TwoOffersTableQuery($left: ID!, $right: ID!) {
        left: node(id: $left) {
          ...TwoOffersTable_offer @alias(as: "offer")
        }
        right: node(id: $right) {
          ...TwoOffersTable_offer @alias(as: "offer")
        }
      }
    `,
    { left: leftId, right: rightId },
  )
  return left?.offer && right?.offer ? (
    <Table left={left.offer} right={right.offer} asked={asked} isOnlyDifferent={isOnlyDifferent} />
  ) : null
}

type TableProps = Pick<TwoOffersTableProps, 'asked' | 'isOnlyDifferent'> & {
  left: TwoOffersTable_offer$key
  right: TwoOffersTable_offer$key
}

function Table({ asked, isOnlyDifferent, ...offers }: TableProps) {
  const left = useFragment(offerFragment, offers.left)
  const right = useFragment(offerFragment, offers.right)
  const rows = rowsOf(left, right, asked)
  const shown = isOnlyDifferent ? rows.filter(({ left, right }) => left !== right) : rows
  return (
    <>
      <chakra.table css={styles.table}>
        <VisuallyHidden as="caption">
          {formatMoney(totalOf(left))} y {formatMoney(totalOf(right))}
        </VisuallyHidden>
        {shown.map(row => (
          <tbody key={row.name}>
            <tr>
              <th colSpan={2} scope="rowgroup">
                {row.name}
              </th>
            </tr>
            <tr>
              <td>
                <Best isBest={row.best === 'left'}>{row.left}</Best>
              </td>
              <td>
                <Best isBest={row.best === 'right'}>{row.right}</Best>
              </td>
            </tr>
          </tbody>
        ))}
      </chakra.table>
      {shown.length === 0 && <p>Solo cambia el precio.</p>}
      <chakra.p textStyle="sm" color="fg.muted" textAlign="center" className="num">
        {differenceWords(compared(left), compared(right))}
      </chakra.p>
    </>
  )
}

const offerFragment = graphql`
  fragment TwoOffersTable_offer on Offer {
    currentVersion {
      total
      shippingWords
      validUntil
      terms {
        condition
        delivery
        warranty
        fit
      }
      lines {
        description
        deliveryTime
        warrantyDays
        requestedPart {
          isOpen
        }
      }
    }
    openTerms {
      total
      missingParts
    }
    provider {
      department
      sales
    }
  }
`

type Offer = TwoOffersTable_offer$data

type Row = { name: string; left: string; right: string; best?: 'left' | 'right' | null }

function rowsOf(left: Offer, right: Offer, asked: number): Row[] {
  const row = (name: string, of: (offer: Offer) => string, best?: Row['best']): Row => ({
    name,
    left: of(left),
    right: of(right),
    best: best ?? null,
  })
  const [one, other] = [compared(left), compared(right)]
  const quoted = ({ openTerms }: Offer) => asked - (openTerms?.missingParts ?? 0)
  const isPartial = quoted(left) < asked || quoted(right) < asked
  return [
    ...(isPartial
      ? [row('Cotiza', offer => `${quoted(offer)} de ${asked}`, better(quoted(left), quoted(right)))]
      : []),
    row('Condición', ({ currentVersion }) => currentVersion.terms.condition),
    row('Llega', ({ currentVersion }) => currentVersion.terms.delivery, better(other.delivery, one.delivery)),
    row('Envío', ({ currentVersion }) => currentVersion.shippingWords),
    row(
      'Garantía',
      ({ currentVersion }) => currentVersion.terms.warranty,
      better(one.warrantyDays, other.warrantyDays),
    ),
    row('Calza', ({ currentVersion }) => currentVersion.terms.fit ?? 'Sin indicar'),
    row('Vende', ({ provider }) => labelOf(departments, provider.department)),
    row(
      'Ventas en Tuerca',
      ({ provider }) => String(provider.sales),
      better(left.provider.sales, right.provider.sales),
    ),
    row('Vale hasta', ({ currentVersion }) => formatWeekday(currentVersion.validUntil)),
    row('Dice', wordsOf),
  ]
}

/** The side with the larger value; null when they are equal. */
function better(left: number, right: number): Row['best'] {
  if (left === right) return null
  return left > right ? 'left' : 'right'
}

const totalOf = ({ currentVersion, openTerms }: Offer) => payableTotal(currentVersion.total, openTerms).amount

function compared(offer: Offer): Figures {
  const open = offer.currentVersion.lines.filter(({ requestedPart }) => requestedPart.isOpen)
  return figuresOf(
    totalOf(offer),
    open.map(({ deliveryTime, warrantyDays }) => ({ deliveryTime, warrantyDays })),
  )
}

function wordsOf({ currentVersion }: Offer): string {
  return currentVersion.lines.flatMap(({ description }) => description ?? []).join(' ') || 'Nada más'
}

const styles = {
  table: {
    w: 'full',
    tableLayout: 'fixed',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    '& th': {
      pt: '2.5',
      textStyle: 'xs',
      fontWeight: '400',
      color: 'fg.muted',
      textAlign: 'center',
      borderTop: '1px solid',
      borderColor: 'border.subtle',
    },
    '& td': { px: '1', pb: '2.5', verticalAlign: 'top' },
  },
} as const
