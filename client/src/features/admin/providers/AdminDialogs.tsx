import { graphql, useFragment } from 'react-relay'
import type { DialogName } from '../../../dialogNames'
import { useOpenDialog } from '../../../shell/DialogOpener'
import { useDialogPlace } from '../../../shell/useDialogPlace'
import { useShownDialog } from '../../../shell/useShownDialog'
import { openedLater } from '../../../ui/openedLater'
import type { AdminDialogs_provider$key } from './__generated__/AdminDialogs_provider.graphql'

const ProviderReview = openedLater(
  async () => (await import('./ProviderReview')).ProviderReview,
  ({ open }) => open,
)

const QUESTIONS = ['aprobar', 'rechazar', 'rechazar-cambio', 'suspender', 'reactivar'] as const
const OWN = ['proveedor', ...QUESTIONS] as const satisfies readonly DialogName[]

/** Opens a dialog about this provider. The row has loaded what it shows, so it asks the server nothing. */
export function useProviderDialogs(
  provider: AdminDialogs_provider$key,
): (dialog: (typeof OWN)[number]) => void {
  const { id } = useFragment(
    graphql`
      fragment AdminDialogs_provider on Provider {
        id
        ...ProviderReview_provider
      }
    `,
    provider,
  )
  const open = useOpenDialog()
  return dialog => open(dialog, id)
}

const questionOf = (name: DialogName | undefined) => QUESTIONS.find(question => question === name) ?? null

/** The dialog about the provider in the address. */
export function AdminDialogs() {
  const open = useOpenDialog()
  const { close } = useDialogPlace()
  const { dialog, isOpen, visit } = useShownDialog(OWN)
  const id = dialog?.id ?? ''
  return (
    <ProviderReview
      key={visit}
      id={id}
      asks={questionOf(dialog?.name)}
      open={isOpen}
      onClose={close}
      onAsk={question => open(question, id)}
    />
  )
}
