import { openedLater } from '../../ui/openedLater'
import { AdminGroups, NO_COUNTS } from './AdminGroups'

/** Links to the team's pages by groups; the counts of what waits come later than the page. */
export const AdminNav = openedLater(
  async () => (await import('./CountedGroups')).CountedGroups,
  () => true,
  { Waiting: () => <AdminGroups counts={NO_COUNTS} />, isQuiet: true },
)
