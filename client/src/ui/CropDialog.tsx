import type { CropDialogProps } from './CropWindow'
import { openedLater } from './openedLater'

/** Chooses the part of a picture that is kept; its code comes with the first picture. */
export const CropDialog = openedLater<CropDialogProps>(
  async () => (await import('./CropWindow')).CropWindow,
  ({ file }) => file !== null,
)
