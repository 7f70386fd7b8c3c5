import { graphql } from 'react-relay'
import type { Stated } from '../../relay/outcome'
import { useCommand } from '../../relay/useCommand'
import type { useSaveWhatsAppMutation } from './__generated__/useSaveWhatsAppMutation.graphql'
import { keepWhatsApp } from './keepIntegration'

/** Stores the account at Twilio. */
export function useSaveWhatsApp() {
  const [run, running] = useCommand<useSaveWhatsAppMutation>(
    graphql`
      mutation useSaveWhatsAppMutation($input: SaveWhatsAppInput!) {
        saveWhatsApp(input: $input) {
          ...outcome_refusal @alias(as: "refusal")
          ... on WhatsAppIntegrationPayload {
            whatsApp {
              ...WhatsAppAccountPanel_whatsApp
              ...WhatsAppSending_whatsApp
              ...WhatsAppRuns_whatsApp
            }
          }
        }
      }
    `,
    'No se pudo guardar la configuración',
  )
  return [
    (given: Stated<useSaveWhatsAppMutation['variables']>) =>
      run(given, { updater: keepWhatsApp('saveWhatsApp') }),
    running,
  ] as const
}
