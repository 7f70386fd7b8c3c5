import type { DeliveryTime } from '../../generated/prisma/enums.ts'
import { cheapestAssignment, type Supplier } from './cheapestAssignment.ts'
import { type ComparedLine, QUICKEST_FIRST } from './offerComparison.ts'
import type { Shipping } from './offerShipping.ts'
import { DELIVERY_WORDS } from './offerTerms.ts'

export const BasketKind = { CHEAPEST: 'CHEAPEST', FASTEST: 'FASTEST', FEWEST: 'FEWEST' } as const
export type BasketKind = keyof typeof BasketKind

/** An offer that can take part in a basket. */
export interface BasketOffer extends Shipping {
  readonly id: string
  readonly lines: readonly Omit<ComparedLine, 'warrantyDays'>[]
}

/** Parts to buy from one offer. */
export interface BasketShare {
  readonly offerId: string
  /** In the request's order. */
  readonly partIds: readonly string[]
}

/** Parts of several offers that supply every quoted open part once. */
export interface Basket {
  /** In what it is the best; at least one. */
  readonly kinds: readonly BasketKind[]
  readonly shares: readonly BasketShare[]
  /** Its lines and the delivery of each offer, in centésimos. */
  readonly totalCentesimos: number
  /** Delivery times of its parts, quickest first, with their number of parts. */
  readonly deliveries: readonly { readonly deliveryTime: DeliveryTime; readonly parts: number }[]
  /** Its offers whose delivery has no price yet. */
  readonly arranged: number
}

/**
 * The cheapest, the fastest and the fewest-providers basket for the open parts that somebody quotes; equal ones
 * are one. None unless one of them buys from several providers: offers alone are compared as they are. A basket
 * whose proof would take too long is left out. Each is the cheapest of its kind, and among equal totals has the
 * fewest providers.
 */
export function bestBaskets(offers: readonly BasketOffer[], openPartIds: readonly string[]): Basket[] {
  const partIds = openPartIds.filter(id =>
    offers.some(({ lines }) => lines.some(line => line.requestedPartId === id)),
  )
  if (partIds.length < 2 || offers.length < 2) return []
  const found = Object.values(BasketKind).flatMap(kind => {
    const shares = SEARCHES[kind](offers, partIds)
    return shares ? [{ kind, shares }] : []
  })
  if (found.every(({ shares }) => shares.length < 2)) return []
  const equal = new Map<string, typeof found>()
  for (const one of found) {
    const key = JSON.stringify(one.shares)
    equal.set(key, [...(equal.get(key) ?? []), one])
  }
  return [...equal.values()].map(same =>
    describe(
      offers,
      same[0]?.shares ?? [],
      same.map(({ kind }) => kind),
    ),
  )
}

type SharesSearch = (offers: readonly BasketOffer[], partIds: readonly string[]) => BasketShare[] | null

/** Leaves room under each centésimo to prefer fewer providers among equal totals; more than 20 parts have none. */
const FINER = 32
/** More than any total, so that no saving is worth another provider. */
const PROVIDER_COST = 2 ** 40

const SEARCHES: Readonly<Record<BasketKind, SharesSearch>> = {
  CHEAPEST: (offers, partIds) => sharesOf(offers, partIds, { perProvider: 1 }),
  FEWEST: (offers, partIds) => sharesOf(offers, partIds, { perProvider: PROVIDER_COST }),
  FASTEST(offers, partIds) {
    const slowest = QUICKEST_FIRST.find(time =>
      partIds.every(id =>
        offers.some(({ lines }) => lines.some(line => line.requestedPartId === id && isWithin(line, time))),
      ),
    )
    return slowest === undefined ? null : sharesOf(offers, partIds, { perProvider: 1, slowest })
  },
}

const isWithin = ({ deliveryTime }: { readonly deliveryTime: DeliveryTime }, slowest: DeliveryTime) =>
  QUICKEST_FIRST.indexOf(deliveryTime) <= QUICKEST_FIRST.indexOf(slowest)

interface Wish {
  /** Added for each provider, in parts of a centésimo. */
  readonly perProvider: number
  /** The slowest delivery allowed. */
  readonly slowest?: DeliveryTime
}

