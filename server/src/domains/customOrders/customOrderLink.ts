import type { Settings } from '../context.ts'
import { hashLink } from '../linkKind.ts'

/** The link of a custom order: its holders read all of it, pay it, and see the payments made by it. */
export const customOrderLink = hashLink({
  purpose: 'custom-order',
  grants: {
    queries: ['followedCustomOrder'],
    subscriptions: ['followedCustomOrderUpdated'],
    types: ['Checkout', 'CustomOrder', 'CustomOrderFile', 'CustomOrderItem', 'PaymentAllocation'],
  },
  async find({ db }, tokenHash) {
    const order = await db.prisma.customOrder.findUnique({ where: { tokenHash }, select: { id: true } })
    return order?.id ?? null
  },
})

/** The address of its page on our site. */
export function customOrderPath(settings: Pick<Settings, 'secret'>, id: string): string {
  return `/order/${customOrderLink.tokenOf(settings, id)}`
}

/** The custom order's number for people: the first 8 characters of the token, upper case. */
export function customOrderNumber(settings: Pick<Settings, 'secret'>, id: string): string {
  return customOrderLink.tokenOf(settings, id).slice(0, 8).toUpperCase()
}
