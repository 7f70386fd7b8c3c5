import type { Prisma } from '../../generated/prisma/client.ts'
import { builder } from '../../graphql/builder.ts'
import type { GraphQLContext } from '../../graphql/context.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { batched } from '../../platform/batched.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { seesAsOwner, visibleRequests } from '../requests/request.policy.ts'
import { isAccount, isAdmin, isProvider, NOTHING } from '../viewer.ts'
import { listedOffers, visibleOffers } from './offer.policy.ts'
import { OfferType } from './offer.schema.ts'
import type { Comparison, Lead, LeadCriterion } from './offerComparison.ts'
import { OfferStateEnum } from './offerEnums.schema.ts'
import { requestComparison } from './requestComparison.ts'
import { discountOfViewer } from './viewerDiscount.ts'

const OfferOrder = { PRICE: 'PRICE', DELIVERY: 'DELIVERY', WARRANTY: 'WARRANTY', NEWEST: 'NEWEST' } as const
type OfferOrder = keyof typeof OfferOrder
const OfferOrderEnum = describedEnum('OfferOrder', OfferOrder, 'How offers on a request are ordered.', {
  PRICE: 'Those for all open parts first, then lowest total for them.',
  DELIVERY: 'Those for all open parts first, then soonest, by the slowest line.',
  WARRANTY: 'Those for all open parts first, then longest warranty, by the shortest line.',
  NEWEST: 'Newest first.',
})

/** Complete offers first, then those that miss fewer of the open parts. */
const COMPLETE_FIRST = { missingParts: 'asc' } as const
const CHEAPEST_FIRST = { openTotalCentesimos: 'asc' } as const
const NEWEST_FIRST = { id: 'desc' } as const

const ORDERS: Record<OfferOrder, Prisma.OfferOrderByWithRelationInput[]> = {
  PRICE: [COMPLETE_FIRST, CHEAPEST_FIRST, NEWEST_FIRST],
  DELIVERY: [COMPLETE_FIRST, { openDeliveryTime: 'asc' }, CHEAPEST_FIRST, NEWEST_FIRST],
  WARRANTY: [COMPLETE_FIRST, { openWarrantyDays: 'desc' }, CHEAPEST_FIRST, NEWEST_FIRST],
  NEWEST: [NEWEST_FIRST],
}

const LeadCriterionEnum = describedEnum(
  'LeadCriterion',
  { PRICE: 'PRICE', WARRANTY: 'WARRANTY', DELIVERY: 'DELIVERY' } satisfies Record<
    LeadCriterion,
    LeadCriterion
  >,
  'In what one offer may be better than all others.',
  { PRICE: 'Lowest total.', WARRANTY: 'Longest warranty.', DELIVERY: 'Soonest delivery.' },
)

const OfferLeadType = builder.objectRef<Lead>('OfferLead').implement({
  description: 'One offer is strictly better than all others.',
  fields: t => ({
    criterion: t.expose('criterion', { type: LeadCriterionEnum, description: 'The criterion.' }),
    offerId: t.id({
      description: 'The Offer.',
      resolve: ({ offerId }) => encodeGlobalId('Offer', offerId),
    }),
  }),
})

const PriceRangeType = builder.objectRef<NonNullable<Comparison['range']>>('PriceRange').implement({
  description: 'Lowest and highest total.',
  fields: t => ({
    lowest: t.expose('lowestCentesimos', { type: 'Centesimos', description: 'Lowest total in centésimos.' }),
    highest: t.expose('highestCentesimos', {
      type: 'Centesimos',
      description: 'Highest total in centésimos.',
    }),
  }),
})

