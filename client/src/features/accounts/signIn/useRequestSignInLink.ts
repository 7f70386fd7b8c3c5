import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useRequestSignInLinkMutation } from './__generated__/useRequestSignInLinkMutation.graphql'

/** Mails a link that signs in, if the e-mail is a provider’s. */
export function useRequestSignInLink() {
  return useCommand<useRequestSignInLinkMutation>(
    graphql`
    mutation useRequestSignInLinkMutation($email: String!) {
      requestSignInLink(email: $email) {
        ... on LinkSentPayload {
          sent
        }
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `,
    'No se pudo mandar el enlace',
  )
}
