import type { ComponentProps } from 'react'
import { openedLater } from '../../../ui/openedLater'
import type { CancelRequestDialog } from './CancelRequestDialog'

/** The dialog, whose code no screen begins with. */
export const CancelRequest = openedLater<ComponentProps<typeof CancelRequestDialog>>(
  async () => (await import('./CancelRequestDialog')).CancelRequestDialog,
  ({ open }) => open,
)
