import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useSaveSiteSettingMutation } from './__generated__/useSaveSiteSettingMutation.graphql'

/** Saves a setting of the site, or goes back to its default. */
export function useSaveSiteSetting() {
  return useCommand<useSaveSiteSettingMutation>(
    graphql`
      mutation useSaveSiteSettingMutation($input: SaveSiteSettingInput!) {
        saveSiteSetting(input: $input) {
          ... on SiteSettingsPayload {
            settings {
              name
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo guardar el ajuste',
  )
}
