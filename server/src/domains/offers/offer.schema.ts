import { durationWords } from '../../common/durationWords.ts'
import type { Department, OfferState, ProviderStatus } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { StatusType } from '../../graphql/status.ts'
import { type ViewerAction, ViewerActionType, viewerAction } from '../../graphql/viewerAction.ts'
import { DepartmentEnum } from '../accounts/account.schema.ts'
import { RATING_COLUMNS, type RatingCounters, ratingOf } from '../accounts/profiles/providerRating.ts'
import { Payable } from '../purchases/payable.schema.ts'
import type { Seller } from '../purchases/paymentTerms.ts'
import { partRequestLifecycle, stateAt as requestStateAt } from '../requests/request.lifecycle.ts'
import { isOpenRequest, seesAsOwner } from '../requests/request.policy.ts'
import { AttachedFileType } from '../uploads/attachedFile.schema.ts'
import { isAccount, isAdmin, type Viewer } from '../viewer.ts'
import { PARTLY_BOUGHT } from './offer.errors.ts'
import { MAX_OFFER_FILES } from './offer.input.ts'
import { offerLifecycle, stateAt } from './offer.lifecycle.ts'
import { isOwnOffer, visibleOffers } from './offer.policy.ts'
import type { OpenTerms } from './offerComparison.ts'
import {
  DeliveryTimeEnum,
  FitBasisEnum,
  OfferRejectReasonEnum,
  OfferStateEnum,
  PartConditionEnum,
  ShippingChargeEnum,
} from './offerEnums.schema.ts'
import { ASKED_ORDER, whyNotAnswer, whyNotAsk } from './offerQuestion.policy.ts'
import { SHIPPING, shippingWords } from './offerShipping.ts'
import { OFFER_STATUS } from './offerStatus.ts'
import { TermsType } from './offerTerms.schema.ts'
import { priceWords, termsOf } from './offerTerms.ts'
import { commissionOf, depositOf } from './orderTerms.ts'
import { quotingMinutes } from './quotingTime.ts'

const providerSide = 'The provider who made it and the admin; null for others.'

