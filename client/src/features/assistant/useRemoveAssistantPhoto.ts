import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useRemoveAssistantPhotoMutation } from './__generated__/useRemoveAssistantPhotoMutation.graphql'

/** Takes back a photo that was sent to the assistant. */
export function useRemoveAssistantPhoto() {
  return useCommand<useRemoveAssistantPhotoMutation>(
    graphql`
      mutation useRemoveAssistantPhotoMutation($photoId: ID!) {
        removeAssistantPhoto(photoId: $photoId) {
          ... on AssistantPayload {
            conversation {
              id
              ...Assistant_conversation
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo quitar la foto',
  )
}
