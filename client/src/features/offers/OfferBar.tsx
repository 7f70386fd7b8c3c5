import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '../../ui/Button'
import { Price } from '../../ui/Price'
import type { AcceptableOffer } from './acceptableOffer'

type OfferBarProps = {
  offer: AcceptableOffer
  /** The most likely act of the page: its button is filled. */
  isFirst: boolean
  onAccept: (version: AcceptableOffer['version']) => void
}

/** The bar at the foot of a phone's comparison: the price of the chosen offer, and its acceptance. */
export function OfferBar({
  offer: { version, payable, condition, delivery, accept },
  isFirst,
  onAccept,
}: OfferBarProps) {
  if (!accept) return null
  return (
    <chakra.div css={styles.bar} data-foot-bar="">
      <chakra.div minW="0">
        <Price amount={payable} />
        <chakra.p textStyle="xs" color="fg.muted" lineClamp="1">
          {condition}, {delivery}
        </chakra.p>
      </chakra.div>
      <Button
        variant={isFirst ? 'solid' : 'outline'}
        disabledReason={accept.enabled ? undefined : accept.disabledReason}
        onClick={() => onAccept(version)}
      >
        Aceptar oferta
      </Button>
    </chakra.div>
  )
}

const styles = {
  bar: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'bar',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '4',
    alignItems: 'center',
    mx: 'calc(-1 * {spacing.gutter})',
    px: 'gutter',
    pt: '2.5',
    pb: 'calc(.75rem + env(safe-area-inset-bottom))',
    bg: 'bg.panel',
    borderTop: '1px solid',
    borderColor: 'border',
  },
} as const
