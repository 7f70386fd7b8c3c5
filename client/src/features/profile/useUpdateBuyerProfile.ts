import { graphql, useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { Saving } from '../../forms/useAutosave'
import type { Stated } from '../../relay/outcome'
import { runCommand } from '../../relay/runCommand'
import type { useUpdateBuyerProfileMutation } from './__generated__/useUpdateBuyerProfileMutation.graphql'
import { settle } from './saveProfile'

type Variables = useUpdateBuyerProfileMutation['variables']
export type BuyerChanges = Variables['input']

/** Changes what is named of the buyer's profile. What is left out stays, so nothing else is to be stated. */
export function useUpdateBuyerProfile(): (input: BuyerChanges) => Promise<Saving> {
  const environment = useRelayEnvironment() as Environment
  return input =>
    settle(
      runCommand<useUpdateBuyerProfileMutation>(
        environment,
        graphql`
          mutation useUpdateBuyerProfileMutation($input: UpdateBuyerProfileInput!) {
            updateBuyerProfile(input: $input) {
              ... on ProfilePayload {
                account {
                  ...BuyerProfileEditor_account
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
