import { type ProviderStatus, Urgency } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { StatusType } from '../../graphql/status.ts'
import { ViewerActionType, viewerAction } from '../../graphql/viewerAction.ts'
import { DepartmentEnum } from '../accounts/account.schema.ts'
import { Payable } from '../purchases/payable.schema.ts'
import { PartCategoryEnum } from '../vehicles/categories.schema.ts'
import {
  accountOf,
  isAdmin,
  isApprovedProvider,
  isProvider,
  SUSPENDED_WORDS,
  type Viewer,
} from '../viewer.ts'
import { MAX_EXTENSIONS } from './editing/requestChanges.ts'
import { ownerActions } from './editing/requestEdit.schema.ts'
import { isProvenFeedKey } from './feed/feedKeys.ts'
import { hasUnsoldOffer } from './feed/quotedRequests.ts'
import { reachedProviders } from './feed/reachedProviders.ts'
import { type NotifiedProviders, notifiedProviders } from './feed/requestAlerts.ts'
import { discloseRequestContact, type RequestContact } from './feed/requestContact.operations.ts'
import { partRequestLifecycle, stateAt } from './request.lifecycle.ts'
import { isOpenRequest, isOwnRequest, readsDetails, seesAsOwner, visibleRequests } from './request.policy.ts'
import {
  PartRequestStateEnum,
  RequestOriginEnum,
  UrgencyEnum,
  WantedConditionEnum,
} from './requestEnums.schema.ts'
import { PRICE_SET, requestStatus } from './requestStatus.ts'
import './asking/requestFile.schema.ts'

/** The suffix for fields that providers lose when its owner deletes it. */
const NOT_DELETED = ', and for providers once its owner deleted it.'

export const RequestedPartType = builder.prismaNode('RequestedPart', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'A part of a request. Viewers of the request.',
  // Without `select` its columns are read together: a list of parts costs a third less, and none is confidential.
  findUnique: (id, { viewer }) => ({ id, AND: [{ request: visibleRequests(viewer) }] }),
  fields: t => ({
    position: t.exposeInt('position', { description: 'Position in the request, from 0.' }),
    description: t.exposeString('description', {
      description: 'Description of the part, in the buyer’s words.',
    }),
    category: t.expose('category', {
      type: PartCategoryEnum,
      nullable: true,
      description: 'Category; null when not given.',
    }),
    condition: t.expose('condition', { type: WantedConditionEnum, description: 'The condition wanted.' }),
    quantity: t.exposeInt('quantity', { description: 'Quantity, from 1.' }),
    urgency: t.expose('urgency', { type: UrgencyEnum, description: 'Urgency of the part.' }),
    partNumber: t.exposeString('partNumber', {
      nullable: true,
      description: 'The maker’s number; null when not known.',
    }),
    comments: t.string({
      extensions: { maxLength: 1000 },
      nullable: true,
      description: `More about it; null without${NOT_DELETED}`,
      select: { comments: true, request: { select: { deletedAt: true } } },
      resolve: ({ comments, request }, _args, { viewer }) =>
        readsDetails(viewer, request) ? comments : null,
    }),
    isOpen: t.boolean({
      description: 'True while it can be quoted and bought: no order supplies it.',
      resolve: ({ orderId }) => orderId === null,
    }),
  }),
})

const NotifiedProvidersType = builder.objectRef<NotifiedProviders>('NotifiedProviders').implement({
  description: 'The providers that were notified of a request.',
  fields: t => ({
    count: t.exposeInt('count', { description: 'All of them; 0 until the notices are out.' }),
    openNow: t.exposeInt('openNow', {
      description:
        'Notified providers whose opening hours include this moment; a provider without hours is not counted.',
    }),
    quotingNow: t.exposeInt('quotingNow', {
      description:
        'Notified providers that have the form of an offer open, or opened it in the last 15 minutes.',
    }),
  }),
})

