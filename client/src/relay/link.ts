/** A signed link with whose rights a screen reads, in the place of the session's. */
export type Link = {
  /** What it shows. */
  readonly kind: LinkKind
  readonly token: string
}

/** The kinds whose links have a screen, as the server names them. */
export type LinkKind = 'PART_REQUEST'

/** How an operation names the link to the server, over HTTP and websocket. */
export const writtenLink = ({ kind, token }: Link) => `${kind} ${encodeURIComponent(token)}`
