import type { Slots } from './shell/slots'
import { openedLater } from './ui/openedLater'

/** The features that are on every page. */
export const slots: Slots = {
  // Announced events have not happened yet when a page opens.
  AccountNews: openedLater(
    async () => (await import('./features/notifications/AccountNews')).AccountNews,
    () => true,
    { isQuiet: true },
  ),
}
