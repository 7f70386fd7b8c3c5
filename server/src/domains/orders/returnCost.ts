import type { Prisma } from '../../generated/prisma/client.ts'
import type { FitBasis } from '../../generated/prisma/enums.ts'

/** Party that pays for sending a part back. */
export type ReturnPayer = 'BUYER' | 'PROVIDER'

/** Columns that `fitBasesOf` reads; the lines with the arguments of the field `Order.lines`, so that both are one read. */
export const FIT = {
  lines: { orderBy: { position: 'asc' }, select: { requestedPartId: true } },
  offerVersion: { select: { lines: { select: { requestedPartId: true, fitBasis: true } } } },
} as const satisfies Prisma.OrderSelect

/** How the provider knew that each bought part fits: null where the offer does not say; none for a custom order. */
export function fitBasesOf({
  lines,
  offerVersion,
}: Prisma.OrderGetPayload<{ select: typeof FIT }>): (FitBasis | null)[] {
  const bought = new Set(lines.map(({ requestedPartId }) => requestedPartId))
  const quoted = offerVersion?.lines.filter(({ requestedPartId }) => bought.has(requestedPartId)) ?? []
  return quoted.map(({ fitBasis }) => fitBasis)
}

/** Ways of knowing that a part fits for which its provider answers. */
const ANSWERED_FOR: readonly (FitBasis | null)[] = ['VIN', 'PART_NUMBER']

/**
 * The party that pays the return of parts that do not fit: the provider who quoted one of them by VIN or part number; else
 * the buyer, as for parts that fit (each party bears its own costs, Ley 17.250, art. 16).
 */
export function payerOfMisfit(fitBases: readonly (FitBasis | null)[]): ReturnPayer {
  return fitBases.some(basis => ANSWERED_FOR.includes(basis)) ? 'PROVIDER' : 'BUYER'
}

/** Note on the return of the parts of a withdrawn order, for both parties; null when nothing was sent. */
export function returnNote({
  wasSent,
  doesNotFit,
  fitBases,
}: {
  readonly wasSent: boolean
  readonly doesNotFit: boolean
  readonly fitBases: readonly (FitBasis | null)[]
}): string | null {
  if (!wasSent) return null
  if (!doesNotFit) return 'La pieza vuelve sin usar; el envío de vuelta lo paga el comprador.'
  return payerOfMisfit(fitBases) === 'PROVIDER'
    ? 'La pieza no calza y se ofertó por el chasis o el número de pieza: el envío de vuelta lo paga el proveedor.'
    : 'La pieza no calza y no se ofertó por el chasis ni el número de pieza: el envío de vuelta lo paga el comprador.'
}
