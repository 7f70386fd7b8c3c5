/** Operations on the request of the page's link use the link's rights; claiming it needs the account's. */
const ASKED_BY_LINK = /^(?!useClaimFollowed).*Followed|^RequestOffersPaginationQuery$/

let tokenOf: (pathname: string) => string | null = () => null

/** Once per page: how an address tells the token of its link. */
export function readLinksWith(read: typeof tokenOf): void {
  tokenOf = read
}

/** The link by which an operation asks; null when it asks as whoever is signed in. */
export function linkFor(operation: string): string | null {
  return ASKED_BY_LINK.test(operation) ? tokenOf(location.pathname) : null
}
