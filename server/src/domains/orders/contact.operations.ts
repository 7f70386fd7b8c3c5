import type { PrismaClient } from '../../generated/prisma/client.ts'
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
  /** Null for a buyer without an account who gave none. */
  readonly phone: string | null
  /** Null for a buyer without an account. */
  readonly department: Department | null
  readonly address: string | null
}

interface Parties {
  readonly id: string
  readonly state: OrderState
  readonly buyerId: string | null
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
  const subjects = orders.map((order): Subject | null => {
    const side = sideOf(viewer, order)
    if (side && !isContactOpen(order.state)) return null
    if (side === 'buyer') return { provider: order.providerId }
    if (side !== 'provider' && !viewer.isAdmin) return null
    return order.buyerId ? { account: order.buyerId } : { guestOf: order.id }
  })
  const [accounts, guests] = await Promise.all([
    accountsOf(db.prisma, subjects),
    guestsOf(db.prisma, subjects),
  ])
  const found = subjects.map(subject => {
    if (!subject) return null
    if (subject.guestOf) return guests.get(subject.guestOf) ?? null
    return (
      accounts.find(({ id, providerId }) =>
        subject.account ? id === subject.account : providerId === subject.provider,
      ) ?? null
    )
  })
  const viewedAt = clock.now()
  await db.prisma.contactView.createMany({
    data: found.flatMap((shown, index) =>
      shown
        ? [
            {
              viewerId: viewer.accountId,
              subjectId: shown.id,
              orderId: orders[index]?.id ?? null,
              purpose: 'ORDER',
              viewedAt,
            },
          ]
        : [],
    ),
  })
  return found.map(shown => shown && shown.contact)
}

/** The person whose contact is shown: an account, the account of a provider, or the buyer of an order who has no account. */
interface Subject {
  readonly account?: string
  readonly provider?: string
  readonly guestOf?: string
}

async function accountsOf(prisma: PrismaClient, subjects: readonly (Subject | null)[]) {
  const ids = subjects.flatMap(subject => subject?.account ?? [])
  const providerIds = subjects.flatMap(subject => subject?.provider ?? [])
  const accounts = await prisma.account.findMany({
    where: { OR: [{ id: { in: ids } }, { providerProfile: { id: { in: providerIds } } }] },
    include: { providerProfile: { select: { id: true, companyName: true, address: true } } },
  })
  return accounts.map(({ id, name, email, phone, department, providerProfile }) => ({
    id,
    providerId: providerProfile?.id ?? null,
    contact: {
      name,
      companyName: providerProfile?.companyName ?? null,
      email,
      phone,
      department,
      address: providerProfile?.address ?? null,
    },
  }))
}

/** Buyers without an account, by their order. */
async function guestsOf(prisma: PrismaClient, subjects: readonly (Subject | null)[]) {
  const ids = subjects.flatMap(subject => subject?.guestOf ?? [])
  if (ids.length === 0) return new Map<string, { id: null; contact: ContactDetails }>()
  const orders = await prisma.order.findMany({
    where: { id: { in: ids } },
    select: { id: true, buyerName: true, buyerEmail: true, buyerPhone: true },
  })
  return new Map(
    orders.map(({ id, buyerName, buyerEmail, buyerPhone }) => [
      id,
      {
        id: null,
        contact: {
          name: buyerName ?? '',
          companyName: null,
          email: buyerEmail ?? '',
          phone: buyerPhone,
          department: null,
          address: null,
        },
      },
    ]),
  )
}