const RequestContactType = builder.objectRef<RequestContact>('RequestContact').implement({
  description:
    'The contact as the buyer wrote it. The owner and the admin; each view by the admin is logged.',
  fields: t => ({
    name: t.exposeString('name', { nullable: true, description: 'The person’s name; null when not given.' }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'E-mail address, lower case; not necessarily verified; null when not given.',
    }),
    phone: t.exposeString('phone', {
      nullable: true,
      description: 'Phone number in E.164; null when not given.',
    }),
  }),
})

/** The owner or the guest of the link, and the admin. */
const isItsAffair = (viewer: Viewer, request: { id: string; buyerId: string | null }) =>
  seesAsOwner(viewer, request) || isAdmin(viewer)

// The same arguments everywhere, so that all of it is one read.
const IN_ORDER = { orderBy: { position: 'asc' } } as const
/** The relation that a state depends on after the deadline. */
const BOUGHT_PARTS = { parts: { ...IN_ORDER, select: { orderId: true } } } as const
const ONLY_APPROVED = 'Esto lo hace un proveedor aprobado.'
const WHY_NOT_OFFER: Readonly<Partial<Record<ProviderStatus, string>>> = {
  PENDING: 'Tu cuenta está en revisión. Cuando la aprobemos vas a poder ofertar.',
  SUSPENDED: SUSPENDED_WORDS,
}
const LEAST_FIRST = Object.values(Urgency)

