import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useReleaseOverdueOrderMutation } from './__generated__/useReleaseOverdueOrderMutation.graphql'

/** Releases the money of an order whose receipt is overdue. */
export function useReleaseOverdueOrder() {
  return useCommand<useReleaseOverdueOrderMutation>(
    graphql`
      mutation useReleaseOverdueOrderMutation($input: ReleaseOverdueOrderInput!) {
        releaseOverdueOrder(input: $input) {
          ... on OrderPayload {
            order {
              ...overdueReceiptColumns_order
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo liberar la plata',
  )
}
