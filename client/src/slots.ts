import type { Slots } from './shell/slots'
import { openedLater } from './ui/openedLater'

/** The features that are on every page. */
export const slots: Slots = {
  // What is announced has not happened yet when a page is first seen.
  AccountNews: openedLater(
    async () => (await import('./features/notifications/AccountNews')).AccountNews,
    () => true,
    { isQuiet: true },
  ),
}
