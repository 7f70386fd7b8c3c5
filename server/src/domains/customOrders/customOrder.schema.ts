import { CustomOrderState } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { newsField } from '../../graphql/newsField.ts'
import { ViewerActionType, viewerAction } from '../../graphql/viewerAction.ts'
import { HOUR_MS, MINUTE_MS } from '../../platform/clock.ts'
import { NotFound } from '../../platform/refusal.ts'
import { containsEachWord } from '../../platform/search.ts'
import { DeliveryTimeEnum, PartConditionEnum } from '../offers/offerEnums.schema.ts'
import { ofPartsArgs, Payable, PaymentTermsType, partsOf } from '../purchases/payable.schema.ts'
import { grantedId, NOTHING, requireAccount } from '../viewer.ts'
import { customOrdersTopic, followedCustomOrderTopic } from './customOrder.events.ts'
import { MAX_FILES } from './customOrder.input.ts'
import { customOrderLifecycle, stateAt } from './customOrder.lifecycle.ts'
import { isOwnCustomOrder, visibleCustomOrders } from './customOrder.policy.ts'
import { customOrderNumber, customOrderPath } from './customOrderLink.ts'
import { CUSTOM_ORDER_GONE } from './customOrderLock.ts'
import { HELD, REFUND, refundOf } from './customOrderRefund.ts'
import { customOrderTerms } from './customOrderTerms.ts'

const VIEWS_PER_ADDRESS = { name: 'custom-order-view', points: 30, perMs: MINUTE_MS }

export const CustomOrderStateEnum = describedEnum(
  'CustomOrderState',
  CustomOrderState,
  'Where a custom order stands.',
  {
    PENDING: 'It can be paid and edited.',
    PAID: 'Some of it or all of it is paid.',
    EXPIRED: 'Its time is over.',
  },
)

const ItemType = builder.prismaNode('CustomOrderItem', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'One thing that is quoted to a client. Seen as its custom order is.',
  findUnique: (id, { viewer }) => ({ id, AND: [{ version: { customOrder: visibleCustomOrders(viewer) } }] }),
  fields: t => ({
    name: t.exposeString('name', {
      extensions: { maxLength: 200 },
      description: 'Name of the item, up to 200 characters.',
    }),
    price: t.expose('priceCentesimos', { type: 'Centesimos', description: 'Its price in centésimos.' }),
    condition: t.expose('condition', { type: PartConditionEnum, description: 'Condition of the item.' }),
    deliveryTime: t.expose('deliveryTime', {
      type: DeliveryTimeEnum,
      description: 'Time until the item can be delivered.',
    }),
    warrantyDays: t.exposeInt('warrantyDays', {
      nullable: true,
      description: 'Days of warranty; null without.',
    }),
    description: t.exposeString('description', {
      extensions: { maxLength: 1000 },
      nullable: true,
      description: 'Free text about the item; null without.',
    }),
    isBought: t.boolean({
      description: 'True when the item was paid; the other items of a paid custom order lapse.',
      select: {
        chosen: { where: { item: { allocation: { outcome: 'ORDER' } } }, take: 1, select: { itemId: true } },
      },
      resolve: ({ chosen }) => chosen.length > 0,
    }),
    thumbnailUrl: t.string({
      nullable: true,
      extensions: { cost: 50 },
      description:
        'Address of its first photo in 320 × 320 pixels, valid for at least an hour; null without a photo.',
      select: {
        files: {
          where: { kind: 'IMAGE' },
          orderBy: { position: 'asc' },
          take: 1,
          select: { upload: { select: { previewKey: true } } },
        },
      },
      resolve: ({ files: [first] }, _args, { storage }) =>
        first?.upload.previewKey
          ? storage.signDownload(first.upload.previewKey, { expiresInMs: HOUR_MS })
          : null,
    }),
    files: t.relation('files', {
      extensions: { atMost: MAX_FILES },
      description: 'Its photos and videos, in order.',
      query: { orderBy: { position: 'asc' } },
    }),
  }),
})

