/** The value of `uploadLimits` for a request's files. */
export const REQUEST_LIMITS = {
  purpose: 'REQUEST_FILE',
  maxImages: 5,
  maxImageBytes: 15 * 1024 * 1024,
  maxVideos: 1,
  maxVideoBytes: 60 * 1024 * 1024,
  maxVideoMs: 15_000,
} as const

/** The value of `uploadLimits` for a message's files. */
export const MESSAGE_LIMITS = {
  purpose: 'MESSAGE_FILE',
  maxImages: 5,
  maxImageBytes: 15 * 1024 * 1024,
  maxVideos: 2,
  maxVideoBytes: 60 * 1024 * 1024,
  maxVideoMs: 15_000,
} as const

/** A chosen file that no longer exists. */
export function unreadable(name: string, type: string): File {
  const file = new File(['x'], name, { type })
  const gone = () => Promise.reject(new DOMException('not found', 'NotFoundError'))
  return Object.assign(file, {
    arrayBuffer: gone,
    slice: () => Object.assign(new Blob(['x']), { arrayBuffer: gone, slice: () => unreadable(name, type) }),
  })
}
