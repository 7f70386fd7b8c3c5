import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useEraseDataMutation } from './__generated__/useEraseDataMutation.graphql'

/** Erases the person who asked for it from all data. */
export function useEraseData() {
  return useCommand<useEraseDataMutation>(
    graphql`
      mutation useEraseDataMutation($id: ID!) {
        eraseData(id: $id) {
          ... on DataRequestPayload {
            dataRequest {
              ...dataRequestColumns_request
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudieron eliminar los datos',
  )
}
