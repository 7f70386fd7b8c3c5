import { z } from 'zod'
import { builder } from '../../graphql/builder.ts'
import { commandWithArgs } from '../../graphql/commands.ts'
import { globalId, text } from '../../platform/input.ts'
import { WrongState } from '../../platform/refusal.ts'
import { visibleCustomOrders } from '../customOrders/customOrder.policy.ts'
import { visibleOffers } from '../offers/offer.policy.ts'
import { visibleOrders } from '../orders/order.policy.ts'
import { ORDERS_UNDER_WAY } from '../privacy/openMoney.ts'
import { ProviderPayload } from './admin.schema.ts'
import { reinstateProvider, suspendProvider } from './suspension.operations.ts'

interface SuspensionEffects {
  readonly offers: number
  readonly customOrders: number
  readonly orders: number
}

const SuspensionEffectsType = builder.objectRef<SuspensionEffects>('SuspensionEffects').implement({
  description: 'Figures of a provider that the team may suspend.',
  fields: t => ({
    offers: t.exposeInt('offers', { description: 'Pending offers, which would be withdrawn.' }),
    customOrders: t.exposeInt('customOrders', { description: 'Unpaid custom orders, which would end.' }),
    orders: t.exposeInt('orders', { description: 'Orders that are not finished, which would continue.' }),
  }),
})

builder.prismaObjectFields('ProviderProfile', t => ({
  suspensionEffects: t.field({
    type: SuspensionEffectsType,
    nullable: true,
    description: 'What a suspension would end now, and what would continue. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    extensions: { cost: 100 },
    select: { id: true },
    resolve: async ({ id }, _args, { db, clock, viewer }): Promise<SuspensionEffects> => {
      const now = clock.now()
      const [offers, customOrders, orders] = await Promise.all([
        db.prisma.offer.count({
          where: { providerId: id, state: 'PENDING', validUntil: { gt: now }, AND: [visibleOffers(viewer)] },
        }),
        db.prisma.customOrder.count({
          where: {
            providerId: id,
            state: 'PENDING',
            expiresAt: { gt: now },
            AND: [visibleCustomOrders(viewer)],
          },
        }),
        db.prisma.order.count({ where: { providerId: id, AND: [ORDERS_UNDER_WAY, visibleOrders(viewer)] } }),
      ])
      return { offers, customOrders, orders }
    },
  }),
}))

const providerId = globalId().describe('The Provider.')

commandWithArgs('suspendProvider', {
  type: ProviderPayload,
  description:
    'Keeps an approved provider from selling, for a reason, which it gets by mail: withdraws its pending offers and ends its unpaid custom orders. Its orders continue. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  args: z.object({
    id: providerId,
    reason: text({
      max: 500,
      required: 'Contá por qué lo suspendés: el proveedor lo va a leer.',
    }).describe('Why, up to 500 characters; the provider reads it.'),
  }),
  run: (ctx, { id, reason }) => suspendProvider(ctx, { providerId: id, reason }),
})

commandWithArgs('reinstateProvider', {
  type: ProviderPayload,
  description:
    'Lets a suspended provider sell again, and notifies it by mail. Withdrawn offers stay withdrawn until the provider revises them. The admin.',
  authScopes: { admin: true },
  refusals: [WrongState],
  args: z.object({ id: providerId }),
  run: (ctx, { id }) => reinstateProvider(ctx, id),
})
