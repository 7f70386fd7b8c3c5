import type { Order } from '../../generated/prisma/client.ts'
import { builder } from '../../graphql/builder.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import { DepartmentEnum } from '../accounts/account.schema.ts'
import type { OperationContext } from '../context.ts'
import { PartConditionEnum } from '../offers/offerEnums.schema.ts'
import { VEHICLE, vehicleName } from '../requests/vehicleName.ts'
import { isAdmin } from '../viewer.ts'
import { DeliveryMethodEnum } from './delivery.schema.ts'
import { MAX_PICKUP_PLACE } from './delivery.ts'
import { sideOf, visibleByCode } from './order.policy.ts'
import { orderHistory } from './orderHistory.ts'
import {
  parseWarrantyCode,
  type WarrantyState,
  warrantyCodeWords,
  warrantyEnd,
  warrantyStateOf,
} from './warranty.ts'
import { deliveryOf } from './withdrawal.ts'

/** Look-ups of certificates by one address; a workshop checks a few a day. */
const LOOKUPS_PER_ADDRESS = { name: 'warranty-lookup', points: 120, perMs: HOUR_MS }

const WarrantyStateEnum = describedEnum(
  'WarrantyState',
  {
    NOT_STARTED: 'NOT_STARTED',
    VALID: 'VALID',
    EXPIRED: 'EXPIRED',
    ANNULLED: 'ANNULLED',
  } satisfies Record<WarrantyState, WarrantyState>,
  'Validity of a warranty now.',
  {
    NOT_STARTED: 'The delivery, with which it begins, is not confirmed yet.',
    VALID: 'The warranty runs.',
    EXPIRED: 'The term is over.',
    ANNULLED: 'The sale was canceled or everything was refunded.',
  },
)

const SELLER = {
  provider: { select: { companyName: true, businessName: true, rut: true, address: true } },
} as const

/** The delivery with which the warranty of an order begins; null before it. */
const startOf = async (ctx: OperationContext, { id }: Pick<Order, 'id'>): Promise<Date | null> =>
  deliveryOf(await orderHistory(ctx, id))

const WITH_ORDER = { warrantyDays: true, order: { select: { id: true, state: true } } } as const

const WarrantyLineType = builder.prismaObject('OrderLine', {
  variant: 'WarrantyLine',
  description: 'A part with a warranty, as its certificate describes it.',
  fields: t => ({
    description: t.exposeString('description', { description: 'Name of the part.' }),
    quantity: t.exposeInt('quantity', { description: 'The quantity.' }),
    condition: t.expose('condition', { type: PartConditionEnum, description: 'Condition at the sale.' }),
    days: t.int({
      description: 'Term in days from the day after the delivery.',
      select: { warrantyDays: true },
      resolve: ({ warrantyDays }) => warrantyDays ?? 0,
    }),
    endsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The last moment of the term; null before the delivery.',
      select: WITH_ORDER,
      resolve: async ({ order, warrantyDays }, _args, ctx) => {
        const startsAt = await startOf(ctx, order)
        return startsAt && warrantyEnd(startsAt, warrantyDays ?? 0)
      },
    }),
    state: t.field({
      type: WarrantyStateEnum,
      description: 'Validity of the warranty of this part.',
      select: WITH_ORDER,
      resolve: async ({ order, warrantyDays }, _args, ctx) =>
        warrantyStateOf(
          { state: order.state, startsAt: await startOf(ctx, order), days: warrantyDays ?? 0 },
          ctx.clock.now(),
        ),
    }),
    note: t.string({
      nullable: true,
      extensions: { maxLength: 2000 },
      description:
        'The seller’s words about the part when it was sold, with its conditions. The order’s parties, by account or by link, and the admin; null for others, and without.',
      select: {
        description: true,
        requestedPartId: true,
        order: {
          select: {
            id: true,
            buyerId: true,
            providerId: true,
            offerVersion: { select: { lines: { select: { requestedPartId: true, description: true } } } },
            customOrderVersion: { select: { items: { select: { name: true, description: true } } } },
          },
        },
      },
      resolve: ({ description, requestedPartId, order }, _args, { viewer }) => {
        if (!isAdmin(viewer) && sideOf(viewer, order) === null) return null
        const { offerVersion, customOrderVersion } = order
        const offered = offerVersion?.lines.find(line => line.requestedPartId === requestedPartId)
        return (
          (offered ?? customOrderVersion?.items.find(({ name }) => name === description))?.description ?? null
        )
      },
    }),
  }),
})

const LONGEST = { id: true, state: true, lines: { select: { warrantyDays: true } } } as const

const longestOf = ({
  lines,
}: {
  readonly lines: readonly { readonly warrantyDays: number | null }[]
}): number => Math.max(...lines.map(({ warrantyDays }) => warrantyDays ?? 0))

