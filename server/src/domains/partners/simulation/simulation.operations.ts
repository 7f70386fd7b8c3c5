import { isUniqueViolation } from '../../../platform/db.ts'
import { newId } from '../../../platform/ids.ts'
import { NotFound, WrongState } from '../../../platform/refusal.ts'
import { CONSENT_POLICIES } from '../../accounts/policies/policies.ts'
import type { OperationContext } from '../../context.ts'
import { shipOrder } from '../../orders/order.operations.ts'
import { startCheckout } from '../../payments/checkout.operations.ts'
import { confirmReceipt } from '../../payments/confirmReceipt.operations.ts'
import { settlePayment } from '../../payments/settlement.operations.ts'
import { createPartRequest } from '../../requests/asking/request.operations.ts'
import { type ApprovedProvider, requireApprovedProvider, viewerOf } from '../../viewer.ts'
import type { SimulatedRequest } from './simulation.input.ts'

const OWN_DELIVERY = {
  method: 'OWN_DELIVERY',
  note: null,
  carrier: null,
  trackingNumber: null,
  trackingUrl: null,
  pickupPlace: null,
  pickupHours: null,
} as const
const NOT_SIMULATED = 'Eso anda solo en el mercado simulado: usá una clave de prueba.'

/** Has the shop's invented buyer ask for parts. Throws SignInRequired, NotAllowed, WrongState outside the simulated market, RateLimited. */
export async function simulateRequest(
  ctx: OperationContext,
  wanted: SimulatedRequest,
): Promise<{ requestId: string }> {
  const buyer = await asBuyer(ctx, requireSimulated(ctx))
  const contact = { name: null, email: null, phone: null }
  return createPartRequest(buyer, { ...wanted, submissionKey: newId(), contact, uploadIds: [] })
}

/**
 * Has the invented buyer accept an offer of the viewing shop and pay it whole. Throws SignInRequired, NotAllowed, NotFound,
 * WrongState, RateLimited.
 */
export async function simulatePurchase(
  ctx: OperationContext,
  { offerId }: { readonly offerId: string },
): Promise<{ orderId: string }> {
  const shop = requireSimulated(ctx)
  const buyer = await asBuyer(ctx, shop)
  const offer = await ctx.db.prisma.offer.findFirst({
    where: { id: offerId, providerId: shop.provider.id, request: { buyerId: buyer.viewer.accountId } },
    select: { currentVersion: { select: { number: true } } },
  })
  if (!offer) throw new NotFound('Esa oferta no es para un pedido de tu comprador de prueba.')
  const of = { typename: 'Offer', id: offerId }
  const { checkoutId } = await startCheckout(buyer, {
    choices: [{ of, version: offer.currentVersion.number, partIds: null, plan: 'FULL' }],
    gateway: 'STRIPE',
    payer: null,
  })
  await settlePayment(buyer, checkoutId)
  const order = await ctx.db.prisma.order.findFirst({
    where: { offerVersion: { offerId } },
    orderBy: { id: 'desc' },
    select: { id: true },
  })
  // Another purchase of the same parts was faster.
  if (!order) throw new WrongState('La oferta ya no estaba disponible.', 'GONE')
  return { orderId: order.id }
}

/**
 * Has the invented buyer confirm that an order of the viewing shop, sent by then, arrived, which releases its money. Throws SignInRequired,
 * NotAllowed, NotFound, WrongState.
 */
export async function simulateReceipt(
  ctx: OperationContext,
  { orderId }: { readonly orderId: string },
): Promise<{ orderId: string }> {
  const shop = requireSimulated(ctx)
  const order = await ctx.db.prisma.order.findFirst({
    where: { id: orderId, providerId: shop.provider.id },
    select: { state: true },
  })
  if (!order) throw new NotFound('Esa venta no es tuya.')
  // Keys do not send parts, so that the shop's own step is simulated, too.
  if (order.state === 'PAID') await shipOrder(ctx, { ...OWN_DELIVERY, orderId })
  return confirmReceipt(await asBuyer(ctx, shop), { orderId, restPaid: true })
}

function requireSimulated({ viewer, settings }: OperationContext): ApprovedProvider {
  const shop = requireApprovedProvider(viewer)
  if (!settings.isSimulated) throw new WrongState(NOT_SIMULATED, 'LIVE')
  return shop
}

/** The context of the shop's invented buyer, who is made when the shop first needs one. */
async function asBuyer(ctx: OperationContext, { accountId }: ApprovedProvider) {
  const { prisma } = ctx.db
  const email = `${accountId}@comprador.invalid`
  const now = ctx.clock.now()
  const found = () => prisma.account.findUnique({ where: { email }, include: { providerProfile: true } })
  const made = () =>
    prisma.account.create({
      data: {
        email,
        kind: 'BUYER',
        name: 'Comprador de prueba',
        phone: '+59899000001',
        department: 'MONTEVIDEO',
        createdAt: now,
        buyerProfile: { create: { type: 'CONSUMER' } },
      },
      include: { providerProfile: true },
    })
  const account =
    (await found()) ??
    (await made().catch(async (error: unknown) => {
      const winner = isUniqueViolation(error) && (await found())
      if (!winner) throw error
      return winner
    }))
  const policyConsents = Object.values(CONSENT_POLICIES).map(({ policy, versions }) => ({
    policy,
    version: versions.at(-1) ?? '',
  }))
  const via = { kind: 'session', sessionId: account.id } as const
  return { ...ctx, viewer: viewerOf({ ...account, policyConsents }, via, null) }
}
