import { openedLater } from './openedLater'

export type LightboxItem = { src: string; alt: string; kind?: 'image' | 'video' | undefined }

export type LightboxProps = {
  items: readonly LightboxItem[]
  /** Index of the item shown, or null while closed. */
  index: number | null
  onChange: (index: number | null) => void
  /** What the photos are of: 'Fotos de la óptica'. */
  label: string
}

/** Photos and videos at full size. Arrow keys move, Esc closes. */
export const Lightbox = openedLater<LightboxProps>(
  async () => (await import('./LightboxWindow')).LightboxWindow,
  ({ index }) => index !== null,
)