export const PartRequestType = builder.prismaNode('PartRequest', {
  nullable: true,
  interfaces: [Payable],
  id: { field: 'id', description: 'Global id.' },
  description:
    'A request of a buyer or visitor: a vehicle and its parts. Seen by its owner, providers waiting for or with approval, and the admin.',
  select: { id: true, buyerId: true, state: true, expiresAt: true, deletedAt: true },
  findUnique: (id, { viewer }) => ({ id, AND: [visibleRequests(viewer)] }),
  fields: t => ({
    shortId: t.string({
      description: 'The last 8 characters of its id, for people.',
      resolve: request => request.id.slice(-8).toUpperCase(),
    }),
    origin: t.expose('origin', { type: RequestOriginEnum, description: 'The channel of the request.' }),
    state: t.field({
      type: PartRequestStateEnum,
      description: 'The state at this moment.',
      select: BOUGHT_PARTS,
      resolve: (request, _args, { clock }) => stateAt(request, clock.now()),
    }),
    status: t.field({
      type: StatusType,
      description: 'The same in words; for its buyer and the admin also that its contacts have a price.',
      select: {
        origin: true,
        sentAt: true,
        unlockPriceCentesimos: true,
        contactUnlock: { select: { requestId: true } },
        ...BOUGHT_PARTS,
      },
      resolve: (request, _args, { clock, viewer }) => {
        const state = stateAt(request, clock.now())
        const isPriced = request.unlockPriceCentesimos !== null && !request.contactUnlock
        const readsPrice = isAdmin(viewer) || isOwnRequest(viewer, request)
        return isPriced && readsPrice && (state === 'OPEN' || state === 'ANSWERED')
          ? PRICE_SET
          : requestStatus(state, request.origin, request.sentAt !== null)
      },
    }),
    brand: t.exposeString('brand', { description: 'Make of the vehicle.' }),
    model: t.exposeString('model', { description: 'Model of the vehicle.' }),
    year: t.exposeInt('year', { description: 'Model year, from 1980.' }),
    engine: t.exposeString('engine', { nullable: true, description: 'Engine; null when not given.' }),
    version: t.exposeString('version', { nullable: true, description: 'Trim; null when not given.' }),
    vin: t.string({
      nullable: true,
      description: `VIN or chassis number, 5 to 17 capitals and digits, not verified; null when not given${NOT_DELETED}`,
      select: { vin: true },
      resolve: (request, _args, { viewer }) => (readsDetails(viewer, request) ? request.vin : null),
    }),
    mileageKm: t.int({
      nullable: true,
      description: `Kilometres driven; null when not given${NOT_DELETED}`,
      select: { mileageKm: true },
      resolve: (request, _args, { viewer }) => (readsDetails(viewer, request) ? request.mileageKm : null),
    }),
    description: t.string({
      extensions: { maxLength: 2000 },
      nullable: true,
      description: `The problem or the wish, in the buyer’s words; null without${NOT_DELETED}`,
      select: { description: true },
      resolve: (request, _args, { viewer }) => (readsDetails(viewer, request) ? request.description : null),
    }),
    department: t.expose('department', { type: DepartmentEnum, description: 'Department of the need.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description:
        'Until when it takes offers; while nobody has confirmed it, until when it can be confirmed.',
    }),
    sentAt: t.expose('sentAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When providers began to see it; null until a visitor’s request is confirmed.',
    }),
    isContactProven: t.boolean({
      description:
        'True when an account, a confirmed e-mail or its own WhatsApp leads to its owner; false for a typed phone: providers see it after the others.',
      select: { feedKey: true },
      resolve: ({ feedKey }) => isProvenFeedKey(feedKey),
    }),
    firstOfferAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When its first offer came. Its owner and the admin; null for others and before.',
      select: { firstOfferAt: true },
      resolve: (request, _args, { viewer }) => (isItsAffair(viewer, request) ? request.firstOfferAt : null),
    }),
    cancelReason: t.field({
      type: 'String',
      nullable: true,
      description:
        'Why its owner took it back, up to 300 characters. Its owner and the admin; null for others.',
      select: { cancelReason: true },
      resolve: (request, _args, { viewer }) => (isItsAffair(viewer, request) ? request.cancelReason : null),
    }),
    deletedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When its owner deleted it, which can be taken back for 30 days. Its owner and the admin; null for others.',
      resolve: (request, _args, { viewer }) => (isItsAffair(viewer, request) ? request.deletedAt : null),
    }),
    revision: t.exposeInt('revision', {
      description: 'Grows with each change by its owner, who names it to edit.',
    }),
    extensionsLeft: t.int({
      nullable: true,
      description: 'Number of extensions by 30 days left. Its owner and the admin; null for others.',
      select: { extensions: true },
      resolve: (request, _args, { viewer }) =>
        isItsAffair(viewer, request) ? MAX_EXTENSIONS - request.extensions : null,
    }),
    edits: t.relation('edits', {
      description: 'The owner’s changes after it was sent, the oldest first, at most 50.',
      extensions: { atMost: 50 },
      query: { orderBy: { id: 'asc' } },
    }),
    urgency: t.field({
      type: UrgencyEnum,
      description: 'The highest of its parts.',
      select: { parts: { ...IN_ORDER, select: { urgency: true } } },
      resolve: ({ parts }) =>
        LEAST_FIRST[Math.max(0, ...parts.map(({ urgency }) => LEAST_FIRST.indexOf(urgency)))] ?? 'LOW',
    }),
    parts: t.relation('parts', {
      description: 'The parts, at least one and at most 20.',
      query: IN_ORDER,
    }),
    mainPart: t.field({
      type: RequestedPartType,
      description: 'The first of its parts.',
      select: (_args, _ctx, nestedSelection) => ({ parts: nestedSelection(IN_ORDER) }),
      resolve: ({ id, parts: [first] }) => {
        if (first) return first
        throw new Error(`request ${id} has no parts`)
      },
    }),
    files: t.relation('files', {
      description: 'Photos and video, at most 6.',
      extensions: { atMost: 6 },
      query: IN_ORDER,
    }),
    photoCount: t.int({
      description: 'Number of photos.',
      select: { files: { ...IN_ORDER, select: { kind: true } } },
      resolve: ({ files }) => files.filter(({ kind }) => kind === 'IMAGE').length,
    }),
    hasVideo: t.boolean({
      description: 'True when it has a video.',
      select: { files: { ...IN_ORDER, select: { kind: true } } },
      resolve: ({ files }) => files.some(({ kind }) => kind === 'VIDEO'),
    }),
    contact: t.field({
      type: RequestContactType,
      nullable: true,
      description:
        'The contact. The owner and the admin (logged); null for others: the provider who was paid reads it from the order.',
      select: { contactName: true, contactEmail: true, contactPhone: true },
      resolve: (request, _args, ctx) => discloseRequestContact(ctx, request),
    }),
    reachedProviders: t.int({
      nullable: true,
      description:
        'Number of providers who see it among the requests they may quote: the approved ones, at this moment. Its owner and the admin; null for others and once it accepts no offers.',
      select: { state: true, expiresAt: true, sentAt: true, feedKey: true },
      resolve: (request, _args, ctx) => {
        const mayKnow = isItsAffair(ctx.viewer, request)
        if (!mayKnow || !isOpenRequest(request, ctx.clock.now())) return null
        const isListed = ctx.settings.takesUnprovenRequests || isProvenFeedKey(request.feedKey)
        return isListed ? reachedProviders(ctx, request.id) : 0
      },
    }),
    notifiedProviders: t.field({
      type: NotifiedProvidersType,
      nullable: true,
      description:
        'The providers that were notified of it, because their profiles match. Whoever sees the request; null once it accepts no offers.',
      select: { state: true, expiresAt: true, sentAt: true },
      resolve: (request, _args, ctx) =>
        isOpenRequest(request, ctx.clock.now()) ? notifiedProviders(ctx, request.id) : null,
    }),
    isMine: t.boolean({
      description: 'True when the viewer is its owner.',
      resolve: (request, _args, { viewer }) => isOwnRequest(viewer, request),
    }),
    viewerActions: t.field({
      type: [ViewerActionType],
      extensions: { atMost: 8 },
      description:
        'The viewer’s actions on it now: CANCEL, CONFIRM, EDIT, ADD, EXTEND, COPY, DELETE and RESTORE for its owner, OFFER for providers.',
      select: {
        firstOfferAt: true,
        extensions: true,
        sentAt: true,
        deletedAt: true,
        erasedAt: true,
        contactEmail: true,
        ...BOUGHT_PARTS,
      },
      resolve: async (request, _args, { viewer, clock, db }) => {
        const state = stateAt(request, clock.now())
        const because = partRequestLifecycle.because[state]
        const account = accountOf(viewer)
        if (account && isOwnRequest(viewer, request)) return ownerActions(request, account.email, clock.now())
        if (!isProvider(viewer)) return []
        if (!isApprovedProvider(viewer)) {
          return [viewerAction('OFFER', false, WHY_NOT_OFFER[viewer.provider.status] ?? ONLY_APPROVED)]
        }
        if (state !== 'OPEN' && state !== 'ANSWERED') return [viewerAction('OFFER', false, because)]
        const isOffering = await hasUnsoldOffer(db.prisma, viewer, request.id)
        return [
          viewerAction(
            'OFFER',
            !isOffering,
            'Ya enviaste una oferta para este pedido. Podés editarla en Ofertas.',
          ),
        ]
      },
    }),
  }),
})

builder.prismaObjectFields('Account', t => ({
  requests: t.relatedConnection('requests', {
    cursor: 'id',
    totalCount: true,
    description: 'The requests of this account, newest first. Itself and the admin.',
    args: {
      states: t.arg({ type: [PartRequestStateEnum], description: 'Only these states; all when left out.' }),
      deleted: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Those that were deleted and can still be restored, instead of the others.',
      }),
    },
    query: ({ states, deleted }, { viewer }) => ({
      where: {
        AND: [visibleRequests(viewer), ...(states ? [{ state: { in: states } }] : [])],
        ...(deleted ? { deletedAt: { not: null }, erasedAt: null } : { deletedAt: null }),
      },
      orderBy: { id: 'desc' },
    }),
  }),
}))
