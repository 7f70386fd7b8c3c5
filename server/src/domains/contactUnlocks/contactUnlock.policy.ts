import type { Prisma } from '../../generated/prisma/client.ts'

/** The offers whose providers a paid unlock reveals: withdrawn ones reveal nobody. */
export const REVEALED_OFFERS = {
  state: { not: 'WITHDRAWN' },
  provider: { status: 'APPROVED', account: { erasedAt: null } },
} as const satisfies Prisma.OfferWhereInput

interface RequestToUnlock {
  readonly unlockPriceCentesimos: number | null
  readonly deletedAt: Date | null
  readonly contactUnlock: object | null
  /** Number of offers in REVEALED_OFFERS. */
  readonly quotes: number
}

export type UnlockObstacle = 'NO_PRICE' | 'NOBODY_QUOTED' | 'UNLOCKED'

/** Reason why the contacts of a request cannot be bought now; null when they can. */
export function unlockObstacle(request: RequestToUnlock): UnlockObstacle | null {
  if (request.contactUnlock) return 'UNLOCKED'
  if (request.unlockPriceCentesimos === null || request.deletedAt) return 'NO_PRICE'
  return request.quotes === 0 ? 'NOBODY_QUOTED' : null
}
