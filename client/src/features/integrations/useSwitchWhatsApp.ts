import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useSwitchWhatsAppMutation } from './__generated__/useSwitchWhatsAppMutation.graphql'
import { keepWhatsApp } from './keepIntegration'

/** Switches all messages by WhatsApp. */
export function useSwitchWhatsApp() {
  const [run, running] = useCommand<useSwitchWhatsAppMutation>(
    graphql`
      mutation useSwitchWhatsAppMutation($isOn: Boolean!) {
        switchWhatsApp(isOn: $isOn) {
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
    'No se pudo cambiar',
  )
  return [
    (given: useSwitchWhatsAppMutation['variables']) =>
      run(given, { updater: keepWhatsApp('switchWhatsApp') }),
    running,
  ] as const
}
