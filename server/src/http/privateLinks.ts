const FOLLOW = '/seguimiento/'

/** Pages whose address lets its holder in. */
export function isPrivateLink(path: string): boolean {
  return path.startsWith(FOLLOW) || path === '/confirmar-pedido'
}

/** The path as it may be written down: without the secret that is part of it. */
export function writtenPath(path: string): string {
  return path.startsWith(FOLLOW) ? `${FOLLOW}…` : path
}
