import { BellPlace } from './shell/BellPlace'
import type { Slots } from './shell/slots'
import { openedLater } from './ui/openedLater'

/** The features that are on every page. */
export const slots: Slots = {
  Bell: openedLater(
    async () => (await import('./features/notifications/Bell')).Bell,
    () => true,
    { isQuiet: true, waitsForQuiet: true, Waiting: BellPlace },
  ),
  NotificationsItemCount: openedLater(
    async () => (await import('./features/notifications/NotificationsItemCount')).NotificationsItemCount,
    () => true,
    { isQuiet: true, waitsForQuiet: true },
  ),
  // Announced events have not happened yet when a page opens.
  AccountNews: openedLater(
    async () => (await import('./features/notifications/AccountNews')).AccountNews,
    () => true,
    { isQuiet: true, waitsForQuiet: true },
  ),
}
