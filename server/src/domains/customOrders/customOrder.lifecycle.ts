import { defineLifecycle } from '../../platform/lifecycle.ts'

/** The columns that decide the deadline of a custom order. */
export interface DatedCustomOrder {
  readonly expiresAt: Date
}

export const customOrderLifecycle = defineLifecycle({
  machine: 'CustomOrder',
  initial: 'PENDING',
  finals: ['PAID'],
  steps: {
    /** A verified payment of some of its items. Also of one that ran out while its client was paying. */
    pay: { from: ['PENDING', 'EXPIRED'], to: 'PAID', actors: ['gateway'] },
    /** The custom order's time is over, or its provider leaves or is suspended. */
    expire: { from: ['PENDING'], to: 'EXPIRED', actors: ['clock', 'system', 'staff'] },
  },
  because: {
    PENDING: 'La orden está pendiente.',
    PAID: 'La orden ya fue pagada.',
    EXPIRED: 'La orden venció.',
  },
  deadlines: {
    PENDING: { action: 'expire', at: (order: DatedCustomOrder) => order.expiresAt },
  },
})

export const { stateAt } = customOrderLifecycle
