import type { ComponentProps } from 'react'
import { openedLater } from '../../../ui/openedLater'
import type { CancelRequestDialog } from './CancelRequestDialog'

/** The dialog, whose code is part of no screen. */
export const CancelRequest = openedLater<ComponentProps<typeof CancelRequestDialog>>(
  async () => (await import('./CancelRequestDialog')).CancelRequestDialog,
  ({ open }) => open,
)
