import { graphql, useFragment } from 'react-relay'
import { useOpenDialog } from '../../../shell/DialogOpener'
import { useDialogPlace } from '../../../shell/useDialogPlace'
import { useShownDialog } from '../../../shell/useShownDialog'
import { openedLater } from '../../../ui/openedLater'
import type { MessageReportDialogs_report$key } from './__generated__/MessageReportDialogs_report.graphql'

const MessageReportDialog = openedLater(
  async () => (await import('./MessageReportDialog')).MessageReportDialog,
  ({ open }) => open,
)

const OWN = ['mensaje'] as const

/** Opens this report. The row has loaded what the dialog shows, so it asks the server nothing. */
export function useMessageReportDialog(report: MessageReportDialogs_report$key): () => void {
  const { id } = useFragment(
    graphql`
      fragment MessageReportDialogs_report on MessageReport {
        id
        ...MessageReportDialog_report
      }
    `,
    report,
  )
  const open = useOpenDialog()
  return () => open('mensaje', id)
}

/** The dialog of the report in the address. */
export function MessageReportDialogs() {
  const { close } = useDialogPlace()
  const { dialog, isOpen, visit } = useShownDialog(OWN)
  return <MessageReportDialog key={visit} id={dialog?.id ?? ''} open={isOpen} onClose={close} />
}
