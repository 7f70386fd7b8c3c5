import type { Services } from '../domains/context.ts'
import type { Spent } from '../domains/partners/keyBudget.ts'
import type { Viewer } from '../domains/viewer.ts'

/** Credentials that a request, or a socket being opened, presents. */
export interface Presented {
  /** Cookie header of the request. */
  readonly cookie: string | undefined
  /** Authorization header; an API key in it is the only credential that counts. */
  readonly authorization: string | undefined
  /** Address of the caller, for limits. */
  readonly clientIp: string
}

/** Identity found for a request or a socket. */
export interface Recognised {
  readonly viewer: Viewer
  /** A Set-Cookie value when the browser's cookie is to be renewed or cleared. */
  readonly setCookie: string | null
  /** End of the recognition; null for a visitor. */
  readonly expiresAt: Date | null
  /** True when the browser has a newer cookie, or is about to receive one. */
  readonly isOutdated: boolean
  /** The simulated market's services, which take the place of the site's for a test key. */
  readonly services?: Services | undefined
  /** Of an API key: takes what an operation costs out of its budget. */
  readonly spendBudget?: ((cost: number) => Promise<Spent>) | undefined
}

/** The presented credential is no way in, and no other one is tried in its place. */
export class CredentialRefused extends Error {
  /** Stable, for programs. */
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** Ways of recognising a caller, the same for HTTP and websockets; implemented in http/credentials. */
export interface Credentials {
  /** Throws CredentialRefused, RateLimited. */
  readonly recognise: (presented: Presented) => Promise<Recognised>
  /**
   * Returns the viewer whom a link in an operation lets in, regardless of the session; a visitor when the
   * link is invalid. Throws RateLimited.
   */
  readonly recogniseLink: (link: string, clientIp: string) => Promise<Viewer>
}