export const OfferLineType = builder.prismaNode('OfferLine', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'The quote for one requested part in one version of an offer. Frozen.',
  findUnique: (id, { viewer }) => ({ id, AND: [{ version: { offer: visibleOffers(viewer) } }] }),
  fields: t => ({
    requestedPart: t.relation('requestedPart', { description: 'The quoted part.' }),
    price: t.expose('priceCentesimos', {
      type: 'Centesimos',
      description: 'Price of the whole quantity, taxes included, in centésimos.',
    }),
    listPrice: t.field({
      type: 'Centesimos',
      description: 'Price before the discount of a registered customer, in centésimos; `price` without one.',
      select: { priceCentesimos: true, discountCentesimos: true },
      resolve: line => line.priceCentesimos + line.discountCentesimos,
    }),
    priceWords: t.string({
      description:
        'Price for people: ‘$ 640 por las 2 unidades ($ 320 c/u)’, or the price alone for one; with the percentage of a discount.',
      select: {
        priceCentesimos: true,
        requestedPart: { select: { quantity: true } },
        version: { select: { discountBps: true } },
      },
      resolve: ({ priceCentesimos, requestedPart: { quantity }, version: { discountBps } }) =>
        priceWords({ priceCentesimos, quantity, discountBps }),
    }),
    condition: t.expose('condition', { type: PartConditionEnum, description: 'Condition of the part.' }),
    deliveryTime: t.expose('deliveryTime', {
      type: DeliveryTimeEnum,
      description: 'Time until delivery.',
    }),
    validUntil: t.expose('validUntil', { type: 'DateTime', description: 'Expiry of the price.' }),
    warrantyDays: t.exposeInt('warrantyDays', {
      nullable: true,
      description: 'Days of warranty; null without.',
    }),
    fitBasis: t.expose('fitBasis', {
      type: FitBasisEnum,
      nullable: true,
      description: 'How the provider knows that it fits; null when the provider does not say.',
    }),
    description: t.exposeString('description', {
      extensions: { maxLength: 1000 },
      nullable: true,
      description: 'The provider’s text; null without.',
    }),
    commission: t.field({
      type: 'Centesimos',
      nullable: true,
      description: `Tuerca's commission if it is sold, in centésimos. ${providerSide}`,
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
  description: 'Content of an offer at one moment. Frozen: a revision is a new version.',
  findUnique: (id, { viewer }) => ({ id, AND: [{ offer: visibleOffers(viewer) }] }),
  fields: t => ({
    number: t.exposeInt('number', { description: 'Counts from 1.' }),
    total: t.expose('totalCentesimos', {
      type: 'Centesimos',
      description: 'Sum of its lines and its shipping, in centésimos.',
    }),
    shippingCharge: t.expose('shippingCharge', {
      type: ShippingChargeEnum,
      description: 'How its delivery is charged.',
    }),
    shipping: t.expose('shippingCentesimos', {
      type: 'Centesimos',
      description: 'Price of its delivery, part of the total, in centésimos; 0 without an amount.',
    }),
    shippingWords: t.string({
      description: 'Cost of its delivery for people: ‘A coordinar’, ‘$ 250, incluido en el total’.',
      select: SHIPPING,
      resolve: version => shippingWords(version),
    }),
    discountBps: t.exposeInt('discountBps', {
      nullable: true,
      description:
        'Discount of a registered customer in its prices, in basis points: 1250 is 12.5 %; null without. Neither the provider nor the customer number is named.',
    }),
    deposit: t.field({
      type: 'Centesimos',
      nullable: true,
      description:
        'Amount of the 15 % reservation, in centésimos; null when it is too small for a card payment.',
      select: { totalCentesimos: true },
      resolve: version => depositOf(version.totalCentesimos),
    }),
    terms: t.field({
      type: TermsType,
      description: 'Terms of its parts, in words.',
      select: {
        lines: {
          orderBy: { position: 'asc' },
          select: {
            condition: true,
            deliveryTime: true,
            warrantyDays: true,
            fitBasis: true,
            requestedPart: { select: { description: true } },
          },
        },
      },
      resolve: ({ lines }) =>
        // The description alone: the requested part's condition is the wanted one, not the offered one.
        termsOf(lines.map(({ requestedPart: { description }, ...line }) => ({ ...line, description }))),
    }),
    validUntil: t.expose('validUntil', {
      type: 'DateTime',
      description: 'The earliest expiry of its lines.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    lines: t.relation('lines', {
      description: 'The quoted parts, in the request’s order; at most 20.',
      query: { orderBy: { position: 'asc' } },
    }),
    files: t.field({
      type: [AttachedFileType],
      extensions: { atMost: MAX_OFFER_FILES },
      description: 'Photos and videos of the parts, in order.',
      select: (_args, _ctx, nestedSelection) => ({
        files: { orderBy: { position: 'asc' }, select: { upload: nestedSelection() } },
      }),
      resolve: ({ files }) => files.map(({ upload }) => upload),
    }),
    cover: t.field({
      type: AttachedFileType,
      nullable: true,
      description: 'Its first photo, or its first video when it has no photo; null without files.',
      select: (_args, _ctx, nestedSelection) => ({
        files: {
          orderBy: [{ kind: 'asc' }, { position: 'asc' }],
          take: 1,
          select: { upload: nestedSelection() },
        },
      }),
      resolve: ({ files: [first] }) => first?.upload ?? null,
    }),
    fileCount: t.int({
      description: 'The number of its photos and videos.',
      select: { _count: { select: { files: true } } },
      resolve: ({ _count }) => _count.files,
    }),
  }),
})

export const OfferProviderType = builder.objectRef<Seller>('OfferProvider').implement({
  description: 'The seller, as far as the viewer may know, without an id, and without a name before payment.',
  fields: t => ({
    name: t.exposeString('name', {
      nullable: true,
      description:
        'Name of the business: the provider itself, the admin, and the buyer once this offer is paid; null before (‘Oculto hasta el pago’).',
    }),
    department: t.expose('department', { type: DepartmentEnum, description: 'Department of the provider.' }),
    isVerified: t.exposeBoolean('isVerified', {
      description: 'True when the team has approved the business.',
    }),
    quotingTime: t.string({
      nullable: true,
      description:
        'Median time from a request to its offer, over its newest 20 offers, in Spanish: ‘menos de 3 horas’. Null under five offers.',
      resolve: async ({ id }, _args, ctx) => {
        const minutes = await quotingMinutes(ctx, id)
        return minutes === null ? null : durationWords(minutes)
      },
    }),
  }),
})

/** Columns of the seller that `providerOf` reads. */
export const SELLER = {
  companyName: true,
  status: true,
  account: { select: { department: true } },
  ...RATING_COLUMNS,
} as const

interface OfferOfProvider {
  readonly providerId: string
  readonly provider: {
    readonly companyName: string
    readonly status: ProviderStatus
    readonly account: { readonly department: Department }
  } & RatingCounters
  readonly order: { readonly buyerId: string | null } | null
}

/** The seller, as far as the viewer may know. */
export function providerOf({ provider, providerId, order }: OfferOfProvider, viewer: Viewer): Seller {
  const paid = isAccount(viewer, order?.buyerId ?? null)
  const known = paid || isAdmin(viewer) || isOwnOffer(viewer, { providerId })
  return {
    id: providerId,
    isVerified: provider.status === 'APPROVED',
    department: provider.account.department,
    name: known ? provider.companyName : null,
    rating: ratingOf(provider),
  }
}

interface OfferToAccept {
  readonly state: OfferState
  readonly validUntil: Date
  readonly currentVersion: {
    readonly lines: readonly { readonly requestedPart: { readonly orderId: string | null } }[]
  }
}

/** The action of paying its open parts now. */
export function acceptAction(offer: OfferToAccept, at: Date): ViewerAction {
  const state = stateAt(offer, at)
  if (state !== 'PENDING') return viewerAction('ACCEPT', false, offerLifecycle.because[state])
  const isOpen = offer.currentVersion.lines.some(({ requestedPart }) => requestedPart.orderId === null)
  return viewerAction('ACCEPT', isOpen, PARTLY_BOUGHT)
}

const OpenTermsType = builder.objectRef<OpenTerms>('OpenTerms').implement({
  description: 'Figures of a pending offer for the open parts of its request.',
  fields: t => ({
    missingParts: t.exposeInt('missingParts', {
      description: 'Open parts without a quote; 0 for a complete offer.',
    }),
    total: t.expose('openTotalCentesimos', {
      type: 'Centesimos',
      description: 'Sum of its lines for open parts and its shipping, in centésimos.',
    }),
    deposit: t.field({
      type: 'Centesimos',
      nullable: true,
      description: 'The deposit for the open parts, in centésimos; null where only the whole is paid.',
      resolve: ({ openTotalCentesimos }) => depositOf(openTotalCentesimos),
    }),
  }),
})

export const OfferType = builder.prismaNode('Offer', {
  nullable: true,
  interfaces: [Payable],
  id: { field: 'id', description: 'Global id.' },
  description:
    'A provider’s answer to a request. Seen by the provider who made it, the request’s buyer and the admin.',
  select: { id: true, state: true, providerId: true },
  findUnique: (id, { viewer }) => ({ id, AND: [visibleOffers(viewer)] }),
  fields: t => ({
    state: t.field({
      type: OfferStateEnum,
      description: 'Current state of the review.',
      select: { validUntil: true },
      resolve: (offer, _args, { clock }) => stateAt(offer, clock.now()),
    }),
    status: t.field({
      type: StatusType,
      description: 'The state in words. The order of a paid offer has more.',
      select: { validUntil: true },
      resolve: (offer, _args, { clock }) => OFFER_STATUS[stateAt(offer, clock.now())],
    }),
    rejectReason: t.expose('rejectReason', {
      type: OfferRejectReasonEnum,
      nullable: true,
      description: 'Why the buyer rejected it; null without a reason and in other states.',
    }),
    currentVersion: t.relation('currentVersion', { description: 'Current version.' }),
    openTerms: t.field({
      type: OpenTermsType,
      nullable: true,
      description: 'Figures for the open parts; null unless it is pending.',
      select: {
        missingParts: true,
        openTotalCentesimos: true,
        openShippingCharge: true,
        openDeliveryTime: true,
        openWarrantyDays: true,
      },
      resolve: ({ state, ...offer }) => (state === 'PENDING' ? offer : null),
    }),
    request: t.relation('request', { description: 'The request it answers.' }),
    provider: t.field({
      type: OfferProviderType,
      description: 'The seller.',
      select: {
        provider: { select: SELLER },
        order: { select: { buyerId: true } },
      },
      resolve: (offer, _args, { viewer }) => providerOf(offer, viewer),
    }),
    viewerActions: t.field({
      type: [ViewerActionType],
      description:
        'Actions of the viewer now: ACCEPT, REJECT and ASK for the buyer, ASK alone by the link of the request; REVISE, WITHDRAW and ANSWER for its provider.',
      extensions: { atMost: 4 },
      select: {
        validUntil: true,
        questions: { ...ASKED_ORDER, select: { answer: true } },
        request: {
          select: {
            id: true,
            buyerId: true,
            state: true,
            sentAt: true,
            expiresAt: true,
            parts: { orderBy: { position: 'asc' }, select: { orderId: true } },
          },
        },
        currentVersion: {
          select: {
            lines: { orderBy: { position: 'asc' }, select: { requestedPart: { select: { orderId: true } } } },
          },
        },
      },
      resolve: (offer, _args, { viewer, clock }) => {
        const { providerId, request, questions } = offer
        const now = stateAt(offer, clock.now())
        const because = offerLifecycle.because[now]
        const noQuestion = whyNotAsk(now, questions)
        const ask = viewerAction('ASK', noQuestion === null, noQuestion ?? '')
        if (isAccount(viewer, request.buyerId)) {
          return [
            acceptAction(offer, clock.now()),
            viewerAction('REJECT', offerLifecycle.next(now, 'reject', 'buyer') !== null, because),
            ask,
          ]
        }
        if (seesAsOwner(viewer, request)) return [ask]
        if (!isOwnOffer(viewer, { providerId })) return []
        const mayRevise = offerLifecycle.next(now, 'revise', 'provider') !== null
        const isOpen = isOpenRequest(request, clock.now())
        const noAnswer = whyNotAnswer(now, questions)
        const whyNot = mayRevise
          ? partRequestLifecycle.because[requestStateAt(request, clock.now())]
          : because
        return [
          viewerAction('REVISE', mayRevise && isOpen, whyNot),
          viewerAction('WITHDRAW', offerLifecycle.next(now, 'withdraw', 'provider') !== null, because),
          viewerAction('ANSWER', noAnswer === null, noAnswer ?? ''),
        ]
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was first sent.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
})
