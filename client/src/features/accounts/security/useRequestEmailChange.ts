import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useRequestEmailChangeMutation } from './__generated__/useRequestEmailChangeMutation.graphql'

/** Asks for a change of e-mail address, which the new and the present address have to confirm. */
export function useRequestEmailChange() {
  return useCommand<useRequestEmailChangeMutation>(
    graphql`
    mutation useRequestEmailChangeMutation($input: RequestEmailChangeInput!) {
      requestEmailChange(input: $input) {
        ... on EmailChangePayload {
          account {
            ...EmailPanel_account
          }
        }
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `,
    'No se pudo pedir el cambio de email',
  )
}
