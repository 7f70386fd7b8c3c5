import type { CropDialogProps } from './CropWindow'
import { openedLater } from './openedLater'

/** Chooses the part of a picture to keep; its code loads with the first picture. */
export const CropDialog = openedLater<CropDialogProps>(
  async () => (await import('./CropWindow')).CropWindow,
  ({ file }) => file !== null,
)
