import { graphql, useFragment } from 'react-relay'
import { useOpenDialog } from '../../../shell/DialogOpener'
import { useDialogPlace } from '../../../shell/useDialogPlace'
import { useShownDialog } from '../../../shell/useShownDialog'
import { openedLater } from '../../../ui/openedLater'
import type { EnquiryDialogs_enquiry$key } from './__generated__/EnquiryDialogs_enquiry.graphql'

const EnquiryDialog = openedLater(
  async () => (await import('./EnquiryDialog')).EnquiryDialog,
  ({ open }) => open,
)

const OWN = ['consulta'] as const

/** Opens this enquiry. The row has loaded what the dialog shows, so it asks the server nothing. */
export function useEnquiryDialog(enquiry: EnquiryDialogs_enquiry$key): () => void {
  const { id } = useFragment(
    graphql`
      fragment EnquiryDialogs_enquiry on Enquiry {
        id
        ...EnquiryDialog_enquiry
      }
    `,
    enquiry,
  )
  const open = useOpenDialog()
  return () => open('consulta', id)
}

/** The dialog of the enquiry in the address. */
export function EnquiryDialogs() {
  const { close } = useDialogPlace()
  const { dialog, isOpen, visit } = useShownDialog(OWN)
  return <EnquiryDialog key={visit} id={dialog?.id ?? ''} open={isOpen} onClose={close} />
}
