import { graphql, useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { Saving } from '../../forms/useAutosave'
import type { Stated } from '../../relay/outcome'
import { runCommand } from '../../relay/runCommand'
import type { useUpdateProviderProfileMutation } from './__generated__/useUpdateProviderProfileMutation.graphql'
import { settle } from './saveProfile'

type Variables = useUpdateProviderProfileMutation['variables']
export type ProviderChanges = Variables['input']

/** Changes what is named of the provider's profile. What is left out stays, so nothing else is to be stated. */
export function useUpdateProviderProfile(): (input: ProviderChanges) => Promise<Saving> {
  const environment = useRelayEnvironment() as Environment
  return input =>
    settle(
      runCommand<useUpdateProviderProfileMutation>(
        environment,
        graphql`
          mutation useUpdateProviderProfileMutation($input: UpdateProviderProfileInput!) {
            updateProviderProfile(input: $input) {
              ... on ProfilePayload {
                account {
                  ...ProviderProfileEditor_account
                }
              }
              ...outcome_refusal @alias(as: "refusal")
            }
          }
        `,
        { input } as Stated<Variables>,
      ),
    )
}
