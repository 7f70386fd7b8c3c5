/** The visible part of the window, for screens that fit into it (`fits` in routes.tsx). */
export const WINDOW = {
  name: 'window',
  /** A phone in landscape, or with an open keyboard: room only for the main content. */
  isLow: '@container window (max-height: 30rem)',
} as const
