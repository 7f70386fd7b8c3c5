import { graphql, useFragment } from 'react-relay'
import { useOpenDialog } from '../../shell/DialogOpener'
import { useDialogPlace } from '../../shell/useDialogPlace'
import { useShownDialog } from '../../shell/useShownDialog'
import { Button, type ButtonProps } from '../../ui/Button'
import { openedLater } from '../../ui/openedLater'
import type { ReviewDialogs_order$key } from './__generated__/ReviewDialogs_order.graphql'

const ReviewDialog = openedLater(
  async () => (await import('./ReviewDialog')).ReviewDialog,
  ({ open }) => open,
)

const OWN = ['calificar'] as const

type ReviewButtonProps = Pick<ButtonProps, 'size' | 'full' | 'variant' | 'children' | 'aria-label'> & {
  order: ReviewDialogs_order$key
}

/**
 * Opens the review of this order. The row has loaded what the dialog shows, so it asks the server nothing; `ReviewDialogs`
 * of the page shows it.
 */
export function ReviewButton({ order, ...button }: ReviewButtonProps) {
  const { id } = useFragment(
    graphql`
      fragment ReviewDialogs_order on Order {
        id
        ...ReviewDialog_order
      }
    `,
    order,
  )
  const open = useOpenDialog()
  return <Button {...button} onClick={() => open('calificar', id)} />
}

/** The review dialog of the order in the address. */
export function ReviewDialogs() {
  const { close } = useDialogPlace()
  const { dialog, isOpen, visit } = useShownDialog(OWN)
  return <ReviewDialog key={visit} id={dialog?.id ?? ''} open={isOpen} onClose={close} />
}
