import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useRejectOfferMutation } from './__generated__/useRejectOfferMutation.graphql'

/**
 * Rejects a pending offer on one's own request. The offer changes at once; Relay undoes that when the server
 * refuses or does not answer, and keeps it over news that arrive meanwhile. Values computed by the server
 * (the comparison of the others) come with its answer.
 */
export function useRejectOffer() {
  const [run, running] = useCommand<useRejectOfferMutation>(
    graphql`
    mutation useRejectOfferMutation($id: ID!, $reason: OfferRejectReason) {
      rejectOffer(id: $id, reason: $reason) {
        ...outcome_refusal @alias(as: "refusal")
        ... on OfferPayload {
          offer {
            state
            ...OfferTag_offer
            request {
              state
              comparison {
                count
                firstExpiresAt
                partialCount
                range {
                  lowest
                  highest
                }
                leads {
                  criterion
                  offerId
                }
              }
            }
          }
        }
      }
    }
  `,
    'No se pudo actualizar el estado de la oferta',
  )
  const rejectOffer = useCallback(
    ({ id, reason }: useRejectOfferMutation['variables']) =>
      run({ id, reason }, { optimisticUpdater: store => void store.get(id)?.setValue('REJECTED', 'state') }),
    [run],
  )
  return [rejectOffer, running] as const
}
