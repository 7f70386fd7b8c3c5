import { MAILED_LINK_PAGES } from '../domains/siteAddresses.ts'

const FOLLOW = '/seguimiento/'

/** True for addresses that grant access to their holder: followed requests and mailed links. */
export function isPrivateLink({ pathname, searchParams }: URL): boolean {
  const mailed = Object.values(MAILED_LINK_PAGES)
  return (
    pathname.startsWith(FOLLOW) ||
    mailed.some(([path, param]) => pathname === path && searchParams.has(param))
  )
}

/** The path as it may be logged: without the secret in it. */
export function writtenPath(path: string): string {
  return path.startsWith(FOLLOW) ? `${FOLLOW}…` : path
}
