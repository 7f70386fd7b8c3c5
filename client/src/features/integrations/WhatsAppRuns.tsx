import { graphql, useFragment } from 'react-relay'
import type { WhatsAppRuns_whatsApp$key } from './__generated__/WhatsAppRuns_whatsApp.graphql'
import { IntegrationRuns } from './IntegrationRuns'

/** The last test messages, and the messages that Twilio did not take. */
export function WhatsAppRuns({ whatsApp }: { whatsApp: WhatsAppRuns_whatsApp$key }) {
  const { runs } = useFragment(
    graphql`
      fragment WhatsAppRuns_whatsApp on WhatsAppIntegration {
        runs {
          kind
          at
          error
        }
      }
    `,
    whatsApp,
  )
  return (
    <IntegrationRuns
      runs={runs.map(({ kind, at, error }) => ({
        words: kind === 'TEST' ? 'Mensaje de prueba' : 'Mensaje a una persona',
        at,
        error,
      }))}
      empty="Acá queda cada mensaje de prueba, y cada mensaje que Twilio no tomó."
    />
  )
}
