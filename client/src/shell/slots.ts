import type { ReactNode } from 'react'
import type { viewerQuery$data } from './__generated__/viewerQuery.graphql'

/** The signed-in account, with the fragments of all slots. */
export type SlotAccount = NonNullable<viewerQuery$data['viewer']>

type Slot = (props: { account: SlotAccount }) => ReactNode

/** Components that features add to every page. The routes inject them, so that the shell knows no feature. */
export interface Slots {
  /** Announces what happens to an account, in toasts and dialogs. */
  readonly AccountNews: Slot
}