const WarrantyCertificateType = builder.prismaObject('Order', {
  variant: 'WarrantyCertificate',
  description:
    'Certificate of the warranties of an order, with the data that Ley 17.250, art. 23, asks for. Everybody who has its code; it says nothing about the buyer.',
  fields: t => ({
    code: t.string({
      description: 'Its code for people: AB12-CD34-EF56-7890.',
      select: { warrantyCode: true },
      resolve: ({ warrantyCode }) => warrantyCodeWords(warrantyCode),
    }),
    orderShortId: t.string({
      description: 'The last 8 characters of the order’s id, for people.',
      select: { id: true },
      resolve: ({ id }) => id.slice(-8).toUpperCase(),
    }),
    state: t.field({
      type: WarrantyStateEnum,
      description: 'Validity of the longest of its warranties.',
      select: LONGEST,
      resolve: async (order, _args, ctx) =>
        warrantyStateOf(
          { state: order.state, startsAt: await startOf(ctx, order), days: longestOf(order) },
          ctx.clock.now(),
        ),
    }),
    endsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The last moment of the longest of its warranties; null before the delivery.',
      select: LONGEST,
      resolve: async (order, _args, ctx) => {
        const startsAt = await startOf(ctx, order)
        return startsAt && warrantyEnd(startsAt, longestOf(order))
      },
    }),
    soldAt: t.expose('createdAt', { type: 'DateTime', description: 'When the order was paid.' }),
    startsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The delivery, with which the warranties begin; null before it is confirmed.',
      select: { id: true },
      resolve: (order, _args, ctx) => startOf(ctx, order),
    }),
    seller: t.string({
      description: 'Name of the business that gives the warranty.',
      select: SELLER,
      resolve: ({ provider }) => provider.companyName,
    }),
    sellerBusinessName: t.string({
      nullable: true,
      description: 'Its razón social; null when not given.',
      select: SELLER,
      resolve: ({ provider }) => provider.businessName,
    }),
    sellerRut: t.string({
      nullable: true,
      description: 'Its tax number, 12 digits; null when not given.',
      select: SELLER,
      resolve: ({ provider }) => provider.rut,
    }),
    sellerAddress: t.string({
      nullable: true,
      description: 'Its street address; null when not given.',
      select: SELLER,
      resolve: ({ provider }) => provider.address,
    }),
    sellerDepartment: t.field({
      type: DepartmentEnum,
      description: 'Its department.',
      select: { provider: { select: { account: { select: { department: true } } } } },
      resolve: ({ provider }) => provider.account.department,
    }),
    vehicle: t.string({
      nullable: true,
      description: 'The vehicle that the parts were asked for: ‘Fiat Uno 2001’; null in a custom order.',
      select: { request: { select: VEHICLE } },
      resolve: ({ request }) => request && vehicleName(request),
    }),
    deliveryMethod: t.expose('deliveryMethod', {
      type: DeliveryMethodEnum,
      nullable: true,
      description: 'How the parts were handed over; null when not said.',
    }),
    pickupPlace: t.exposeString('pickupPlace', {
      nullable: true,
      extensions: { maxLength: MAX_PICKUP_PLACE },
      description: 'Where the buyer collected them; null unless PICKUP.',
    }),
    lines: t.relation('lines', {
      type: WarrantyLineType,
      description: 'Its parts with a warranty; at most 20.',
      query: { where: { warrantyDays: { not: null } }, orderBy: { position: 'asc' } },
    }),
  }),
})

builder.queryField('warranty', t =>
  t.prismaField({
    type: WarrantyCertificateType,
    nullable: true,
    description:
      'The certificate with this code; null for an unknown code. Everybody who has the code, up to 120 times an hour from one address.',
    authScopes: { public: true },
    args: {
      code: t.arg.string({
        required: true,
        description: 'The code on the certificate, in any case, with or without hyphens.',
      }),
    },
    resolve: async (query, _root, args, { db, rateLimit, clientIp }) => {
      await rateLimit.spend(LOOKUPS_PER_ADDRESS, clientIp)
      const where = visibleByCode(parseWarrantyCode(args.code))
      return db.prisma.order.findFirst({ ...query, where })
    },
  }),
)

builder.prismaObjectFields('Order', t => ({
  warrantyCode: t.string({
    nullable: true,
    description: 'Code of its warranty certificate; null when no part has a warranty.',
    select: {
      warrantyCode: true,
      // The order of the field `lines`: rows that are read for both are read once.
      lines: { orderBy: { position: 'asc' }, select: { warrantyDays: true } },
    },
    resolve: ({ warrantyCode, lines }) =>
      lines.some(({ warrantyDays }) => warrantyDays !== null) ? warrantyCodeWords(warrantyCode) : null,
  }),
}))
