/** The server was not reached: no network, or no answer. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  constructor(cause: unknown) {
    super('The server was not reached', { cause })
  }
}

/** The server was reached and failed, or its answer is not GraphQL. */
export class ServerFault extends Error {
  override readonly name = 'ServerFault'
  /** The id of the fault in the server's log, for the person to quote. Null when the server sent none. */
  readonly faultId: string | null
  constructor(message: string, faultId: string | null = null) {
    super(message)
    this.faultId = faultId
  }
}

/** Too many operations of this caller are running: the server did nothing. A later retry works. */
export class TooMuchAtOnceError extends Error {
  override readonly name = 'TooMuchAtOnceError'
  /** Message for the person: 'Ya hay demasiadas consultas tuyas en curso: …'. */
  readonly words: string
  constructor(words: string) {
    super('Too much at once')
    this.words = words
  }
}

/** The server no longer knows this page's operations: a newer version of the site is deployed. */
export class OutdatedPageError extends Error {
  override readonly name = 'OutdatedPageError'
  constructor() {
    super('The page is older than the server')
  }
}

/**
 * The operation needs an account, and nobody is signed in (any more). Thrown on a screen, it redirects to
 * /auth and back.
 */
export class SignInRequiredError extends Error {
  override readonly name = 'SignInRequiredError'
  constructor() {
    super('Sign-in required')
  }
}

/** The addressed row does not exist for this viewer. Thrown on a screen, it shows the 404 page. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError'
  constructor() {
    super('Not found')
  }
}