function sharesOf(
  offers: readonly BasketOffer[],
  partIds: readonly string[],
  { perProvider, slowest }: Wish,
): BasketShare[] | null {
  const suppliers = offers.map(
    ({ shippingCentesimos, lines }): Supplier => ({
      fixed: shippingCentesimos * FINER + perProvider,
      costs: partIds.map(id => {
        const line = lines.find(({ requestedPartId }) => requestedPartId === id)
        return line && (!slowest || isWithin(line, slowest)) ? line.priceCentesimos * FINER : Infinity
      }),
    }),
  )
  const { best } = cheapestAssignment(suppliers, partIds.length)
  if (!best) return null
  return offers.flatMap(({ id }, place) => {
    const own = partIds.filter((_, part) => best.supplierOf[part] === place)
    return own.length > 0 ? [{ offerId: id, partIds: own }] : []
  })
}

function describe(
  offers: readonly BasketOffer[],
  shares: readonly BasketShare[],
  kinds: readonly BasketKind[],
): Basket {
  const chosen = shares.flatMap(({ offerId, partIds }) => {
    const offer = offers.find(({ id }) => id === offerId)
    if (!offer) return []
    return [{ offer, lines: offer.lines.filter(line => partIds.includes(line.requestedPartId)) }]
  })
  const lines = chosen.flatMap(share => share.lines)
  return {
    kinds,
    shares,
    totalCentesimos:
      lines.reduce((sum, { priceCentesimos }) => sum + priceCentesimos, 0) +
      chosen.reduce((sum, { offer }) => sum + offer.shippingCentesimos, 0),
    deliveries: QUICKEST_FIRST.flatMap(deliveryTime => {
      const parts = lines.filter(line => line.deliveryTime === deliveryTime).length
      return parts > 0 ? [{ deliveryTime, parts }] : []
    }),
    arranged: chosen.filter(({ offer }) => offer.shippingCharge === 'ARRANGED').length,
  }
}

/**
 * 'La más barata y la más rápida'. A total without a delivery to arrange is the lowest total, not the lowest cost:
 * 'La de menor total'.
 */
export function basketLabel({
  kinds,
  shares,
  arranged,
}: Pick<Basket, 'kinds' | 'shares' | 'arranged'>): string {
  const words: Record<BasketKind, string> = {
    CHEAPEST: arranged > 0 ? 'La de menor total' : 'La más barata',
    FASTEST: 'La más rápida',
    FEWEST: shares.length === 1 ? 'La de un solo proveedor' : 'La de menos proveedores',
  }
  const [first = '', ...others] = kinds.map((kind, place) =>
    place === 0 ? words[kind] : words[kind].replace(/^La/, 'la'),
  )
  const last = others.pop()
  return last === undefined ? first : `${[first, ...others].join(', ')} y ${last}`
}

/** '2 proveedores: 1 repuesto inmediato y 2 en 1-3 días. El envío de uno se coordina aparte.' */
export function basketSentence({
  shares,
  deliveries,
  arranged,
}: Pick<Basket, 'shares' | 'deliveries' | 'arranged'>): string {
  const providers = shares.length === 1 ? 'Un solo proveedor' : `${shares.length} proveedores`
  const [only, ...others] = deliveries
  const delivery =
    only && others.length === 0
      ? `todo ${whenWords(only.deliveryTime)}`
      : deliveries
          .map(({ deliveryTime, parts }, place) => {
            const noun = place > 0 ? '' : parts === 1 ? ' repuesto' : ' repuestos'
            return `${parts}${noun} ${whenWords(deliveryTime)}`
          })
          .join(', ')
          .replace(/, ([^,]*)$/, ' y $1')
  return `${providers}: ${delivery}.${arrangedWords(arranged, shares.length)}`
}

const whenWords = (time: DeliveryTime) =>
  time === 'IMMEDIATE' ? 'inmediato' : `en ${DELIVERY_WORDS[time].toLocaleLowerCase('es-UY')}`

function arrangedWords(arranged: number, providers: number): string {
  if (arranged === 0) return ''
  if (arranged === providers) return ' El envío se coordina aparte.'
  return ` El envío de ${arranged === 1 ? 'uno' : arranged} se coordina aparte.`
}
