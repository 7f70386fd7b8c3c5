import type { Department, OrderState } from '../../generated/prisma/enums.ts'
import { batched } from '../../platform/batched.ts'
import type { OperationContext } from '../context.ts'
import { accountOf } from '../viewer.ts'
import { sideOf } from './order.policy.ts'

/** The other party of a paid order, to arrange the delivery with. */
export interface ContactDetails {
  readonly name: string
  /** Null when the other party is a person. */
  readonly companyName: string | null
  readonly email: string
  readonly phone: string
  readonly department: Department
  readonly address: string | null
}

interface Parties {
  readonly id: string
  readonly state: OrderState
  readonly buyerId: string
  readonly providerId: string
}

/**
 * The two parties of an order see each other's contact until it is canceled; after the delivery too, for the
 * warranty.
 */
export const isContactOpen = (state: OrderState) => state !== 'CANCELED'

/**
 * The other party's contact data for a party of an order that was not canceled, the buyer's for the admin, null for
 * everybody else. Each view is written to the access log before it is shown; all views of one operation are one read and one write.
 */
export const discloseContact = batched(discloseAll, ({ id }) => id)

async function discloseAll(
  ctx: OperationContext,
  orders: readonly Parties[],
): Promise<(ContactDetails | null)[]> {
  const { clock, db } = ctx
  const viewer = accountOf(ctx.viewer)
  // Each view is logged with the viewing account.
  if (!viewer) return orders.map(() => null)
  const subjects = orders.map(order => {
    const side = sideOf(viewer, order)
    if (side && !isContactOpen(order.state)) return null
    if (side === 'buyer') return { providerProfile: { id: order.providerId } }
    return side === 'provider' || viewer.isAdmin ? { id: order.buyerId } : null
  })
  const accounts = await db.prisma.account.findMany({
    where: { OR: subjects.filter(subject => subject !== null) },
    include: { providerProfile: { select: { id: true, companyName: true, address: true } } },
  })
  const found = subjects.map(subject =>
    subject
      ? accounts.find(account =>
          'id' in subject
            ? account.id === subject.id
            : account.providerProfile?.id === subject.providerProfile.id,
        )
      : undefined,
  )
  const viewedAt = clock.now()
  await db.prisma.contactView.createMany({
    data: found.flatMap((account, index) =>
      account
        ? [
            {
              viewerId: viewer.accountId,
              subjectId: account.id,
              orderId: orders[index]?.id ?? null,
              purpose: 'ORDER',
              viewedAt,
            },
          ]
        : [],
    ),
  })
  return found
    .map(
      account =>
        account && {
          name: account.name,
          companyName: account.providerProfile?.companyName ?? null,
          email: account.email,
          phone: account.phone,
          department: account.department,
          address: account.providerProfile?.address ?? null,
        },
    )
    .map(contact => contact ?? null)
}
