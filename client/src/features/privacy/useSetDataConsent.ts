import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useSetDataConsentMutation } from './__generated__/useSetDataConsentMutation.graphql'

/** Allows one's data to be sent to a recipient, or takes that back. */
export function useSetDataConsent() {
  return useCommand<useSetDataConsentMutation>(
    graphql`
      mutation useSetDataConsentMutation($recipient: DataRecipient!, $given: Boolean!) {
        setDataConsent(recipient: $recipient, given: $given) {
          ... on DataConsentPayload {
            account {
              ...ConsentPanel_account
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo guardar tu respuesta',
  )
}
