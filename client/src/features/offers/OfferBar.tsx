import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { actionOf } from '../../relay/viewerAction'
import { Button } from '../../ui/Button'
import { Price } from '../../ui/Price'
import type { OfferBar_offer$key } from './__generated__/OfferBar_offer.graphql'
import { payableTotal } from './offerWords'

type OfferBarProps = {
  offer: OfferBar_offer$key
  onAccept: (version: { readonly number: number; readonly total: number }) => void
}

/** The bar at the foot of a phone's comparison: the price of the chosen offer, and its acceptance. */
export function OfferBar({ offer, onAccept }: OfferBarProps) {
  const { currentVersion, openTerms, viewerActions } = useFragment(
    graphql`
      fragment OfferBar_offer on Offer {
        currentVersion {
          number
          total
          terms {
            condition
            delivery
          }
        }
        openTerms {
          total
        }
        viewerActions {
          ...viewerAction_action
        }
      }
    `,
    offer,
  )
  const { number, total, terms } = currentVersion
  const accept = actionOf(viewerActions, 'ACCEPT')
  if (!accept) return null
  return (
    <chakra.div css={styles.bar} data-foot-bar="">
      <chakra.div minW="0">
        <Price amount={payableTotal(total, openTerms).amount} />
        <chakra.p textStyle="xs" color="fg.muted" lineClamp="1">
          {terms.condition}, {terms.delivery}
        </chakra.p>
      </chakra.div>
      <Button
        variant="solid"
        disabledReason={accept.enabled ? undefined : accept.disabledReason}
        onClick={() => onAccept({ number, total })}
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
