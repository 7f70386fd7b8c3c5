import { after, HOUR_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/ids.ts'
import { formatMoney, formatPercent } from '../../platform/money.ts'
import { InvalidInput } from '../../platform/refusal.ts'
import { customerDiscounts } from '../accounts/profiles/customerDiscounts.ts'
import type { LockedRequest } from '../requests/requestLock.ts'
import type { ClaimedFile } from '../uploads/claimUploads.ts'
import {
  MAX_TOTAL_CENTESIMOS,
  MAX_VALID_HOURS,
  MIN_PRICE_CENTESIMOS,
  type OfferLineInput,
  TOO_LONG,
  TOO_SHORT,
  TOTAL_TOO_HIGH,
  UNTIL_WHEN,
} from './offer.input.ts'
import { openTermsOf } from './offerComparison.ts'
import type { Shipping } from './offerShipping.ts'
import { discounted } from './offerTerms.ts'
import { requireUnnamed } from './unnamed.ts'

/** The expiry of a line, given by hours or by a moment. Throws InvalidInput. */
function expiryOf(
  { validHours, validUntil }: Pick<OfferLineInput, 'validHours' | 'validUntil'>,
  index: number,
  now: Date,
): Date {
  const refuse = (message: string) =>
    new InvalidInput([{ path: ['lines', String(index), validUntil ? 'validUntil' : 'validHours'], message }])
  if ((validHours === null) === (validUntil === null)) throw refuse(UNTIL_WHEN)
  const expiry = validUntil ?? after(now, (validHours ?? 0) * HOUR_MS)
  if (expiry < after(now, HOUR_MS)) throw refuse(TOO_SHORT)
  if (expiry > after(now, MAX_VALID_HOURS * HOUR_MS)) throw refuse(TOO_LONG)
  return expiry
}

/** The discount for the buyer of this request, in basis points; null without. */
export async function discountOf(
  tx: Tx,
  providerId: string,
  { buyerId }: LockedRequest,
): Promise<number | null> {
  if (buyerId === null) return null
  const [discountBps = null] = await customerDiscounts(tx, [{ providerId, buyerId }])
  return discountBps
}

/** Takes the discount off the price of a line. Throws InvalidInput when less than the minimum is left. */
function withDiscount(listCentesimos: number, discountBps: number | null, index: number) {
  const prices = discounted(listCentesimos, discountBps)
  if (discountBps === null || prices.priceCentesimos >= MIN_PRICE_CENTESIMOS) return prices
  const left = `Con el ${formatPercent(discountBps)} de descuento quedan ${formatMoney(prices.priceCentesimos)}`
  const message = `${left}. El precio mínimo es ${formatMoney(MIN_PRICE_CENTESIMOS)}.`
  throw new InvalidInput([{ path: ['lines', String(index), 'price'], message }])
}

interface VersionContent {
  readonly offerId: string
  readonly providerId: string
  readonly requestId: string
  readonly number: number
  readonly lines: readonly OfferLineInput[]
  readonly shipping: Shipping
  readonly files: readonly ClaimedFile[]
  /** Null without. */
  readonly discountBps: number | null
  readonly now: Date
}

/** Data of a version's row, and the offer's figures for the open parts. Throws InvalidInput. */
export async function offerData(tx: Tx, parts: VersionContent) {
  const wanted = await tx.requestedPart.findMany({
    where: { requestId: parts.requestId },
    select: { id: true, orderId: true },
  })
  const known = new Set(wanted.map(({ id }) => id))
  const stranger = parts.lines.findIndex(({ requestedPartId }) => !known.has(requestedPartId))
  if (stranger >= 0) {
    throw new InvalidInput([
      { path: ['lines', String(stranger)], message: 'Ese repuesto no es de este pedido.' },
    ])
  }
  const taken = new Set(wanted.flatMap(({ id, orderId }) => (orderId ? [id] : [])))
  const late = parts.lines.findIndex(({ requestedPartId }) => taken.has(requestedPartId))
  if (late >= 0) {
    throw new InvalidInput([{ path: ['lines', String(late)], message: 'Ese repuesto ya está comprado.' }])
  }
  const texts = parts.lines.map(({ description }, at) => ({
    text: description,
    path: ['lines', String(at), 'description'],
  }))
  await requireUnnamed(tx, parts.providerId, texts)
  const { discountBps } = parts
  const { shippingCharge, shippingCentesimos } = parts.shipping
  const lines = parts.lines.map(({ validHours, validUntil, listCentesimos, ...line }, position) => ({
    ...line,
    ...withDiscount(listCentesimos, discountBps, position),
    position,
    validUntil: expiryOf({ validHours, validUntil }, position, parts.now),
  }))
  // Only open parts can be quoted, so all lines count.
  const open = openTermsOf(
    lines,
    parts.shipping,
    wanted.flatMap(({ id, orderId }) => (orderId === null ? [id] : [])),
  )
  if (open.openTotalCentesimos > MAX_TOTAL_CENTESIMOS)
    throw new InvalidInput([{ path: ['shipping', 'amount'], message: TOTAL_TOO_HIGH }])
  const version = {
    id: newId(),
    offerId: parts.offerId,
    number: parts.number,
    totalCentesimos: open.openTotalCentesimos,
    shippingCharge,
    shippingCentesimos,
    discountBps,
    validUntil: new Date(Math.min(...lines.map(line => line.validUntil.getTime()))),
    createdAt: parts.now,
    lines: { create: lines },
    files: { create: [...parts.files] },
  }
  return { version, open }
}
