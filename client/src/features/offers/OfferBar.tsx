import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '../../ui/Button'
import { FootBar } from '../../ui/FootBar'
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
    <FootBar
      action={
        <Button
          variant={isFirst ? 'solid' : 'outline'}
          disabledReason={accept.enabled ? undefined : accept.disabledReason}
          onClick={() => onAccept(version)}
        >
          Aceptar oferta
        </Button>
      }
    >
      <Price amount={payable} />
      <chakra.p textStyle="xs" color="fg.muted" lineClamp="1">
        {condition}, {delivery}
      </chakra.p>
    </FootBar>
  )
}
