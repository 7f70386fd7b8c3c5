import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useSendSignInLinkMutation } from './__generated__/useSendSignInLinkMutation.graphql'

/** Mails an approved provider a link that signs in. */
export function useSendSignInLink() {
  return useCommand<useSendSignInLinkMutation>(
    graphql`
    mutation useSendSignInLinkMutation($id: ID!) {
      sendSignInLink(id: $id) {
        ... on ProviderPayload {
          provider {
            account {
              email
            }
          }
        }
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `,
    'Error al enviar Magic Link',
  )
}
