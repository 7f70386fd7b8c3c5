import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useCancelEmailChangeMutation } from './__generated__/useCancelEmailChangeMutation.graphql'

/** Cancels the requested change of e-mail address. */
export function useCancelEmailChange() {
  return useCommand<useCancelEmailChangeMutation>(
    graphql`
    mutation useCancelEmailChangeMutation {
      cancelEmailChange {
        ... on EmailChangePayload {
          account {
            ...EmailPanel_account
          }
        }
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `,
    'No se pudo cancelar el cambio de email',
  )
}
