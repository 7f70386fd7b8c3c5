import { graphql } from 'react-relay'
import { noteModelConsent } from '../../relay/noteModelConsent'
import { useCommand } from '../../relay/useCommand'
import type { useSetDataConsentMutation } from './__generated__/useSetDataConsentMutation.graphql'

/** Allows one's data to be sent to a recipient, or revokes that. */
export function useSetDataConsent() {
  const [run, running] = useCommand<useSetDataConsentMutation>(
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
  const set = (variables: useSetDataConsentMutation['variables']) =>
    run(variables, {
      updater: (store, data) => {
        const { recipient, given } = variables
        if (recipient === 'ASSISTANT_MODEL' && data?.setDataConsent.account) noteModelConsent(store, given)
      },
    })
  return [set, running] as const
}
