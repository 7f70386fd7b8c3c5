/** The server was not reached: no network, or nobody answered. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  constructor(cause: unknown) {
    super('The server was not reached', { cause })
  }
}

/** The server was reached and failed, or answered something that is not GraphQL. */
export class ServerFault extends Error {
  override readonly name = 'ServerFault'
  /** What the person can quote to us; it stands in the server's log. Null when the server gave none. */
  readonly faultId: string | null
  constructor(message: string, faultId: string | null = null) {
    super(message)
    this.faultId = faultId
  }
}

/** Too much of this person's, or of their network's, is under way: the server did nothing. Sent again later, it does. */
export class TooMuchAtOnceError extends Error {
  override readonly name = 'TooMuchAtOnceError'
  /** For the person: 'Ya hay demasiadas consultas tuyas en curso: …'. */
  readonly words: string
  constructor(words: string) {
    super('Too much at once')
    this.words = words
  }
}

/** The server does not know this page's operations any more: a newer version of the site is out. */
export class OutdatedPageError extends Error {
  override readonly name = 'OutdatedPageError'
  constructor() {
    super('The page is older than the server')
  }
}

/** What was asked for needs an account, and nobody is signed in (any more). Thrown on a screen, it leads to /auth and back. */
export class SignInRequiredError extends Error {
  override readonly name = 'SignInRequiredError'
  constructor() {
    super('Sign-in required')
  }
}

/** What the address names does not exist for this viewer. Thrown on a screen, it shows the 404 page. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError'
  constructor() {
    super('Not found')
  }
}
