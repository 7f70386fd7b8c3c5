/** What `uploadLimits` tells of a request's files. */
export const REQUEST_LIMITS = {
  purpose: 'REQUEST_FILE',
  maxImages: 5,
  maxImageBytes: 15 * 1024 * 1024,
  maxVideos: 1,
  maxVideoBytes: 60 * 1024 * 1024,
  maxVideoMs: 15_000,
} as const
