import { graphql, readInlineData } from 'react-relay'
import { actionOf } from '../../relay/viewerAction'
import type { acceptableOffer_offer$key } from './__generated__/acceptableOffer_offer.graphql'
import { payableTotal } from './offerWords'

/** The words and the version that a button which accepts an offer shows and sends. */
export type AcceptableOffer = ReturnType<typeof acceptableOffer>

/** The shown version of an offer, its payable total in integer centésimos, and whether the viewer may accept it. */
export function acceptableOffer(offer: acceptableOffer_offer$key) {
  const { id, currentVersion, openTerms, viewerActions } = readInlineData(
    graphql`
      fragment acceptableOffer_offer on Offer @inline {
        id
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
  return {
    id,
    version: { number, total },
    payable: payableTotal(total, openTerms).amount,
    condition: terms.condition,
    delivery: terms.delivery,
    accept: actionOf(viewerActions, 'ACCEPT'),
  }
}
