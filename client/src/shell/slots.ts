import type { ReactNode } from 'react'
import type { viewerQuery$data } from './__generated__/viewerQuery.graphql'

/** Whoever is signed in, with the fragments of all slots. */
export type SlotAccount = NonNullable<viewerQuery$data['viewer']>

type Slot = (props: { account: SlotAccount }) => ReactNode

/** What features put around every page. The routes inject it, so that the shell knows no feature. */
export interface Slots {
  /** Announces what happens to an account, in toasts and dialogs. */
  readonly AccountNews: Slot
}
