import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useStartWhatsAppMutation } from './__generated__/useStartWhatsAppMutation.graphql'

/** Sends a code by WhatsApp to a number. */
export function useStartWhatsApp() {
  return useCommand<useStartWhatsAppMutation>(
    graphql`
      mutation useStartWhatsAppMutation($input: StartWhatsAppInput!) {
        startWhatsApp(input: $input) {
          ... on WhatsAppPayload {
            account {
              ...NoticePreferencesScreen_account
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo mandar el código',
  )
}
