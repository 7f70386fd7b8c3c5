import { MAILED_LINK_PAGES } from '../domains/siteAddresses.ts'

/** Pages whose path names the token of a link: of a request, a custom order, or an order with its chat and its dispute. */
export const TOKEN_PAGES = ['/seguimiento/', '/order/', '/compra/', '/compra-chat/', '/compra-disputa/']

const tokenPage = (path: string) => TOKEN_PAGES.find(page => path.startsWith(page))

/** True for addresses that grant access to their holder: the pages of links, and mailed links. */
export function isPrivateLink({ pathname, searchParams }: URL): boolean {
  const mailed = Object.values(MAILED_LINK_PAGES)
  return (
    tokenPage(pathname) !== undefined ||
    mailed.some(([path, param]) => pathname === path && searchParams.has(param))
  )
}

/** The path as it may be logged: without the secret in it. */
export function writtenPath(path: string): string {
  const page = tokenPage(path)
  return page ? `${page}…` : path
}
