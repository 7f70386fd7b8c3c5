import { useParams } from 'react-router'
import { paths, patterns } from '../paths'

/** Addresses of the pages of an order for who reads this page: an account, or the holder of a purchase's link. */
export function useOrderPlaces() {
  const { token } = useParams()
  if (token === undefined) {
    return {
      isByLink: false,
      purchases: paths.dashboard('compras'),
      seePurchases: 'Ver mis compras',
      chat: paths.chat,
      dispute: paths.dispute,
    }
  }
  const byLink = (pattern: string) => pattern.replace(':token', encodeURIComponent(token))
  return {
    isByLink: true,
    purchases: byLink(patterns.followedOrder),
    seePurchases: 'Ver mi compra',
    chat: () => byLink(patterns.followedChat),
    dispute: (about: string) => byLink(patterns.followedDispute).replace(':about', encodeURIComponent(about)),
  }
}
