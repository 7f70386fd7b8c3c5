import { useState } from 'react'
import { openedLater } from '../../ui/openedLater'
import type { MessageShown } from './MessageLog'

const ReportMessageForm = openedLater(
  async () => (await import('./ReportMessageForm')).ReportMessageForm,
  ({ open }) => open,
)

type ReportMessageDialogProps = {
  /** The message to report; null while the dialog is closed. */
  message: MessageShown | null
  onClose: () => void
}

/** The dialog that reports a message. The last message stays while it closes. */
export function ReportMessageDialog({ message, onClose }: ReportMessageDialogProps) {
  const [last, setLast] = useState(message)
  if (message && message !== last) setLast(message)
  return <ReportMessageForm key={last?.id} message={last} open={message !== null} onClose={onClose} />
}
