/** The part of the window that is seen, for screens that fit into it (`fits` in routes.tsx). */
export const WINDOW = {
  name: 'window',
  /** A phone lying on its side, or a keyboard: room for what the screen is for, and little more. */
  isLow: '@container window (max-height: 30rem)',
} as const
