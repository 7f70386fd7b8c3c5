import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useConfirmWhatsAppMutation } from './__generated__/useConfirmWhatsAppMutation.graphql'

/** Proves a number with its code. */
export function useConfirmWhatsApp() {
  return useCommand<useConfirmWhatsAppMutation>(
    graphql`
      mutation useConfirmWhatsAppMutation($input: ConfirmWhatsAppInput!) {
        confirmWhatsApp(input: $input) {
          ... on WhatsAppPayload {
            account {
              ...NoticePreferencesScreen_account
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo confirmar el número',
  )
}
