/** What is asked about the request of the page's link: with the link's rights, whoever is signed in. */
const ASKED_BY_LINK = /Followed|^RequestOffersPaginationQuery$/

let tokenOf: (pathname: string) => string | null = () => null

/** Once per page: how an address tells the token of its link. */
export function readLinksWith(read: typeof tokenOf): void {
  tokenOf = read
}

/** The link by which an operation asks; null when it asks as whoever is signed in. */
export function linkFor(operation: string): string | null {
  return ASKED_BY_LINK.test(operation) ? tokenOf(location.pathname) : null
}