const ComparisonType = builder.objectRef<Comparison>('OfferComparison').implement({
  description:
    'Comparison of a request’s pending offers by their terms for its open parts. A partial offer is not compared.',
  fields: t => ({
    count: t.exposeInt('count', { description: 'Pending offers.' }),
    firstExpiresAt: t.expose('firstExpiresAt', {
      type: 'DateTime',
      description: 'When the first of them expires.',
    }),
    partialCount: t.exposeInt('partialCount', {
      description: 'Those of them that quote only some of the open parts.',
    }),
    range: t.field({
      type: PriceRangeType,
      nullable: true,
      description: 'Totals of the complete offers; null when there is none.',
      resolve: ({ range }) => range,
    }),
    leads: t.field({
      type: [OfferLeadType],
      extensions: { atMost: 3 },
      description: 'The complete offers that are strictly better than all others, with their criterion.',
      resolve: ({ leads }) => leads,
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
      states: t.arg({ type: [OfferStateEnum], description: 'Only these states; null for all.' }),
    },
    query: ({ orderBy, states }, { viewer }) => ({
      where: { AND: [visibleOffers(viewer), ...(states ? [{ state: { in: states } }] : [])] },
      orderBy: ORDERS[orderBy],
    }),
  }),
  viewerOffer: t.field({
    type: OfferType,
    nullable: true,
    description:
      'The viewing provider’s own offer, the newest where parts of an earlier one were bought; null for others and when it has none.',
    select: (_args, { viewer }, nestedSelection) => ({
      offers: nestedSelection({
        where: isProvider(viewer) ? { providerId: viewer.provider.id } : NOTHING,
        orderBy: { id: 'desc' },
        take: 1,
      }),
    }),
    resolve: ({ offers }) => offers[0] ?? null,
  }),
  viewerDiscountBps: t.int({
    nullable: true,
    description:
      'The discount that an offer of the viewing provider gets, because the buyer is a registered customer of it, in basis points. Approved providers; null for others and without a discount.',
    select: { buyerId: true },
    resolve: ({ buyerId }, _args, ctx) =>
      buyerId === null ? null : discountOfViewer(ctx.db.prisma, ctx.viewer, buyerId),
  }),
  comparison: t.field({
    type: ComparisonType,
    nullable: true,
    // Reads all pending offers with their lines.
    extensions: { cost: 100 },
    description:
      'Comparison of its pending offers. Its buyer and the admin; null for others and without pending offers.',
    select: { id: true, buyerId: true },
    resolve: ({ id, buyerId }, _args, ctx) => {
      const { viewer } = ctx
      const isOwner = !isProvider(viewer) && seesAsOwner(viewer, { id, buyerId })
      return isOwner || isAdmin(viewer) ? requestComparison(ctx, id) : null
    },
  }),
}))

/** Offers that are pending with the buyer now. */
const toAnswer = (now: Date) =>
  ({ state: 'PENDING', validUntil: { gt: now } }) satisfies Prisma.OfferWhereInput

/** The only state with pending offers; naming it saves the database from reading all offers. */
const COMPARED = 'ANSWERED' satisfies Prisma.PartRequestWhereInput['state']

/** Lists that lead back to the account ask for its number many times. */
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
    description: 'Number of pending offers on the requests of this account. Itself; null for others.',
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
  lastOffer: t.field({
    type: OfferType,
    nullable: true,
    description:
      'The offer it made last, whose terms prefill its next one. Itself and the admin; null for others and before the first.',
    select: (_args, { viewer }, nestedSelection) => ({
      offers: nestedSelection({ where: listedOffers(viewer), orderBy: { id: 'desc' }, take: 1 }),
    }),
    resolve: ({ offers }) => offers[0] ?? null,
  }),
  offers: t.relatedConnection('offers', {
    cursor: 'id',
    totalCount: true,
    description: 'The offers it has made, newest first. Itself and the admin; empty for others.',
    args: { states: t.arg({ type: [OfferStateEnum], description: 'Only these states; null for all.' }) },
    query: ({ states }, { viewer }) => ({
      where: { AND: [listedOffers(viewer), ...(states ? [{ state: { in: states } }] : [])] },
      orderBy: { id: 'desc' },
    }),
  }),
}))
