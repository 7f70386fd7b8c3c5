import { graphql } from 'react-relay'
import { noteModelConsent } from '../../relay/noteModelConsent'
import { useCommand } from '../../relay/useCommand'
import type { useSetModelConsentMutation } from './__generated__/useSetModelConsentMutation.graphql'

/** Allows an external language model to help, or revokes that. */
export function useSetModelConsent() {
  const [run, running] = useCommand<useSetModelConsentMutation>(
    graphql`
      mutation useSetModelConsentMutation($input: SetModelConsentInput!) {
        setModelConsent(input: $input) {
          ... on AssistantPayload {
            conversation {
              id
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo guardar tu respuesta',
  )
  const set = (input: { conversationId: string; given: boolean }) =>
    run(
      { input },
      {
        updater: (store, data) => data?.setModelConsent.conversation && noteModelConsent(store, input.given),
      },
    )
  return [set, running] as const
}
