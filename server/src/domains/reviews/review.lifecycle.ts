import { after, DAY_MS } from '../../platform/clock.ts'
import { defineLifecycle } from '../../platform/lifecycle.ts'

export const reviewLifecycle = defineLifecycle({
  machine: 'Review',
  initial: 'PUBLISHED',
  finals: ['REMOVED'],
  steps: {
    /** The review leaves the provider's list and averages. */
    remove: { from: ['PUBLISHED'], to: 'REMOVED', actors: ['staff'] },
  },
  because: {
    PUBLISHED: 'La calificación está publicada.',
    REMOVED: 'Nuestro equipo quitó esta calificación.',
  },
})

/** For how long after sending it the buyer may change a review. */
export const EDITABLE_DAYS = 7

/** Until when the buyer may change a review. */
export const editableUntil = ({ createdAt }: { readonly createdAt: Date }): Date =>
  after(createdAt, EDITABLE_DAYS * DAY_MS)
