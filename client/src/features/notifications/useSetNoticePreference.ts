import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useSetNoticePreferenceMutation } from './__generated__/useSetNoticePreferenceMutation.graphql'

/** Switches notices of a kind on or off in a channel. */
export function useSetNoticePreference() {
  return useCommand<useSetNoticePreferenceMutation>(
    graphql`
      mutation useSetNoticePreferenceMutation($input: SetNoticePreferenceInput!) {
        setNoticePreference(input: $input) {
          ... on SetNoticePreferencePayload {
            account {
              ...NoticePreferencesScreen_account
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudieron guardar tus avisos',
  )
}
