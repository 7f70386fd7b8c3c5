import type { LightboxProps } from './LightboxWindow'
import { openedLater } from './openedLater'

/** Photos and videos at full size. Arrow keys move, Esc closes. */
export const Lightbox = openedLater<LightboxProps>(
  async () => (await import('./LightboxWindow')).LightboxWindow,
  ({ index }) => index !== null,
)
