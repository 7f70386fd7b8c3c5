import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatWeekday } from '../../lib/dates'
import { departments, labelOf } from '../../lib/labels'
import { formatMoney } from '../../lib/money'
import { actionOf } from '../../relay/viewerAction'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Photo } from '../../ui/Photo'
import { Price } from '../../ui/Price'
import { Select } from '../../ui/Select'
import { Switch } from '../../ui/Switch'
import { Tag } from '../../ui/Tag'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type {
  CompareTwoDialog_offers$data,
  CompareTwoDialog_offers$key,
} from './__generated__/CompareTwoDialog_offers.graphql'
import { Best } from './Best'
import { payableTotal } from './offerWords'
import { differenceWords, type Figures, figuresOf } from './twoOffers'

/** Ids of the offers at the left and at the right. */
export type Pair = readonly [left: string, right: string]

type CompareTwoDialogProps = {
  /** In the order of the list. */
  offers: CompareTwoDialog_offers$key
  /** The number of open parts in the request. */
  asked: number
  /** Null while closed. */
  pair: Pair | null
  onPair: (pair: Pair) => void
  onClose: () => void
  /** Called with the version that was on the screen. */
  onAccept: (offerId: string, version: { readonly number: number; readonly total: number }) => void
}

/** Two offers face to face, on a phone: row by row, with the better value of each row marked. */
export function CompareTwoDialog(props: CompareTwoDialogProps) {
  const { offers: key, asked, pair, onPair, onClose, onAccept } = props
  const offers = useFragment(
    graphql`
      fragment CompareTwoDialog_offers on Offer @relay(plural: true) {
        id
        currentVersion {
          number
          total
          validUntil
          fileCount
          cover {
            kind
            thumbnailUrl
          }
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
        viewerActions {
          ...viewerAction_action
        }
      }
    `,
    key,
  )
  const [isOnlyDifferent, setIsOnlyDifferent] = useState(false)
  const [left, right] = (pair ?? []).map(id => offers.find(offer => offer.id === id))
  if (!left || !right) return null
  const rows = rowsOf(left, right, asked)
  const shown = isOnlyDifferent ? rows.filter(({ left, right }) => left !== right) : rows
  const others = (offer: Offer, opposite: Offer) =>
    offers.filter(({ id }) => id !== opposite.id || id === offer.id)
  const head = (offer: Offer, opposite: Offer, isLeft: boolean) => (
    <Tag shape="top" selected={isLeft} pt="12" px="3" pb="3" minW="0">
      <Cover offer={offer} />
      <Price amount={totalOf(offer)} />
      {offers.length > 2 && (
        <Select
          aria-label={isLeft ? 'Oferta de la izquierda' : 'Oferta de la derecha'}
          mt="2"
          value={offer.id}
          onChange={({ target }) =>
            onPair(isLeft ? [target.value, opposite.id] : [opposite.id, target.value])
          }
          options={others(offer, opposite).map(other => ({ value: other.id, label: nameOf(other) }))}
        />
      )}
    </Tag>
  )
  const accept = (offer: Offer, isFilled: boolean) => {
    const action = actionOf(offer.viewerActions, 'ACCEPT')
    const { number, total } = offer.currentVersion
    return (
      action && (
        <Button
          variant={isFilled ? 'solid' : 'outline'}
          disabledReason={action.enabled ? undefined : action.disabledReason}
          onClick={() => onAccept(offer.id, { number, total })}
        >
          Aceptar {formatMoney(totalOf(offer))}
        </Button>
      )
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Dos frente a frente"
      width="md"
      footer={
        <chakra.div css={styles.columns} w="full">
          {accept(left, true)}
          {accept(right, false)}
        </chakra.div>
      }
    >
      <chakra.div display="grid" gap="4">
        <chakra.div css={styles.columns}>
          {head(left, right, true)}
          {head(right, left, false)}
        </chakra.div>
        <Switch checked={isOnlyDifferent} onChange={({ target }) => setIsOnlyDifferent(target.checked)}>
          Solo lo distinto
        </Switch>
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
      </chakra.div>
    </Dialog>
  )
}

type Offer = CompareTwoDialog_offers$data[number]

function Cover({ offer: { currentVersion } }: { offer: Offer }) {
  const { cover, fileCount } = currentVersion
  return cover ? <Photo src={cover.thumbnailUrl} video={cover.kind === 'VIDEO'} alt="" count={fileCount} mb="2" /> : null
}

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

const nameOf = (offer: Offer) => `${formatMoney(totalOf(offer))} · ${offer.currentVersion.terms.condition}`

function wordsOf({ currentVersion }: Offer): string {
  return currentVersion.lines.flatMap(({ description }) => description ?? []).join(' ') || 'Nada más'
}

const styles = {
  columns: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '3' },
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
