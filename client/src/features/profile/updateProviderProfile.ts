import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { Saving } from '../../forms/useAutosave'
import type { Stated } from '../../relay/outcome'
import type { updateProviderProfileMutation } from './__generated__/updateProviderProfileMutation.graphql'
import { saveProfile } from './saveProfile'
import { isVerified } from './verifiedFields'

type Variables = updateProviderProfileMutation['variables']
export type ProviderChanges = Variables['input']

/** Changes the given fields of the provider's profile. Absent fields stay, so only changed ones are sent. */
export const updateProviderProfile = (environment: Environment, input: ProviderChanges): Promise<Saving> =>
  saveProfile<updateProviderProfileMutation>(
    environment,
    graphql`
      mutation updateProviderProfileMutation($input: UpdateProviderProfileInput!) {
        updateProviderProfile(input: $input) {
          ... on ProfilePayload {
            account {
              ...ProviderProfileEditor_account
              provider {
                latestChange {
                  state
                }
              }
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    { input } as Stated<Variables>,
    ({ account }) =>
      Object.keys(input).some(isVerified) && account.provider?.latestChange?.state === 'PENDING'
        ? 'Cambio enviado a revisión'
        : 'Perfil actualizado',
  )
