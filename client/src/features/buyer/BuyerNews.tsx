import { openedLater } from '../../ui/openedLater'
import type { BuyerNewsOptions } from './useBuyerNews'

/**
 * Hears of the buyer's offers, orders and requests. What happened since the page was asked for is told to it, so that its
 * code may come after the first drawing.
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
  { isQuiet: true },
)
