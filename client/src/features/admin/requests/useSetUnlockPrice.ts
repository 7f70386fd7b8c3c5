import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useSetUnlockPriceMutation } from './__generated__/useSetUnlockPriceMutation.graphql'

/** Sets or removes the price for seeing the providers that quoted a request. */
export function useSetUnlockPrice() {
  return useCommand<useSetUnlockPriceMutation>(
    graphql`
      mutation useSetUnlockPriceMutation($input: SetUnlockPriceInput!) {
        setUnlockPrice(input: $input) {
          ... on ChangedRequestPayload {
            request {
              status {
                label
                tone
              }
              ...UnlockPrice_request
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo guardar el precio',
  )
}
