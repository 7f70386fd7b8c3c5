import type { Checkout, Prisma } from '../../generated/prisma/client.ts'
import type { PaymentPlan, PurchasePurpose } from '../../generated/prisma/enums.ts'
import { after, MINUTE_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import { InvalidInput } from '../../platform/refusal.ts'
import type { Services } from '../context.ts'
import { lockRow } from '../locks.ts'
import { MAX_TOTAL_CENTESIMOS } from '../offers/offer.input.ts'
import { isGatewayFault } from './gateways.ts'
import { CheckoutFailed } from './payment.errors.ts'
import { stepCheckout } from './payment.step.ts'
import type { PaymentGateway } from './paymentGateway.ts'
import { PURPOSES } from './purposes/registry.ts'

/** How long a payer may take at the gateway. */
const CHECKOUT_LIFETIME_MS = 60 * MINUTE_MS
/** A checkout that would end sooner is not handed out again: gateways open none for less than half an hour. */
const REUSE_MARGIN_MS = 35 * MINUTE_MS

/** Who pays: an account, or somebody without one. */
export type Payer = { readonly accountId: string } | { readonly name: string; readonly email: string }

export interface NewItem {
  readonly purpose: PurchasePurpose
  readonly amountCentesimos: number
  readonly offerVersionId: string
  readonly plan: PaymentPlan
  readonly offerLineIds: readonly string[]
}

/** Writes a checkout of these items, to be opened at the gateway after the commit. Throws InvalidInput. */
export async function createCheckout(
  tx: Tx,
  {
    items,
    payer,
    gateway,
    at,
  }: { items: readonly NewItem[]; payer: Payer; gateway: PaymentGateway; at: Date },
): Promise<Checkout> {
  const amountCentesimos = items.reduce((sum, item) => sum + item.amountCentesimos, 0)
  if (amountCentesimos > MAX_TOTAL_CENTESIMOS) {
    throw new InvalidInput([{ path: [], message: 'El total supera lo que se puede pagar de una vez.' }])
  }
  return tx.checkout.create({
    data: {
      ...('accountId' in payer
        ? { payerId: payer.accountId }
        : { payerName: payer.name, payerEmail: payer.email }),
      amountCentesimos,
      gateway: gateway.id,
      createdAt: at,
      expiresAt: after(at, CHECKOUT_LIFETIME_MS),
      items: {
        create: items.map(({ offerLineIds, ...item }, position) => ({
          ...item,
          position,
          lines: { create: offerLineIds.map(offerLineId => ({ offerLineId })) },
        })),
      },
    },
  })
}

export const WITH_ITEMS = {
  items: { include: { lines: { select: { offerLineId: true } } }, orderBy: { position: 'asc' } },
} as const satisfies Prisma.CheckoutInclude
type CheckoutWithItems = Prisma.CheckoutGetPayload<{ include: typeof WITH_ITEMS }>

/** Whether a checkout that was started before pays exactly these items, and for long enough. */
export function canReuse(checkout: CheckoutWithItems, items: readonly NewItem[], at: Date): boolean {
  const keyOf = (item: Pick<NewItem, 'offerVersionId' | 'plan'>, lineIds: readonly string[]) =>
    [item.offerVersionId, item.plan, ...lineIds.toSorted()].join()
  const wanted = items.map(item => keyOf(item, item.offerLineIds)).toSorted()
  const found = checkout.items.map(({ offerVersionId, plan, lines }) =>
    [offerVersionId, plan, ...lines.map(line => line.offerLineId).toSorted()].join(),
  )
  return checkout.expiresAt > after(at, REUSE_MARGIN_MS) && wanted.join(';') === found.toSorted().join(';')
}

/**
 * Opens a written checkout's page at the gateway. Its id is the idempotency key: a crash or a second click between the
 * two steps gets the same page. Throws CheckoutFailed.
 */
export async function openAtGateway(
  services: Services,
  gateway: PaymentGateway,
  checkoutId: string,
  email: string,
): Promise<void> {
  const { db, settings, logger } = services
  const checkout = await db.prisma.checkout.findUniqueOrThrow({
    where: { id: checkoutId },
    include: WITH_ITEMS,
  })
  const described = await Promise.all(
    checkout.items.map(item => PURPOSES[item.purpose].describe(db.prisma, item)),
  )
  const lines = described.flat()
  const [first] = checkout.items
  const opened = await gateway
    .createCheckout({
      idempotencyKey: checkout.id,
      amountCentesimos: checkout.amountCentesimos,
      currency: 'UYU',
      description: lines.map(line => line.name).join(', '),
      lines,
      customerEmail: email,
      reference: checkout.id,
      successUrl: `${settings.publicUrl}/payment-success?session_id=${checkout.id}&type=${first?.purpose.toLowerCase()}`,
      cancelUrl: `${settings.publicUrl}/payment-canceled?session_id=${checkout.id}`,
      expiresAt: checkout.expiresAt,
    })
    .catch(error => {
      if (!isGatewayFault(error)) throw error
      logger.error({ err: error, checkoutId }, 'the gateway opened no checkout')
      throw new CheckoutFailed(gateway.label)
    })
  await services.transact(async unit => {
    await lockRow(unit.tx, 'Checkout', checkoutId)
    const current = await unit.tx.checkout.findUniqueOrThrow({ where: { id: checkoutId } })
    // Another click, or a fast payment, was here first.
    if (current.state !== 'STARTING') return
    const step = { action: 'open', actor: 'system', at: services.clock.now() } as const
    await stepCheckout(unit, current, step, { gatewayRef: opened.ref, url: opened.url })
  })
}
