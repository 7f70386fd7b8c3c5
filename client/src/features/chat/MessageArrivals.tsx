import { useReportArrivals } from './useReportArrivals'

/** Reports that the unread messages of an order’s link have reached this page. Draws nothing. */
export function MessageArrivals({ unreadCount }: { unreadCount: number }) {
  useReportArrivals(unreadCount)
  return null
}
