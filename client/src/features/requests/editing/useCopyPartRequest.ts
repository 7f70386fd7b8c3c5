import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useCopyPartRequestMutation } from './__generated__/useCopyPartRequestMutation.graphql'

/** Copies the files and all values of one’s own finished request, for a new one. */
export function useCopyPartRequest() {
  return useCommand<useCopyPartRequestMutation>(
    graphql`
      mutation useCopyPartRequestMutation($id: ID!) {
        copyPartRequest(id: $id) {
          ...outcome_refusal @alias(as: "refusal")
          ... on CopyPartRequestPayload {
            request {
              brand
              model
              year
              engine
              version
              vin
              mileageKm
              description
              department
              contact {
                name
                email
                phone
              }
            }
            parts {
              id
              description
              category
              condition
              quantity
              urgency
              partNumber
              comments
            }
            files {
              partId
              upload {
                id
                kind
                fileName
                thumbnailUrl
              }
            }
            missing
          }
        }
      }
    `,
    'No se pudo copiar el pedido',
  )
}
