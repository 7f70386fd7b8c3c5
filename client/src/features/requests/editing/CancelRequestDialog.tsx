import { graphql, useFragment } from 'react-relay'
import type { CancelRequestDialog_request$key } from './__generated__/CancelRequestDialog_request.graphql'
import { ReasonDialog } from './ReasonDialog'
import { useCancelPartRequest } from './useCancelPartRequest'

type CancelRequestDialogProps = {
  request: CancelRequestDialog_request$key
  open: boolean
  onClose: () => void
}

/** Asks for confirmation before one's own request is canceled. */
export function CancelRequestDialog({ request, open, onClose }: CancelRequestDialogProps) {
  const { id, comparison } = useFragment(
    graphql`
      fragment CancelRequestDialog_request on PartRequest {
        id
        comparison {
          count
        }
      }
    `,
    request,
  )
  const [cancelPartRequest, canceling] = useCancelPartRequest()
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      cancel={reason => cancelPartRequest({ id, reason })}
      canceling={canceling}
    >
      Los proveedores dejan de verlo{whatHappensTo(comparison?.count ?? 0)}. No se puede deshacer.
    </ReasonDialog>
  )
}

function whatHappensTo(offers: number): string {
  if (offers === 0) return ''
  return offers === 1 ? ' y la oferta que tenés se rechaza' : ' y las ofertas que tenés se rechazan'
}
