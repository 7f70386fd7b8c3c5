import { Suspense } from 'react'
import type { ShownDialog } from '../../../shell/useShownDialog'
import { openedLater } from '../../../ui/openedLater'

type OpenedProps = { requestId: string; open: boolean; onClose: () => void }
const isOpen = ({ open }: OpenedProps) => open

const AddToRequestDialog = openedLater<OpenedProps>(
  async () => (await import('./AddToRequestDialog')).AddToRequestDialog,
  isOpen,
)
const EditRequestDialog = openedLater<OpenedProps>(
  async () => (await import('./EditRequestDialog')).EditRequestDialog,
  isOpen,
)
const ExtendRequestDialog = openedLater<OpenedProps>(
  async () => (await import('./ExtendRequestDialog')).ExtendRequestDialog,
  isOpen,
)
const DeleteRequestDialog = openedLater<OpenedProps>(
  async () => (await import('./DeleteRequestDialog')).DeleteRequestDialog,
  isOpen,
)

const CopyRequestDialog = openedLater<OpenedProps>(
  async () => (await import('./CopyRequestDialog')).CopyRequestDialog,
  isOpen,
)

export type OwnRequestDialogProps = { shown: ShownDialog; onClose: () => void }

/** A dialog about one's own request, each loaded separately. */
export function OwnRequestDialog({ shown: { dialog, isOpen, visit }, onClose }: OwnRequestDialogProps) {
  if (!dialog) return null
  const opened = { requestId: dialog.id, open: isOpen, onClose }
  return (
    <Suspense>
      {dialog.name === 'editar' && <EditRequestDialog key={visit} {...opened} />}
      {dialog.name === 'agregar' && <AddToRequestDialog key={visit} {...opened} />}
      {dialog.name === 'extender' && <ExtendRequestDialog key={visit} {...opened} />}
      {dialog.name === 'eliminar' && <DeleteRequestDialog key={visit} {...opened} />}
      {dialog.name === 'repetir' && <CopyRequestDialog key={visit} {...opened} />}
    </Suspense>
  )
}
