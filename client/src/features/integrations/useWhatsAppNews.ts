import { graphql } from 'react-relay'
import { useNews } from '../../relay/live/useNews'
import type { useWhatsAppNewsSubscription } from './__generated__/useWhatsAppNewsSubscription.graphql'

/** Calls `onNews` when the settings of WhatsApp change, it is tested or Twilio does not take a message. */
export function useWhatsAppNews(onNews: () => void): void {
  useNews<useWhatsAppNewsSubscription>(
    graphql`
      subscription useWhatsAppNewsSubscription {
        whatsAppIntegrationUpdated {
          isOn
        }
      }
    `,
    {},
    onNews,
  )
}
