import { DeliveryTime, type Department, OfferState, PartCondition } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { readOnce } from '../../graphql/news.ts'
import { COMMON_REFUSALS, registerRefusal } from '../../graphql/refusals.ts'
import { ViewerActionType, viewerAction } from '../../graphql/viewerAction.ts'
import { parseInput } from '../../platform/input.ts'
import type { Notice } from '../../platform/news.ts'
import { WrongState } from '../../platform/refusal.ts'
import { DepartmentEnum } from '../accounts/account.schema.ts'
import { isAdmin, requireAccount } from '../accounts/viewer.ts'
import { OfferChanged, OfferExists } from './offer.errors.ts'
import { offersTopic } from './offer.events.ts'
import { makeOfferInput, reviseOfferInput } from './offer.input.ts'
import { offerLifecycle, stateAt } from './offer.lifecycle.ts'
import { makeOffer, rejectOffer, reviseOffer, withdrawOffer } from './offer.operations.ts'
import { isOwnOffer, visibleOffers } from './offer.policy.ts'
import { COMMISSION_BPS, commissionOf, DEPOSIT_BPS, depositOf } from './salesTerms.ts'

export const OfferStateEnum = describedEnum('OfferState', OfferState, 'Where an offer stands.', {
  PENDING: 'Waits for the buyer.',
  ACCEPTED: 'Paid.',
  REJECTED: 'The buyer said no, or another offer won the same parts.',
  WITHDRAWN: 'The provider took it back.',
  EXPIRED: 'Its deadline passed.',
})
export const PartConditionEnum = describedEnum('PartCondition', PartCondition, 'What an offered part is.', {
  NEW: 'Unused.',
  USED: 'Taken from another car.',
  REMANUFACTURED: 'Rebuilt.',
})
export const DeliveryTimeEnum = describedEnum(
  'DeliveryTime',
  DeliveryTime,
  'How soon a part can be had, soonest first.',
  {
    IMMEDIATE: 'At once.',
    DAYS_1_3: 'In 1 to 3 days.',
    WEEKS_1_2: 'In 1 to 2 weeks.',
    OVER_2_WEEKS: 'In more than 2 weeks.',
  },
)

registerRefusal(OfferExists, 'This provider has an offer on this request already; revise that one.')
registerRefusal(OfferChanged, 'The offer was revised after it was read.')

const providerSide = 'The provider who made it and the admin; null for others.'

export const OfferLineType = builder.prismaNode('OfferLine', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'What one requested part costs in one version of an offer. Frozen.',
  findUnique: (id, { viewer }) => ({ id, AND: [{ version: { offer: visibleOffers(viewer) } }] }),
  fields: t => ({
    requestedPart: t.relation('requestedPart', { description: 'The part it is for.' }),
    price: t.expose('priceCentesimos', {
      type: 'Centesimos',
      description: 'Price of the whole quantity, taxes included, in centésimos.',
    }),
    condition: t.expose('condition', { type: PartConditionEnum, description: 'What the part is.' }),
    deliveryTime: t.expose('deliveryTime', {
      type: DeliveryTimeEnum,
      description: 'How soon it can be had.',
    }),
    validUntil: t.expose('validUntil', { type: 'DateTime', description: 'Until when the price binds.' }),
    warrantyDays: t.exposeInt('warrantyDays', {
      nullable: true,
      description: 'Days of warranty; null without.',
    }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'The provider’s words; null without.',
    }),
    commission: t.field({
      type: 'Centesimos',
      nullable: true,
      description: `What Tuerca keeps if it is sold, in centésimos. ${providerSide}`,
      select: {
        priceCentesimos: true,
        condition: true,
        version: { select: { offer: { select: { providerId: true } } } },
      },
      resolve: (line, _args, { viewer }) =>
        isAdmin(viewer) || isOwnOffer(viewer, line.version.offer) ? commissionOf(line) : null,
    }),
  }),
})

export const OfferVersionType = builder.prismaNode('OfferVersion', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'What an offer said at one moment. Frozen: a revision is a new version.',
  findUnique: (id, { viewer }) => ({ id, AND: [{ offer: visibleOffers(viewer) }] }),
  fields: t => ({
    number: t.exposeInt('number', { description: 'Counts from 1.' }),
    total: t.expose('totalCentesimos', {
      type: 'Centesimos',
      description: 'Sum of its lines, in centésimos.',
    }),
    deposit: t.field({
      type: 'Centesimos',
      nullable: true,
      description:
        'What the reservation of 15 % takes now, in centésimos; null when it is too small for a card payment.',
      select: { totalCentesimos: true },
      resolve: version => depositOf(version.totalCentesimos),
    }),
    deliveryTime: t.expose('deliveryTime', {
      type: DeliveryTimeEnum,
      description: 'The slowest of its lines.',
    }),
    warrantyDays: t.exposeInt('warrantyDays', {
      description: 'The shortest of its lines in days; 0 when one has none.',
    }),
    validUntil: t.expose('validUntil', {
      type: 'DateTime',
      description: 'The earliest deadline of its lines.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    lines: t.relation('lines', {
      description: 'The parts it quotes, in the request’s order; at most 20.',
      // Most requests ask for one part or two.
      complexity: { multiplier: 3 },
      query: { orderBy: { position: 'asc' } },
    }),
  }),
})

interface Seller {
  readonly department: Department
  readonly name: string | null
}

