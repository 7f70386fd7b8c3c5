import type { Prisma } from '../../generated/prisma/client.ts'
import { after, DAY_MS } from '../../platform/clock.ts'
import { BEING_PAID } from '../privacy/openMoney.ts'
import { RESTORE_DAYS } from '../requests/asking/request.input.ts'
import { NOT_REMOVED } from '../requests/request.policy.ts'
import { isAdmin, NOTHING, type Viewer } from '../viewer.ts'

/** Time in which a removal can be undone, ms. */
export const UNDO_REMOVAL_MS = RESTORE_DAYS * DAY_MS

const PAID_OR_BEING_PAID: Prisma.CheckoutItemWhereInput = {
  checkout: { OR: [BEING_PAID, { payments: { some: {} } }] },
}

const WITH_MONEY: Prisma.PartRequestWhereInput = {
  OR: [
    { orders: { some: {} } },
    { contactUnlock: { isNot: null } },
    { checkoutItems: { some: PAID_OR_BEING_PAID } },
    { offers: { some: { versions: { some: { items: { some: PAID_OR_BEING_PAID } } } } } },
  ],
}

const PRESENT = { ...NOT_REMOVED, erasedAt: null } as const

/** Requests that a removal hides: nobody has paid, or begun to pay, for any part of them. */
export const REMOVABLE: Prisma.PartRequestWhereInput = { ...PRESENT, NOT: WITH_MONEY }
/** Requests that a removal keeps. */
export const KEPT: Prisma.PartRequestWhereInput = { ...PRESENT, AND: [WITH_MONEY] }

/** A removal is seen by the admin. */
export function visibleRemovals(viewer: Viewer): Prisma.RequestRemovalWhereInput {
  return isAdmin(viewer) ? {} : NOTHING
}

/** Removals that can still be undone at `now`. */
export function undoableRemovals(now: Date): Prisma.RequestRemovalWhereInput {
  return { undoneAt: null, erasedAt: null, createdAt: { gt: after(now, -UNDO_REMOVAL_MS) } }
}
