import { MAILED_LINK_PAGES } from '../domains/notifications/links.ts'

const FOLLOW = '/seguimiento/'

/** Pages whose address lets its holder in: a followed request, and whatever a mailed link leads to. */
export function isPrivateLink({ pathname, searchParams }: URL): boolean {
  const mailed = Object.values(MAILED_LINK_PAGES)
  return (
    pathname.startsWith(FOLLOW) ||
    mailed.some(([path, param]) => pathname === path && searchParams.has(param))
  )
}

/** The path as it may be written down: without the secret that is part of it. */
export function writtenPath(path: string): string {
  return path.startsWith(FOLLOW) ? `${FOLLOW}…` : path
}
