import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { Saving } from '../../forms/useAutosave'
import type { Stated } from '../../relay/outcome'
import type { updateBuyerProfileMutation } from './__generated__/updateBuyerProfileMutation.graphql'
import { saveProfile } from './saveProfile'

type Variables = updateBuyerProfileMutation['variables']
export type BuyerChanges = Variables['input']

/** Changes the given fields of the buyer's profile. Absent fields stay, so only changed ones are sent. */
export const updateBuyerProfile = (environment: Environment, input: BuyerChanges): Promise<Saving> =>
  saveProfile<updateBuyerProfileMutation>(
    environment,
    graphql`
      mutation updateBuyerProfileMutation($input: UpdateBuyerProfileInput!) {
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
  )
