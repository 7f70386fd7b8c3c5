import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, Suspense, useState } from 'react'
import { formatMoney } from '../../lib/money'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { FailureBoundary } from '../../ui/FailureBoundary'
import { Notice } from '../../ui/Notice'
import { Price } from '../../ui/Price'
import { Select } from '../../ui/Select'
import { SkeletonList } from '../../ui/Skeleton'
import { Switch } from '../../ui/Switch'
import { Tag } from '../../ui/Tag'
import type { AcceptableOffer } from './acceptableOffer'
import { TwoOffersTable } from './TwoOffersTable'

/** Ids of the offers at the left and at the right. */
export type Pair = readonly [left: string, right: string]

type CompareTwoDialogProps = {
  /** In the order of the list. */
  offers: readonly AcceptableOffer[]
  /** The photo of an offer. */
  coverOf: (offerId: string) => ReactNode
  /** The number of open parts in the request. */
  asked: number
  /** Null while closed. */
  pair: Pair | null
  onPair: (pair: Pair) => void
  onClose: () => void
  /** Called with the version that was on the screen. */
  onAccept: (offerId: string, version: AcceptableOffer['version']) => void
}

/** Two offers face to face, on a phone: row by row, with the better value of each row marked. */
export function CompareTwoDialog(props: CompareTwoDialogProps) {
  const { offers, coverOf, asked, pair, onPair, onClose, onAccept } = props
  const [isOnlyDifferent, setIsOnlyDifferent] = useState(false)
  const [left, right] = (pair ?? []).map(id => offers.find(offer => offer.id === id))
  if (!left || !right) return null
  // A revised offer is read again.
  const versions = [left, right].map(({ id, version }) => `${id} ${version.number}`).join(' ')
  const others = (offer: AcceptableOffer, opposite: AcceptableOffer) =>
    offers.filter(({ id }) => id !== opposite.id || id === offer.id)
  const head = (offer: AcceptableOffer, opposite: AcceptableOffer, isLeft: boolean) => (
    <Tag shape="top" selected={isLeft} pt="12" px="3" pb="3" minW="0">
      {coverOf(offer.id)}
      <Price amount={offer.payable} />
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
  const accepting = ({ id, version, payable, accept }: AcceptableOffer, isFilled: boolean) =>
    accept && (
      <Button
        variant={isFilled ? 'solid' : 'outline'}
        disabledReason={accept.enabled ? undefined : accept.disabledReason}
        onClick={() => onAccept(id, version)}
      >
        Aceptar {formatMoney(payable)}
      </Button>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title="Dos frente a frente"
      width="md"
      footer={
        <chakra.div css={styles.columns} w="full">
          {accepting(left, true)}
          {accepting(right, false)}
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
        <FailureBoundary
          key={versions}
          fallback={<Notice tone="danger">No se pudieron cargar las ofertas</Notice>}
        >
          <Suspense fallback={<SkeletonList />}>
            <TwoOffersTable
              key={versions}
              leftId={left.id}
              rightId={right.id}
              asked={asked}
              isOnlyDifferent={isOnlyDifferent}
            />
          </Suspense>
        </FailureBoundary>
      </chakra.div>
    </Dialog>
  )
}

const nameOf = ({ payable, condition }: AcceptableOffer) => `${formatMoney(payable)} · ${condition}`

const styles = {
  columns: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '3' },
} as const
