import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useRenewLinkMutation } from './__generated__/useRenewLinkMutation.graphql'

/** Mails another link to the address of this one. */
export function useRenewLink() {
  return useCommand<useRenewLinkMutation>(
    graphql`
    mutation useRenewLinkMutation($token: String!) {
      renewLink(token: $token) {
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