const SellerType = builder
  .objectRef<{ companyName: string; email: string; phone: string }>('CustomOrderProvider')
  .implement({
    description: 'The provider of a custom order, as its client reads it.',
    fields: t => ({
      companyName: t.exposeString('companyName', { description: 'The business.' }),
      email: t.exposeString('email', { description: 'E-mail address.' }),
      phone: t.exposeString('phone', { description: 'Phone number in E.164.' }),
    }),
  })

builder.prismaNode('CustomOrder', {
  nullable: true,
  interfaces: [Payable],
  id: { field: 'id', description: 'Global id.' },
  description:
    'A quotation for a named client. Seen by its provider, by whoever holds its link, by the buyer of its order, and by the admin.',
  select: { id: true, state: true, expiresAt: true, providerId: true },
  findUnique: (id, { viewer }) => ({ id, AND: [visibleCustomOrders(viewer)] }),
  fields: t => ({
    number: t.string({
      description: 'Its number for people: 8 characters.',
      resolve: ({ id }, _args, { settings }) => customOrderNumber(settings, id),
    }),
    path: t.string({
      extensions: { secret: true },
      description: 'The path of its page on this site, which anybody who has it can read and pay.',
      resolve: ({ id }, _args, { settings }) => customOrderPath(settings, id),
    }),
    state: t.field({
      type: CustomOrderStateEnum,
      description: 'Where it stands now.',
      resolve: (order, _args, { clock }) => stateAt(order, clock.now()),
    }),
    clientName: t.exposeString('clientName', { description: 'Whom it is for.' }),
    clientEmail: t.exposeString('clientEmail', { description: 'E-mail address of the client.' }),
    clientPhone: t.exposeString('clientPhone', {
      nullable: true,
      description: 'Phone number of the client in E.164; null without.',
    }),
    notes: t.string({
      nullable: true,
      extensions: { maxLength: 2000 },
      description: 'Notes that the client reads above the items; null without.',
      select: { currentVersion: { select: { notes: true } } },
      resolve: ({ currentVersion }) => currentVersion.notes,
    }),
    version: t.int({
      description:
        'Changes with each edit; `editCustomOrder` and `startCheckout` name the one that was read.',
      select: { currentVersion: { select: { number: true } } },
      resolve: ({ currentVersion }) => currentVersion.number,
    }),
    total: t.field({
      type: 'Centesimos',
      description: 'The sum of its items, in centésimos.',
      select: { currentVersion: { select: { totalCentesimos: true } } },
      resolve: ({ currentVersion }) => currentVersion.totalCentesimos,
    }),
    paid: t.field({
      type: 'Centesimos',
      nullable: true,
      description: 'Amount paid for its bought items through Tuerca so far, in centésimos; null before.',
      select: { order: { select: { paidCentesimos: true } } },
      resolve: ({ order }) => order?.paidCentesimos ?? null,
    }),
    refund: t.field({
      type: 'Centesimos',
      description:
        'Amount of `paid` that its buyer gets back because its order was canceled or a dispute ended so, in centésimos; 0 without.',
      select: { order: { select: REFUND } },
      resolve: ({ order }) => (order ? refundOf(order) : 0),
    }),
    isHeld: t.boolean({
      description:
        'True while Tuerca holds what was paid: until the receipt is confirmed, or a dispute ends.',
      select: { order: { select: { state: true } } },
      resolve: ({ order }) => order !== null && HELD.includes(order.state),
    }),
    items: t.field({
      type: [ItemType],
      extensions: { atMost: 20 },
      description: 'The quoted items, 1 to 20.',
      select: (_args, _ctx, nestedSelection) => ({
        currentVersion: { select: { items: nestedSelection({ orderBy: { position: 'asc' } }) } },
      }),
      resolve: ({ currentVersion }) => currentVersion.items,
    }),
    seller: t.field({
      type: SellerType,
      description: 'The provider of the quotation.',
      select: {
        provider: { select: { companyName: true, account: { select: { email: true, phone: true } } } },
      },
      resolve: ({ provider: { companyName, account } }) => ({ companyName, ...account }),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it can be paid.' }),
    openedAt: t.expose('openedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its client first opened it; null before.',
    }),
    viewerActions: t.field({
      type: [ViewerActionType],
      extensions: { atMost: 1 },
      description: 'EDIT for its provider.',
      resolve: (order, _args, { viewer, clock }) => {
        if (!isOwnCustomOrder(viewer, order)) return []
        const state = stateAt(order, clock.now())
        return [viewerAction('EDIT', state === 'PENDING', customOrderLifecycle.because[state])]
      },
    }),
    paymentTerms: t.field({
      type: PaymentTermsType,
      nullable: true,
      args: ofPartsArgs,
      description: 'Terms of paying it now. The holders of its link; null for others.',
      select: {
        provider: { select: { companyName: true } },
        currentVersion: {
          select: {
            number: true,
            items: { orderBy: { position: 'asc' }, select: { id: true, name: true, priceCentesimos: true } },
          },
        },
      },
      resolve: (order, { partIds }, { viewer, clock }) => {
        if (grantedId(viewer, 'CUSTOM_ORDER') !== order.id) return null
        const { number, items } = order.currentVersion
        const currentVersion = { number, items: partsOf(items, partIds) }
        return customOrderTerms({ ...order, currentVersion }, clock.now())
      },
    }),
  }),
})

const MAX_SEARCH = 100

builder.prismaObjectField('ProviderProfile', 'customOrders', t =>
  t.relatedConnection('customOrders', {
    cursor: 'id',
    totalCount: true,
    description:
      'Its custom orders for own clients, newest first. Itself and the admin; for a buyer only what they bought.',
    args: {
      search: t.arg.string({
        description:
          'Only those whose client, number and items contain each of these words, ignoring accents and capitals; up to 100 characters. Null for all.',
      }),
    },
    query: ({ search }, { viewer }) => ({
      where: {
        AND: [
          visibleCustomOrders(viewer),
          ...containsEachWord(search, MAX_SEARCH).map(searchKey => ({ searchKey })),
        ],
      },
      orderBy: { id: 'desc' },
    }),
  }),
)

builder.queryField('followedCustomOrder', t =>
  t.prismaField({
    type: 'CustomOrder',
    nullable: true,
    description: 'The custom order of the viewer’s link; null for everybody without such a link.',
    authScopes: { public: true },
    resolve: async (query, _root, _args, { viewer, db, rateLimit, clientIp }) => {
      // Before the link is looked at: an address that guesses has no more views than one that reads.
      await rateLimit.spend(VIEWS_PER_ADDRESS, clientIp)
      const id = grantedId(viewer, 'CUSTOM_ORDER')
      return db.prisma.customOrder.findFirst({
        ...query,
        where: id ? { id, AND: [visibleCustomOrders(viewer)] } : NOTHING,
      })
    },
  }),
)

newsField('customOrderUpdated', {
  model: 'CustomOrder',
  description: 'Each own custom order that is written, edited, opened, paid or expires. Providers.',
  authScopes: { provider: true },
  topic: ({ viewer }) => customOrdersTopic(requireAccount(viewer).accountId),
  key: 'customOrderId',
  visible: visibleCustomOrders,
})

newsField('followedCustomOrderUpdated', {
  model: 'CustomOrder',
  description: 'The custom order of the viewer’s link, each time it changes. Refused to others.',
  authScopes: { public: true },
  topic: ({ viewer }) => {
    const id = grantedId(viewer, 'CUSTOM_ORDER')
    if (id === null) throw new NotFound(CUSTOM_ORDER_GONE)
    return followedCustomOrderTopic(id)
  },
  key: 'customOrderId',
  visible: visibleCustomOrders,
})
