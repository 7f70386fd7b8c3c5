import type { Checkout, CheckoutItem, Prisma, PrismaClient } from '../../generated/prisma/client.ts'
import { after, DAY_MS, MINUTE_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { InvalidInput } from '../../platform/refusal.ts'
import type { Services } from '../context.ts'
import { lockRow } from '../locks.ts'
import { MAX_TOTAL_CENTESIMOS } from '../offers/offer.input.ts'
import { ITEM_REFERENCES, type ItemReferences, type NewItem, type Payer } from '../purchases/purpose.ts'
import { addressNameOf, isGatewayFault } from './gateways.ts'
import { CheckoutFailed } from './payment.errors.ts'
import { stepCheckout } from './payment.step.ts'
import type { PaymentGateway } from './paymentGateway.ts'

/** Time for a payer at the gateway. */
const CHECKOUT_LIFETIME_MS = 60 * MINUTE_MS
/** How long a coupon can be paid in cash: over a weekend. If its item was sold by then, the money is refunded. */
const VOUCHER_LIFETIME_MS = 3 * DAY_MS
/** A checkout that would end sooner is not reused: gateways open none for less than half an hour. */
const REUSE_MARGIN_MS = 35 * MINUTE_MS

interface WantedCheckout {
  readonly items: readonly NewItem[]
  readonly payer: Payer
  readonly gateway: PaymentGateway
  readonly at: Date
}

/** Writes a checkout of these items, to be opened at the gateway after the commit. Throws InvalidInput. */
export async function createCheckout(
  tx: Tx,
  { items, payer, gateway, at }: WantedCheckout,
): Promise<Checkout> {
  const amountCentesimos = items.reduce((sum, item) => sum + item.amountCentesimos, 0)
  if (amountCentesimos > MAX_TOTAL_CENTESIMOS) {
    throw new InvalidInput([{ path: [], message: 'El total supera lo que se puede pagar de una vez.' }])
  }
  return tx.checkout.create({
    data: {
      ...payerColumns(payer),
      amountCentesimos,
      gateway: gateway.id,
      createdAt: at,
      expiresAt: after(at, CHECKOUT_LIFETIME_MS),
      items: {
        create: items.map(({ offerLineIds, customOrderItemIds, references, ...item }, position) => ({
          ...item,
          ...references,
          position,
          lines: { create: offerLineIds.map(offerLineId => ({ offerLineId })) },
          customOrderItems: {
            create: customOrderItemIds.map(customOrderItemId => ({ customOrderItemId })),
          },
        })),
      },
    },
  })
}

export const WITH_ITEMS = {
  items: {
    include: {
      lines: { select: { offerLineId: true } },
      customOrderItems: { select: { customOrderItemId: true } },
    },
    orderBy: { position: 'asc' },
  },
} as const satisfies Prisma.CheckoutInclude
type CheckoutWithItems = Prisma.CheckoutGetPayload<{ include: typeof WITH_ITEMS }>

function payerColumns(payer: Payer): Pick<Checkout, 'payerId' | 'payerName' | 'payerEmail'> {
  return payer.accountId === null
    ? { payerId: null, payerName: payer.name, payerEmail: payer.email }
    : { payerId: payer.accountId, payerName: null, payerEmail: null }
}

/** True when an earlier checkout is for exactly these items, and open for long enough. */
export function canReuse(
  checkout: CheckoutWithItems,
  { items, payer, gateway, at }: WantedCheckout,
): boolean {
  const { payerId, payerName, payerEmail } = checkout
  const isSamePayer =
    JSON.stringify(payerColumns(payer)) === JSON.stringify({ payerId, payerName, payerEmail })
  const wanted = items.map(item =>
    keyOf({ ...item, ...item.references }, [...item.offerLineIds, ...item.customOrderItemIds]),
  )
  const found = checkout.items.map(item =>
    keyOf(item, [
      ...item.lines.map(({ offerLineId }) => offerLineId),
      ...item.customOrderItems.map(({ customOrderItemId }) => customOrderItemId),
    ]),
  )
  return (
    isSamePayer &&
    checkout.gateway === gateway.id &&
    checkout.expiresAt > after(at, REUSE_MARGIN_MS) &&
    wanted.toSorted().join() === found.toSorted().join()
  )
}

/** Equal for items that pay the same. */
function keyOf(
  item: ItemReferences & Pick<CheckoutItem, 'purpose' | 'amountCentesimos' | 'plan'>,
  thingIds: readonly string[],
): string {
  const references = ITEM_REFERENCES.map(column => item[column] ?? null)
  return JSON.stringify([item.purpose, item.amountCentesimos, item.plan, references, thingIds.toSorted()])
}

/** The request that a checkout's items are about; null for a custom order. */
async function requestOf(prisma: PrismaClient, { id }: Pick<Checkout, 'id'>): Promise<string | null> {
  const item = await prisma.checkoutItem.findFirst({
    where: { checkoutId: id },
    orderBy: { position: 'asc' },
    select: {
      requestId: true,
      offerVersion: { select: { offer: { select: { requestId: true } } } },
      order: { select: { requestId: true } },
    },
  })
  return item?.requestId ?? item?.offerVersion?.offer.requestId ?? item?.order?.requestId ?? null
}

/**
 * Opens a stored checkout's page at the gateway. Its id is the idempotency key: a crash or a second click
 * between the two steps gets the same page. Throws CheckoutFailed.
 */
export async function openAtGateway(
  services: Services,
  gateway: PaymentGateway,
  checkoutId: string,
  email: string,
): Promise<void> {
  const { db, settings, logger, purposes } = services
  const checkout = await db.prisma.checkout.findUniqueOrThrow({
    where: { id: checkoutId },
    include: WITH_ITEMS,
  })
  const requestId = await requestOf(db.prisma, checkout)
  const described = await Promise.all(
    checkout.items.map(item => purposes[item.purpose].describe(db.prisma, item)),
  )
  const lines = described.flat()
  const [first] = checkout.items
  const returnPath = first && (await purposes[first.purpose].returnPath(settings, db.prisma, first))
  const returnUrl = (page: string, search: string) =>
    `${settings.publicUrl}${returnPath ?? page}?session_id=${checkout.id}${search}`
  const opened = await gateway
    .createCheckout({
      idempotencyKey: checkout.id,
      amountCentesimos: checkout.amountCentesimos,
      currency: 'UYU',
      description: lines.map(line => line.name).join(', '),
      lines,
      customerEmail: email,
      reference: checkout.id,
      successUrl: returnUrl(
        '/payment-success',
        `&type=${first?.purpose.toLowerCase()}${requestId ? `&consultation_id=${encodeGlobalId('PartRequest', requestId)}` : ''}`,
      ),
      pendingUrl: returnUrl('/payment-pending', `&provider=${addressNameOf(gateway.id)}`),
      cancelUrl: returnUrl('/payment-canceled', ''),
      expiresAt: checkout.expiresAt,
      vouchersExpireAt: after(checkout.createdAt, VOUCHER_LIFETIME_MS),
    })
    .catch(error => {
      if (!isGatewayFault(error)) throw error
      logger.error({ err: error, checkoutId }, 'the gateway opened no checkout')
      throw new CheckoutFailed(gateway.label)
    })
  await services.transact(async unit => {
    await lockRow(unit.tx, 'Checkout', checkoutId)
    const current = await unit.tx.checkout.findUniqueOrThrow({ where: { id: checkoutId } })
    // Another click, or a fast payment, was first.
    if (current.state !== 'STARTING') return
    const step = { action: 'open', actor: 'system', at: services.clock.now() } as const
    await stepCheckout(unit, current, step, { gatewayRef: opened.ref, url: opened.url })
  })
}
