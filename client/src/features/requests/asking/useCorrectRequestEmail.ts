import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useCorrectRequestEmailMutation } from './__generated__/useCorrectRequestEmailMutation.graphql'

/** Replaces the mistyped e-mail of a request that waits to be confirmed. */
export function useCorrectRequestEmail() {
  return useCommand<useCorrectRequestEmailMutation>(
    graphql`
      mutation useCorrectRequestEmailMutation($submissionKey: String!, $email: String!) {
        correctRequestEmail(submissionKey: $submissionKey, email: $email) {
          ... on CorrectRequestEmailPayload {
            email
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo cambiar el email',
  )
}