const OfferSellerType = builder.objectRef<Seller>('OfferSeller').implement({
  description:
    'Who sells, as far as the viewer may know. It has no id: before payment nobody can tell two offers’ sellers apart.',
  fields: t => ({
    name: t.exposeString('name', {
      nullable: true,
      description:
        'Name of the business: the provider itself, the admin, and the buyer once this offer is paid; null before (‘Oculto hasta el pago’).',
    }),
    department: t.expose('department', { type: DepartmentEnum, description: 'Where the seller is.' }),
  }),
})

export const OfferType = builder.prismaNode('Offer', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description:
    'A provider’s answer to a request. Seen by the provider who made it, the request’s buyer and the admin.',
  select: { id: true, state: true, providerId: true },
  findUnique: (id, { viewer }) => ({ id, AND: [visibleOffers(viewer)] }),
  fields: t => ({
    state: t.field({
      type: OfferStateEnum,
      description: 'Where it stands at this moment.',
      select: { currentVersion: { select: { validUntil: true } } },
      resolve: (offer, _args, { clock }) =>
        stateAt({ state: offer.state, validUntil: offer.currentVersion.validUntil }, clock.now()),
    }),
    currentVersion: t.relation('currentVersion', { description: 'What it says now.' }),
    request: t.relation('request', { description: 'The request it answers.' }),
    seller: t.field({
      type: OfferSellerType,
      description: 'Who sells.',
      select: {
        provider: { select: { companyName: true, account: { select: { department: true } } } },
        order: { select: { buyerId: true } },
      },
      resolve: ({ provider, providerId, order }, _args, { viewer }) => {
        const paid = viewer.kind === 'account' && order?.buyerId === viewer.accountId
        const known = paid || isAdmin(viewer) || isOwnOffer(viewer, { providerId })
        return { department: provider.account.department, name: known ? provider.companyName : null }
      },
    }),
    viewerActions: t.field({
      type: [ViewerActionType],
      description:
        'What the viewer may do with it now: ACCEPT and REJECT for the buyer, REVISE and WITHDRAW for its provider.',
      complexity: { multiplier: 2 },
      select: {
        request: { select: { buyerId: true, state: true } },
        currentVersion: { select: { validUntil: true } },
      },
      resolve: ({ state, providerId, currentVersion, request }, _args, { viewer, clock }) => {
        const now = stateAt({ state, validUntil: currentVersion.validUntil }, clock.now())
        const because = offerLifecycle.because[now]
        if (viewer.kind !== 'account') return []
        if (request.buyerId === viewer.accountId) {
          return [
            viewerAction('ACCEPT', now === 'PENDING', because),
            viewerAction('REJECT', offerLifecycle.next(now, 'reject', 'buyer') !== null, because),
          ]
        }
        if (!isOwnOffer(viewer, { providerId })) return []
        const open = request.state === 'ANSWERED'
        return [
          viewerAction('REVISE', open && offerLifecycle.next(now, 'revise', 'provider') !== null, because),
          viewerAction('WITHDRAW', offerLifecycle.next(now, 'withdraw', 'provider') !== null, because),
        ]
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was first sent.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
})

const CommissionRateType = builder
  .objectRef<{ condition: PartCondition; bps: number }>('CommissionRate')
  .implement({
    description: 'What a provider pays on a completed sale.',
    fields: t => ({
      condition: t.expose('condition', { type: PartConditionEnum, description: 'Of the part sold.' }),
      bps: t.exposeInt('bps', { description: 'Basis points of the price, taxes included: 900 is 9 %.' }),
    }),
  })

const SalesTermsType = builder.objectRef<object>('SalesTerms').implement({
  description: 'The terms every sale is made on.',
  fields: t => ({
    commissions: t.field({
      type: [CommissionRateType],
      description: 'One per condition.',
      resolve: () =>
        Object.values(PartCondition).map(condition => ({ condition, bps: COMMISSION_BPS[condition] })),
    }),
    depositBps: t.int({
      description: 'What a reservation takes now, in basis points: 1500 is 15 %.',
      resolve: () => DEPOSIT_BPS,
    }),
  }),
})

builder.queryField('salesTerms', t =>
  t.field({
    type: SalesTermsType,
    description: 'Commission and reservation rates. Everybody.',
    authScopes: { public: true },
    resolve: () => ({}),
  }),
)

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
  lines.map(({ requestedPartId, price, ...line }) => ({
    ...line,
    requestedPartId: requestedPartId.id,
    priceCentesimos: price,
  }))

const REFUSALS = [...COMMON_REFUSALS, WrongState]

builder.mutationFields(t => ({
  makeOffer: t.field({
    type: OfferPayload,
    description: 'Quotes one or several parts of a request. Approved providers, once per request.',
    authScopes: { approvedProvider: true },
    errors: { types: [...REFUSALS, OfferExists] },
    args: { input: t.arg({ type: MakeOfferInput, required: true, description: 'The offer.' }) },
    resolve: (_root, { input: { requestId, lines } }, ctx) =>
      makeOffer(ctx, parseInput(makeOfferInput, { requestId: requestId.id, lines: readLines(lines) })),
  }),
  reviseOffer: t.field({
    type: OfferPayload,
    description: 'Writes a new version of one’s own offer; who accepted the old one must accept again.',
    authScopes: { approvedProvider: true },
    errors: { types: [...REFUSALS, OfferChanged] },
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
