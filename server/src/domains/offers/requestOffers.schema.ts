import type { Prisma } from '../../generated/prisma/client.ts'
import { builder } from '../../graphql/builder.ts'
import type { GraphQLContext } from '../../graphql/context.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { encodeGlobalId } from '../../graphql/globalIds.ts'
import { batched } from '../../platform/batched.ts'
import { seesAsOwner, visibleRequests } from '../requests/request.policy.ts'
import { isAccount, isAdmin, isProvider, NOTHING } from '../viewer.ts'
import { listedOffers, visibleOffers } from './offer.policy.ts'
import { OfferStateEnum, OfferType } from './offer.schema.ts'
import type { Comparison } from './offerComparison.ts'
import { requestComparison } from './requestComparison.ts'

const OfferOrder = { PRICE: 'PRICE', DELIVERY: 'DELIVERY', WARRANTY: 'WARRANTY', NEWEST: 'NEWEST' } as const
type OfferOrder = keyof typeof OfferOrder
const OfferOrderEnum = describedEnum('OfferOrder', OfferOrder, 'How offers on a request are ordered.', {
  PRICE: 'Lowest total first.',
  DELIVERY: 'Soonest first.',
  WARRANTY: 'Longest warranty first.',
  NEWEST: 'Newest first.',
})

const ORDERS: Record<OfferOrder, Prisma.OfferOrderByWithRelationInput[]> = {
  PRICE: [{ currentVersion: { totalCentesimos: 'asc' } }, { id: 'desc' }],
  DELIVERY: [
    { currentVersion: { deliveryTime: 'asc' } },
    { currentVersion: { totalCentesimos: 'asc' } },
    { id: 'desc' },
  ],
  WARRANTY: [
    { currentVersion: { warrantyDays: 'desc' } },
    { currentVersion: { totalCentesimos: 'asc' } },
    { id: 'desc' },
  ],
  NEWEST: [{ id: 'desc' }],
}

const ComparisonType = builder.objectRef<Comparison>('OfferComparison').implement({
  description: 'How a request’s pending offers stand to each other, by what they ask for its open parts.',
  fields: t => ({
    count: t.exposeInt('count', { description: 'Pending offers.' }),
    lowest: t.expose('lowestCentesimos', { type: 'Centesimos', description: 'Lowest total in centésimos.' }),
    highest: t.expose('highestCentesimos', {
      type: 'Centesimos',
      description: 'Highest total in centésimos.',
    }),
    cheapestOfferId: t.id({
      nullable: true,
      description: 'The Offer that is strictly cheapest among those for all parts; null when none is.',
      resolve: ({ cheapestId }) => cheapestId && encodeGlobalId('Offer', cheapestId),
    }),
    longestWarrantyOfferId: t.id({
      nullable: true,
      description:
        'The Offer with strictly the longest warranty among those for all parts; null when none is.',
      resolve: ({ longestWarrantyId }) => longestWarrantyId && encodeGlobalId('Offer', longestWarrantyId),
    }),
  }),
})

builder.prismaObjectFields('PartRequest', t => ({
  offers: t.relatedConnection('offers', {
    cursor: 'id',
    totalCount: true,
    description:
      'Its offers: all for its buyer and the admin, a provider’s own for that provider, none for others.',
    args: {
      orderBy: t.arg({
        type: OfferOrderEnum,
        required: true,
        defaultValue: 'NEWEST',
        description: 'The order.',
      }),
      states: t.arg({ type: [OfferStateEnum], description: 'Only these states; all when left out.' }),
    },
    query: ({ orderBy, states }, { viewer }) => ({
      where: { AND: [visibleOffers(viewer), ...(states ? [{ state: { in: states } }] : [])] },
      orderBy: ORDERS[orderBy],
    }),
  }),
  viewerOffer: t.field({
    type: OfferType,
    nullable: true,
    description: 'The viewing provider’s own offer; null for others and when it has none.',
    select: (_args, { viewer }, nestedSelection) => ({
      offers: nestedSelection({
        where: isProvider(viewer) ? { providerId: viewer.provider.id } : NOTHING,
        take: 1,
      }),
    }),
    resolve: ({ offers }) => offers[0] ?? null,
  }),
  comparison: t.field({
    type: ComparisonType,
    nullable: true,
    // It reads all pending offers with their lines.
    extensions: { cost: 100 },
    description:
      'How its pending offers compare. Its buyer and the admin; null for others and without pending offers.',
    select: { id: true, buyerId: true },
    resolve: ({ id, buyerId }, _args, ctx) => {
      const { viewer } = ctx
      const isOwner = !isProvider(viewer) && seesAsOwner(viewer, { id, buyerId })
      return isOwner || isAdmin(viewer) ? requestComparison(ctx, id) : null
    },
  }),
}))

/** Offers that wait for the buyer's answer at this moment. */
const toAnswer = (now: Date) =>
  ({ state: 'PENDING', currentVersion: { validUntil: { gt: now } } }) satisfies Prisma.OfferWhereInput

/** Offers wait on requests in this state only; saying so spares the database all offers there are. */
const COMPARED = 'ANSWERED' satisfies Prisma.PartRequestWhereInput['state']

/** One account asks, for itself; in lists that lead back to it, many times. */
const countOffersToAnswer = batched(
  async ({ db, clock, viewer }: GraphQLContext, accountIds: readonly string[]) => {
    const [buyerId = ''] = accountIds
    const count = await db.prisma.offer.count({
      where: {
        AND: [visibleOffers(viewer)],
        request: { buyerId, state: COMPARED },
        ...toAnswer(clock.now()),
      },
    })
    return accountIds.map(() => count)
  },
)

builder.prismaObjectFields('Account', t => ({
  offersToAnswer: t.int({
    nullable: true,
    extensions: { cost: 100 },
    description: 'How many pending offers wait on the requests of this account. Itself; null for others.',
    select: { id: true },
    resolve: ({ id }, _args, ctx) =>
      isAccount(ctx.viewer, id) && !isProvider(ctx.viewer) ? countOffersToAnswer(ctx, id) : null,
  }),
  requestsToCompare: t.relatedConnection('requests', {
    cursor: 'id',
    description: 'Those of its requests that have pending offers, newest first. Itself and the admin.',
    query: (_args, { viewer, clock }) => ({
      where: {
        AND: [visibleRequests(viewer)],
        state: COMPARED,
        offers: { some: { AND: [visibleOffers(viewer)], ...toAnswer(clock.now()) } },
      },
      orderBy: { id: 'desc' },
    }),
  }),
}))

builder.prismaObjectFields('ProviderProfile', t => ({
  offers: t.relatedConnection('offers', {
    cursor: 'id',
    totalCount: true,
    description: 'The offers it has made, newest first. Itself and the admin; empty for others.',
    args: { states: t.arg({ type: [OfferStateEnum], description: 'Only these states; all when left out.' }) },
    query: ({ states }, { viewer }) => ({
      where: { AND: [listedOffers(viewer), ...(states ? [{ state: { in: states } }] : [])] },
      orderBy: { id: 'desc' },
    }),
  }),
}))
