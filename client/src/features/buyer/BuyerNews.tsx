import { openedLater } from '../../ui/openedLater'
import type { BuyerNewsOptions } from './useBuyerNews'

/**
 * Subscribes to the buyer's offers, orders and requests. The subscription receives the events since the page was requested, so its code may load after the first render.
 */
export const BuyerNews = openedLater<BuyerNewsOptions>(
  async () => {
    const { useBuyerNews } = await import('./useBuyerNews')
    return function Listening(options) {
      useBuyerNews(options)
      return null
    }
  },
  () => true,
  { isQuiet: true, waitsForQuiet: true },
)
