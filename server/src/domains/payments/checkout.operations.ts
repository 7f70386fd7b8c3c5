import type { Checkout } from '../../generated/prisma/client.ts'
import type { GatewayId } from '../../generated/prisma/enums.ts'
import { MINUTE_MS } from '../../platform/clock.ts'
import { InvalidInput, NotFound, WrongState } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import type { OperationContext } from '../context.ts'
import { lockRow } from '../locks.ts'
import type { Choice, GuestPayer, Payer, Purpose, Purposes } from '../purchases/purpose.ts'
import { grantedId, requireAccount } from '../viewer.ts'
import { gatewayToPayWith, isGatewayFault } from './gateways.ts'
import { flagNewBuyer } from './newBuyerLimits.ts'
import { canReuse, createCheckout, openAtGateway, WITH_ITEMS } from './openCheckout.ts'
import { type NewBuyerLimit, VerificationFailed } from './payment.errors.ts'
import { closeCheckout } from './payment.jobTypes.ts'
import { checkoutLifecycle } from './payment.lifecycle.ts'
import { visibleCheckoutBySession } from './payment.policy.ts'
import type { PaymentGateway } from './paymentGateway.ts'
import { settlePayment } from './settlement.operations.ts'

/** The return page repeats its question; each asks the gateway. */
const VERIFICATIONS_PER_PAYER = { name: 'verify-checkout', points: 60, perMs: 10 * MINUTE_MS }
const STARTS_PER_PAYER = { name: 'start-checkout', points: 30, perMs: 10 * MINUTE_MS }

export interface NewCheckout {
  /** The item to pay, with the type of its global id. */
  readonly choices: readonly (Omit<Choice, 'id'> & {
    readonly of: { readonly typename: string; readonly id: string }
  })[]
  readonly gateway: GatewayId
  /** A payer without an account. */
  readonly payer: GuestPayer | null
}

/**
 * Opens a hosted checkout for the choices; a repeated call with the same gateway returns the same one, and
 * with another gateway closes the first page. Nothing is bought or charged yet. Throws the purpose's
 * refusals, NotFound, WrongState, InvalidInput, RateLimited, PaymentsUnavailable, CheckoutFailed, and NewBuyerLimit,
 * whose flag is kept.
 */
export async function startCheckout(
  ctx: OperationContext,
  { choices, gateway: gatewayId, payer: guest }: NewCheckout,
): Promise<{ checkoutId: string }> {
  const purpose = purposeOf(ctx.purposes, choices)
  const payer = purpose.requirePayer(ctx.viewer, guest)
  const gateway = gatewayToPayWith(ctx, gatewayId)
  await ctx.rateLimit.spend(STARTS_PER_PAYER, payer.accountId ?? ctx.clientIp)
  const chosen = choices.map(({ of, ...choice }) => ({ ...choice, id: of.id }))
  const { checkout, limit } = await ctx.transact(unit =>
    prepareCheckout(unit, ctx, { purpose, choices: chosen, payer, gateway }),
  )
  if (limit) throw limit
  if (checkout.state === 'STARTING') await openAtGateway(ctx, gateway, checkout.id, payer.email)
  return { checkoutId: checkout.id }
}

/**
 * Asks the gateway about an own checkout and settles it; `sessionId` is our id of it, or the gateway's.
 * Throws SignInRequired, NotFound, RateLimited, VerificationFailed.
 */
export async function verifyCheckout(
  ctx: OperationContext,
  sessionId: string,
): Promise<{ checkoutId: string }> {
  const paidByLink = grantedId(ctx.viewer, 'CUSTOM_ORDER')
  await ctx.rateLimit.spend(VERIFICATIONS_PER_PAYER, paidByLink ?? requireAccount(ctx.viewer).accountId)
  const checkout = await ctx.db.prisma.checkout.findFirst({
    where: visibleCheckoutBySession(ctx.viewer, sessionId),
    select: { id: true },
  })
  if (!checkout) throw new NotFound('No encontramos ese pago.')
  await settlePayment(ctx, checkout.id).catch(error => {
    if (!isGatewayFault(error)) throw error
    throw new VerificationFailed()
  })
  return { checkoutId: checkout.id }
}

/** The one purpose of all choices. Throws NotFound and InvalidInput. */
function purposeOf(purposes: Purposes, choices: NewCheckout['choices']): Purpose {
  const [first, ...others] = choices
  const purpose = Object.values(purposes).find(({ typename }) => typename === first?.of.typename)
  if (!purpose) throw new NotFound('Eso no se puede pagar.')
  const stranger = others.findIndex(({ of }) => of.typename !== purpose.typename)
  if (stranger < 0) return purpose
  const path = ['choices', String(stranger + 1), 'of']
  throw new InvalidInput([{ path, message: 'Pagá estas cosas por separado.' }])
}

/** A checkout, or the limit that the payer reached: its flag is committed before the refusal. */
type Prepared =
  | { readonly checkout: Checkout; readonly limit: null }
  | { readonly checkout: null; readonly limit: NewBuyerLimit }

interface Preparation {
  readonly purpose: Purpose
  readonly choices: readonly Choice[]
  readonly payer: Payer
  readonly gateway: PaymentGateway
}

async function prepareCheckout(
  unit: Unit,
  ctx: OperationContext,
  { purpose, choices, payer, gateway }: Preparation,
): Promise<Prepared> {
  const { tx } = unit
  const at = ctx.clock.now()
  // Two purchases at once must not reach a limit together.
  if (purpose.isHeld && payer.accountId !== null) await lockRow(tx, 'Account', payer.accountId)
  const priced = await purpose.price(unit, {
    choices,
    payer,
    viewer: ctx.viewer,
    clock: ctx.clock,
  })
  const { items, rivals } = priced
  const started = await tx.checkout.findMany({
    where: {
      OR: [
        { state: { in: ['STARTING', 'OPEN', 'PROCESSING'] } },
        // Some gateways allow another try on the same page.
        { state: 'FAILED', expiresAt: { gt: at } },
      ],
      items: { some: rivals },
    },
    include: WITH_ITEMS,
    orderBy: { id: 'desc' },
  })
  if (started.some(checkout => checkout.state === 'PROCESSING')) {
    throw new WrongState(checkoutLifecycle.because.PROCESSING, 'PROCESSING')
  }
  const wanted = { items, payer, gateway, at }
  const reusable = started.find(checkout => checkout.state !== 'FAILED' && canReuse(checkout, wanted))
  if (!reusable && purpose.isHeld && payer.accountId !== null) {
    const { purposes, settings } = ctx
    const attempt = { ...priced, accountId: payer.accountId, purposes, limits: settings.newBuyers, at }
    const limit = await flagNewBuyer(unit, attempt)
    if (limit) return { checkout: null, limit }
  }
  for (const other of started) {
    if (other.id !== reusable?.id) await unit.enqueue(closeCheckout, { checkoutId: other.id })
  }
  return { checkout: reusable ?? (await createCheckout(tx, wanted)), limit: null }
}
