import type { Prisma, PurchaseFlag } from '../../generated/prisma/client.ts'
import type { PurchaseFlagKind } from '../../generated/prisma/enums.ts'
import { after, DAY_MS } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { formatMoney } from '../../platform/money.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import type { NewItem, PricedSelection, Purposes } from '../purchases/purpose.ts'
import { NewBuyerLimit } from './payment.errors.ts'
import { purchaseFlagged } from './payment.events.ts'

/** Limits of an account that has no completed purchase yet; see NEW_BUYER_… of `env.ts`. */
export interface NewBuyerLimits {
  /** The unfinished purchases that it may have at once. */
  readonly purchases: number
  /** The amount that it may have paid for them or be paying. */
  readonly amountCentesimos: number
  /** Days during which an unfinished purchase counts. */
  readonly days: number
  /** True when the team looks at a purchase whose request has the contact of somebody else. */
  readonly comparesContact: boolean
}

/** A purchase that an account is about to pay; its row is locked. */
interface Attempt extends PricedSelection {
  readonly accountId: string
  readonly purposes: Purposes
  readonly limits: NewBuyerLimits
  readonly at: Date
}

type Facts = Pick<PurchaseFlag, 'kind' | 'purchases' | 'amountCentesimos' | 'limit' | 'requestId'>

/**
 * Checks a purchase of a new account, and flags for the team each limit that it reaches; a flag that exists stays as it
 * is. Returns the refusal for the payer, and null when they may pay: also when only the contact is another one, until the team
 * confirms that flag. A cleared flag lifts its limit.
 */
export async function flagNewBuyer({ tx, emit }: Unit, attempt: Attempt): Promise<NewBuyerLimit | null> {
  const { accountId, at } = attempt
  const completed = await tx.order.findFirst({
    where: { buyerId: accountId, state: 'RELEASED' },
    select: { id: true },
  })
  if (completed) return null
  const reached = await reachedLimits(tx, attempt)
  if (reached.length === 0) return null
  const flags = await tx.purchaseFlag.findMany({ where: { accountId } })
  const obstacles: Obstacle[] = []
  for (const facts of reached) {
    const earlier = flags.find(({ kind }) => kind === facts.kind)
    if (earlier?.outcome === 'CLEARED') continue
    const isConfirmed = earlier?.outcome === 'CONFIRMED'
    if (facts.kind !== 'CONTACT' || isConfirmed) obstacles.push({ ...facts, isConfirmed })
    if (earlier) continue
    const id = newId()
    await tx.purchaseFlag.create({ data: { ...facts, id, accountId, flaggedAt: at } })
    await emit(purchaseFlagged, { purchaseFlagId: id })
  }
  const [first] = obstacles
  return first ? new NewBuyerLimit(refusalWords(first)) : null
}

async function reachedLimits(tx: Unit['tx'], attempt: Attempt): Promise<Facts[]> {
  const { items, limits } = attempt
  const open = await openPurchases(tx, attempt)
  const isRest = items.every(({ purpose }) => purpose === 'ORDER_REST')
  // The rest of an order is no further purchase.
  const purchases = open.purchases + (isRest ? 0 : items.length)
  const amountCentesimos = open.amountCentesimos + items.reduce((sum, item) => sum + item.amountCentesimos, 0)
  const facts = { purchases, amountCentesimos, requestId: null }
  const reached: Facts[] = []
  if (purchases > limits.purchases && !isRest)
    reached.push({ ...facts, kind: 'COUNT', limit: limits.purchases })
  if (amountCentesimos > limits.amountCentesimos)
    reached.push({ ...facts, kind: 'AMOUNT', limit: limits.amountCentesimos })
  const requestId = limits.comparesContact ? await requestOfOthers(tx, attempt.accountId, items) : null
  if (requestId !== null) reached.push({ ...facts, kind: 'CONTACT', limit: null, requestId })
  return reached
}

