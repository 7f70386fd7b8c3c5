import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useRequestFollowLinkMutation } from './__generated__/useRequestFollowLinkMutation.graphql'

/** Mails the links of a visitor's requests again. */
export function useRequestFollowLink() {
  return useCommand<useRequestFollowLinkMutation>(
    graphql`
      mutation useRequestFollowLinkMutation($email: String!) {
        requestFollowLink(email: $email) {
          ... on FollowLinkPayload {
            sent
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo mandar el enlace',
  )
}
