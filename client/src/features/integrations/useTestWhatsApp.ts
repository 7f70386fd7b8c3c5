import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useTestWhatsAppMutation } from './__generated__/useTestWhatsAppMutation.graphql'
import { keepWhatsApp } from './keepIntegration'

/** Sends the test message. */
export function useTestWhatsApp() {
  const [run, running] = useCommand<useTestWhatsAppMutation>(
    graphql`
      mutation useTestWhatsAppMutation {
        testWhatsApp {
          ...outcome_refusal @alias(as: "refusal")
          ... on WhatsAppTestPayload {
            failure
            detail
            whatsApp {
              ...WhatsAppAccountPanel_whatsApp
              ...WhatsAppSending_whatsApp
              ...WhatsAppRuns_whatsApp
            }
          }
        }
      }
    `,
    'Error de Conexión',
  )
  return [() => run({}, { updater: keepWhatsApp('testWhatsApp') }), running] as const
}
