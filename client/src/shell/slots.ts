import { createContext, type ReactNode, use } from 'react'
import type { viewerQuery$data } from './__generated__/viewerQuery.graphql'

/** The signed-in account, with the fragments of all slots. */
export type SlotAccount = NonNullable<viewerQuery$data['viewer']>

type Slot = (props: { account: SlotAccount }) => ReactNode

/** Components that features add to every page. The routes inject them, so that the shell knows no feature. */
export interface Slots {
  /** Announces what happens to an account, in toasts and dialogs. */
  readonly AccountNews: Slot
  /** The bell in the header, beside the user menu. */
  readonly Bell: Slot
  /** The number of unread notifications, in the user menu's link to them. */
  readonly NotificationsItemCount: Slot
}

const SlotsContext = createContext<Slots | null>(null)

/** Gives every page its slots. */
export const SlotsProvider = SlotsContext.Provider

/** The slots of this site. */
export function useSlots(): Slots {
  const slots = use(SlotsContext)
  if (!slots) throw new Error('useSlots needs a SlotsProvider')
  return slots
}
