/** The visible part of the window, for screens that fit into it (`fits` in routes.tsx). */
export const WINDOW = {
  name: 'window',
  /** A phone in landscape, or with an open keyboard: room only for the main content. */
  isLow: '@container window (max-height: 30rem)',
} as const

/** Styles of a layout whose screen fits into the visible part of the window. */
export const FITTING = {
  root: { h: '100dvh', minH: '0', containerType: 'size', containerName: WINDOW.name },
  /** Everything above the screen. */
  header: { display: 'contents', [WINDOW.isLow]: { display: 'none' } },
  /** The screen; a message that replaces it scrolls when it does not fit. */
  room: { position: 'relative', minH: '0', overflow: 'auto' },
} as const
