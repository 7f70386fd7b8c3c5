import { openedLater } from '../../ui/openedLater'

type SearchMessagesProps = { open: boolean; onClose: () => void }

/** The search of all own conversations. */
export const SearchMessages = openedLater<SearchMessagesProps>(
  async () => (await import('./SearchMessagesDialog')).SearchMessagesDialog,
  ({ open }) => open,
)
