import { builder } from '../../graphql/builder.ts'
import { readOnce } from '../../graphql/news.ts'
import { COMMON_REFUSALS, registerRefusal } from '../../graphql/refusals.ts'
import { parseInput } from '../../platform/input.ts'
import type { Notice } from '../../platform/news.ts'
import { RateLimited, WrongState } from '../../platform/refusal.ts'
import { requireAccount } from '../viewer.ts'
import { OfferChanged, OfferExists } from './offer.errors.ts'
import { offersTopic } from './offer.events.ts'
import { makeOfferInput, reviseOfferInput } from './offer.input.ts'
import { makeOffer, rejectOffer, reviseOffer, withdrawOffer } from './offer.operations.ts'
import { visibleOffers } from './offer.policy.ts'
import { DeliveryTimeEnum, PartConditionEnum } from './offer.schema.ts'

registerRefusal(OfferExists, 'This provider has an offer on this request already; revise that one.')
registerRefusal(OfferChanged, 'The offer was revised after it was read.')

const OfferLineInputType = builder.inputType('OfferLineInput', {
  description: 'What one part costs.',
  fields: t => ({
    requestedPartId: t.globalID({ required: true, description: 'The RequestedPart it is for.' }),
    price: t.field({
      type: 'Centesimos',
      required: true,
      description: 'Price of the whole quantity in centésimos, $ 100 at least.',
    }),
    condition: t.field({ type: PartConditionEnum, required: true, description: 'What the part is.' }),
    deliveryTime: t.field({ type: DeliveryTimeEnum, required: true, description: 'How soon it can be had.' }),
    validHours: t.int({
      required: true,
      description: 'Hours from now for which the price binds, 1 to 2160.',
    }),
    warrantyDays: t.int({ description: 'Days of warranty, 1 to 365; null without.' }),
    description: t.string({ description: 'Up to 1000 characters.' }),
  }),
})

const MakeOfferInput = builder.inputType('MakeOfferInput', {
  description: 'A new offer.',
  fields: t => ({
    requestId: t.globalID({ required: true, description: 'The PartRequest it answers.' }),
    lines: t.field({
      type: [OfferLineInputType],
      required: true,
      description: 'One per part that is quoted; at least one.',
    }),
  }),
})

const ReviseOfferInput = builder.inputType('ReviseOfferInput', {
  description: 'A new version of an offer.',
  fields: t => ({
    offerId: t.globalID({ required: true, description: 'The Offer.' }),
    versionNumber: t.int({
      required: true,
      description: 'The version that was read; a newer one refuses with OfferChanged.',
    }),
    lines: t.field({
      type: [OfferLineInputType],
      required: true,
      description: 'All its lines, as they are to be now.',
    }),
  }),
})

const OfferPayload = builder.objectRef<{ offerId: string }>('OfferPayload').implement({
  description: 'The offer as it is now.',
  fields: t => ({
    offer: t.prismaField({
      type: 'Offer',
      description: 'The offer.',
      resolve: (query, { offerId }, _args, { db, viewer }) =>
        db.prisma.offer.findFirstOrThrow({ ...query, where: { id: offerId, AND: [visibleOffers(viewer)] } }),
    }),
  }),
})

type LineArgs = typeof OfferLineInputType.$inferInput
const readLines = (lines: readonly LineArgs[]) =>
  lines.map(line => ({ ...line, requestedPartId: line.requestedPartId.id }))

const REFUSALS = [...COMMON_REFUSALS, WrongState]

builder.mutationFields(t => ({
  makeOffer: t.field({
    type: OfferPayload,
    description: 'Quotes one or several parts of a request. Approved providers, once per request.',
    authScopes: { approvedProvider: true },
    errors: { types: [...REFUSALS, RateLimited, OfferExists] },
    args: { input: t.arg({ type: MakeOfferInput, required: true, description: 'The offer.' }) },
    resolve: (_root, { input: { requestId, lines } }, ctx) =>
      makeOffer(ctx, parseInput(makeOfferInput, { requestId: requestId.id, lines: readLines(lines) })),
  }),
  reviseOffer: t.field({
    type: OfferPayload,
    description: 'Writes a new version of one’s own offer; who accepted the old one must accept again.',
    authScopes: { approvedProvider: true },
    errors: { types: [...REFUSALS, RateLimited, OfferChanged] },
    args: { input: t.arg({ type: ReviseOfferInput, required: true, description: 'The new version.' }) },
    resolve: (_root, { input: { offerId, lines, versionNumber } }, ctx) =>
      reviseOffer(
        ctx,
        parseInput(reviseOfferInput, { offerId: offerId.id, versionNumber, lines: readLines(lines) }),
      ),
  }),
  withdrawOffer: t.field({
    type: OfferPayload,
    description: 'Takes one’s own pending offer back.',
    authScopes: { approvedProvider: true },
    errors: { types: REFUSALS },
    args: { id: t.arg.globalID({ required: true, description: 'The Offer.' }) },
    resolve: (_root, { id }, ctx) => withdrawOffer(ctx, id.id),
  }),
  rejectOffer: t.field({
    type: OfferPayload,
    description: 'Says no to a pending offer on one’s own request.',
    authScopes: { buyer: true },
    errors: { types: REFUSALS },
    args: { id: t.arg.globalID({ required: true, description: 'The Offer.' }) },
    resolve: (_root, { id }, ctx) => rejectOffer(ctx, id.id),
  }),
}))

builder.subscriptionField('offerUpdated', t =>
  t.prismaField({
    type: 'Offer',
    nullable: true,
    description:
      'Each offer that is made, revised or moved: a buyer hears of those on own requests, a provider of its own. Null when it is no longer visible.',
    authScopes: { account: true },
    subscribe: (_root, _args, { viewer, news }) =>
      news.subscribe(offersTopic(requireAccount(viewer).accountId)),
    resolve: (query, notice: Notice, _args, { viewer, db }) => {
      const where = { id: String(notice.data.offerId), AND: [visibleOffers(viewer)] }
      return readOnce(notice, { query, where }, () => db.prisma.offer.findFirst({ ...query, where }))
    },
  }),
)
