import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import type { WhatsAppTab_whatsApp$key } from './__generated__/WhatsAppTab_whatsApp.graphql'
import { useWhatsAppNews } from './useWhatsAppNews'
import { WhatsAppAccountPanel } from './WhatsAppAccountPanel'
import { WhatsAppRuns } from './WhatsAppRuns'
import { WhatsAppSending } from './WhatsAppSending'

type WhatsAppTabProps = { whatsApp: WhatsAppTab_whatsApp$key; onNews: () => void }

/** The team's account at Twilio: its values, its switch and its last runs. */
export function WhatsAppTab({ whatsApp, onNews }: WhatsAppTabProps) {
  useWhatsAppNews(onNews)
  const data = useFragment(
    graphql`
      fragment WhatsAppTab_whatsApp on WhatsAppIntegration {
        ...WhatsAppAccountPanel_whatsApp
        ...WhatsAppSending_whatsApp
        ...WhatsAppRuns_whatsApp
      }
    `,
    whatsApp,
  )
  return (
    <chakra.div display="grid" gap="6" pt="6">
      <WhatsAppAccountPanel whatsApp={data} />
      <WhatsAppSending whatsApp={data} />
      <WhatsAppRuns whatsApp={data} />
    </chakra.div>
  )
}
