import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useRequestPasswordLinkMutation } from './__generated__/useRequestPasswordLinkMutation.graphql'

/** Mails a link that sets a new password, if the e-mail has an account. */
export function useRequestPasswordLink() {
  return useCommand<useRequestPasswordLinkMutation>(
    graphql`
    mutation useRequestPasswordLinkMutation($email: String!) {
      requestPasswordLink(email: $email) {
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
