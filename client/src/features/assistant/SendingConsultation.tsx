import { graphql, useFragment } from 'react-relay'
import { openedLater } from '../../ui/openedLater'
import type { SendingConsultation_conversation$key } from './__generated__/SendingConsultation_conversation.graphql'
import type { SendingConsultation_viewer$key } from './__generated__/SendingConsultation_viewer.graphql'
import type { ContactDialogProps } from './ContactDialog'
import type { CorrectDialogProps } from './CorrectDialog'
import { isReady } from './understoodWords'
import type { Unsent } from './unsent'
import { useContactAsked } from './useContactAsked'

const ContactDialog = openedLater<ContactDialogProps>(
  async () => (await import('./ContactDialog')).ContactDialog,
  ({ open }) => open,
)
const CorrectDialog = openedLater<CorrectDialogProps>(
  async () => (await import('./CorrectDialog')).CorrectDialog,
  ({ open }) => open,
)

type Opened = 'contacto' | 'correccion'

type SendingConsultationProps = {
  conversation: SendingConsultation_conversation$key
  /** Null for a visitor. */
  viewer: SendingConsultation_viewer$key | null
  opened: Opened | null
  onOpened: (opened: Opened | null) => void
  /** Called after a try to send the consultation or leave the contact; null on success. */
  onTried: (unsent: Unsent | null) => void
}

/** The dialogs in which what was understood is corrected and sent. */
export function SendingConsultation(props: SendingConsultationProps) {
  const { opened, onOpened, onTried } = props
  const conversation = useFragment(
    graphql`
      fragment SendingConsultation_conversation on AssistantConversation {
        id
        stage
        understood {
          missing
        }
        ...ContactDialog_conversation
        ...CorrectDialog_conversation
      }
    `,
    props.conversation,
  )
  const viewer = useFragment(
    graphql`
      fragment SendingConsultation_viewer on Account {
        ...ContactDialog_viewer
      }
    `,
    props.viewer,
  )
  const { id, stage, understood } = conversation
  const isCompleted = stage === 'COMPLETED'
  const isToSend = isReady(understood.missing)
  // Once all else is known, what was understood is looked at first.
  useContactAsked({
    ask:
      stage === 'ASKING_CONTACT' && !isToSend && understood.missing.includes('CONTACT')
        ? `${id} de paso`
        : null,
    isOpen: opened === 'contacto',
    onAsk: () => onOpened('contacto'),
  })
  return (
    <>
      <ContactDialog
        open={opened === 'contacto' && !isCompleted}
        onClose={() => onOpened(null)}
        onCorrect={() => onOpened('correccion')}
        conversation={conversation}
        viewer={viewer ?? null}
        isReady={isToSend}
        onTried={onTried}
      />
      <CorrectDialog
        open={opened === 'correccion' && !isCompleted}
        onClose={() => onOpened(null)}
        conversation={conversation}
      />
    </>
  )
}