/** The account's protected purchases of the last days, and those that it may still be paying; not the ones that this replaces. */
async function openPurchases(
  tx: Unit['tx'],
  { accountId, purposes, limits, rivals, at }: Attempt,
): Promise<Pick<Facts, 'purchases' | 'amountCentesimos'>> {
  const createdAt = { gte: after(at, -limits.days * DAY_MS) }
  const orders = await tx.order.aggregate({
    where: { buyerId: accountId, state: { in: ['PAID', 'SHIPPED', 'RECEIVED', 'DISPUTED'] }, createdAt },
    _count: { _all: true },
    _sum: { paidCentesimos: true },
  })
  const held = Object.entries(purposes).flatMap(([name, { isHeld }]) => (isHeld ? name : []))
  const beingPaid: Prisma.CheckoutWhereInput = {
    payerId: accountId,
    createdAt,
    OR: [{ state: 'PROCESSING' }, { state: { in: ['STARTING', 'OPEN'] }, expiresAt: { gt: at } }],
  }
  const items = await tx.checkoutItem.groupBy({
    by: ['purpose'],
    where: { checkout: beingPaid, purpose: { in: held as (keyof Purposes)[] }, NOT: rivals },
    _count: { _all: true },
    _sum: { amountCentesimos: true },
  })
  const further = items.filter(({ purpose }) => purpose !== 'ORDER_REST')
  return {
    purchases: further.reduce((sum, { _count }) => sum + _count._all, orders._count._all),
    amountCentesimos: items.reduce(
      (sum, { _sum }) => sum + (_sum.amountCentesimos ?? 0),
      orders._sum.paidCentesimos ?? 0,
    ),
  }
}

/** The first of the bought requests whose e-mail or phone is not the account's; null without one. */
async function requestOfOthers(
  tx: Unit['tx'],
  accountId: string,
  items: readonly NewItem[],
): Promise<string | null> {
  const { email, phone } = await tx.account.findUniqueOrThrow({
    where: { id: accountId },
    select: { email: true, phone: true },
  })
  const versionIds = items.flatMap(({ references }) => references.offerVersionId ?? [])
  const request = await tx.partRequest.findFirst({
    where: {
      offers: { some: { versions: { some: { id: { in: versionIds } } } } },
      // An absent contact differs from nothing.
      OR: [{ contactEmail: { not: email } }, { contactPhone: { not: phone } }],
    },
    select: { id: true },
  })
  return request?.id ?? null
}

interface Obstacle extends Facts {
  readonly isConfirmed: boolean
}

const openWords = (count: number) =>
  count === 1 ? 'una compra sin terminar' : `${count} compras sin terminar`

const LIMIT_WORDS: Readonly<Record<PurchaseFlagKind, (facts: Facts) => string>> = {
  COUNT: ({ limit }) => `Tu cuenta es nueva y por ahora puede tener hasta ${openWords(limit ?? 0)} a la vez.`,
  AMOUNT: ({ limit }) =>
    `Tu cuenta es nueva y por ahora puede tener hasta ${formatMoney(limit ?? 0)} en compras sin terminar. Podés pagar sólo la reserva, elegir menos repuestos, o pagarle el resto de una reserva al proveedor.`,
  CONTACT: () => 'El email o el teléfono de tu pedido no son los de tu cuenta.',
}

/** The reason for the payer, and what they can do. */
function refusalWords(obstacle: Obstacle): string {
  const limit = LIMIT_WORDS[obstacle.kind](obstacle)
  if (obstacle.isConfirmed)
    return `${limit} Nuestro equipo lo revisó y por ahora no tomamos este pago. Escribinos y lo vemos juntos.`
  return `${limit} Ya le avisamos a nuestro equipo: lo revisa una persona y te contesta por email. El límite termina cuando confirmás tu primera compra.`
}

/** Reason why an account was flagged, in words for the team. */
export function flagReason({ kind, purchases, amountCentesimos, limit }: Omit<Facts, 'requestId'>): string {
  if (kind === 'CONTACT') return 'El email o el teléfono del pedido no son los de la cuenta.'
  return kind === 'COUNT'
    ? `Tendría ${openWords(purchases)}; el límite es ${limit ?? 0}.`
    : `Tendría ${formatMoney(amountCentesimos)} en compras sin terminar; el límite es ${formatMoney(limit ?? 0)}.`
}
