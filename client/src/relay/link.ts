/** A signed link whose rights a screen uses instead of the session's. */
export type Link = {
  /** Kind of the object it shows. */
  readonly kind: LinkKind
  readonly token: string
}

/** The kinds whose links have a screen, as the server names them. */
export type LinkKind = 'PART_REQUEST' | 'CUSTOM_ORDER' | 'ORDER'

/** The form in which an operation names the link to the server, over HTTP and websocket. */
export const writtenLink = ({ kind, token }: Link) => `${kind} ${encodeURIComponent(token)}`
