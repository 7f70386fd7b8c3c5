import type { Viewer } from '../domains/viewer.ts'

/** What a request, or a socket that is being opened, brings to be recognised by. */
export interface Presented {
  /** Its Cookie header. */
  readonly cookie: string | undefined
  /** From where it comes, for limits. */
  readonly clientIp: string
}

/** Who a request or a socket comes from. */
export interface Recognised {
  readonly viewer: Viewer
  /** A Set-Cookie value when the browser's cookie is to be renewed or cleared. */
  readonly setCookie: string | null
  /** Until when the viewer is recognised; null for a visitor. */
  readonly expiresAt: Date | null
  /** Whether the browser has a newer cookie, or is about to have it. */
  readonly isOutdated: boolean
}

/** The ways of being recognised, the same for HTTP and websockets; http/credentials has them. */
export interface Credentials {
  readonly recognise: (presented: Presented) => Promise<Recognised>
  /** Whom a link that an operation names lets in, whoever else they are; a visitor when it shows nothing. Throws RateLimited. */
  readonly recogniseLink: (link: string, clientIp: string) => Promise<Viewer>
}
