import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useRemoveWhatsAppMutation } from './__generated__/useRemoveWhatsAppMutation.graphql'

/** Ends the notices by WhatsApp. */
export function useRemoveWhatsApp() {
  return useCommand<useRemoveWhatsAppMutation>(
    graphql`
      mutation useRemoveWhatsAppMutation {
        removeWhatsApp {
          ... on WhatsAppPayload {
            account {
              ...NoticePreferencesScreen_account
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudieron desactivar los avisos',
  )
}
