import { useParams } from 'react-router'
import { paths } from '../paths'

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
  return {
    isByLink: true,
    purchases: paths.followedOrder(token),
    seePurchases: 'Ver mi compra',
    chat: () => paths.followedChat(token),
    dispute: (about: string) => paths.followedDispute(token, about),
  }
}
