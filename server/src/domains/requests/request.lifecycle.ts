import { defineLifecycle } from '../../platform/lifecycle.ts'

/** The facts that the deadline of a request depends on. */
export interface DatedRequest {
  readonly expiresAt: Date
  readonly parts: readonly { readonly orderId: string | null }[]
}

/** True when an order supplies some of the request's parts. */
export const isPartlyBought = ({ parts }: DatedRequest): boolean =>
  parts.some(({ orderId }) => orderId !== null)

const expiresAt = (request: DatedRequest) => request.expiresAt

export const partRequestLifecycle = defineLifecycle({
  machine: 'PartRequest',
  initial: 'OPEN',
  finals: ['CLOSED', 'CANCELED', 'EXPIRED'],
  steps: {
    /** The first offer. */
    answer: { from: ['OPEN'], to: 'ANSWERED', actors: ['provider'] },
    /** The last open part was paid. */
    award: { from: ['ANSWERED'], to: 'AWARDED', actors: ['gateway'] },
    /** All orders are finished. */
    close: { from: ['AWARDED'], to: 'CLOSED', actors: ['system'] },
    cancel: { from: ['OPEN', 'ANSWERED'], to: 'CANCELED', actors: ['buyer'] },
    expire: { from: ['OPEN', 'ANSWERED'], to: 'EXPIRED', actors: ['clock'] },
    /** The time is over, or the owner cancels, when some parts are bought. */
    endPartly: { from: ['ANSWERED'], to: 'AWARDED', actors: ['buyer', 'clock'] },
    /** The order was cancelled and other offers remain. */
    reopenAnswered: { from: ['AWARDED'], to: 'ANSWERED', actors: ['system'] },
    /** The order was cancelled and no offer is left. */
    reopen: { from: ['AWARDED'], to: 'OPEN', actors: ['system'] },
  },
  because: {
    OPEN: 'El pedido todavía no tiene ofertas.',
    ANSWERED: 'El pedido está recibiendo ofertas.',
    AWARDED: 'Los repuestos del pedido ya están comprados.',
    CLOSED: 'El pedido está finalizado.',
    CANCELED: 'El pedido fue cancelado.',
    EXPIRED: 'El pedido venció.',
  },
  deadlines: {
    OPEN: { action: 'expire', at: expiresAt },
    // The orders continue.
    ANSWERED: { action: 'expire', except: { action: 'endPartly', when: isPartlyBought }, at: expiresAt },
  },
})

export const { stateAt } = partRequestLifecycle
