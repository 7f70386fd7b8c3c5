/** The invisible control that covers a chip. */
export const hiddenInput = {
  position: 'absolute',
  inset: '0',
  opacity: '0',
  w: 'full',
  h: 'full',
  m: '0',
  cursor: 'pointer',
} as const
