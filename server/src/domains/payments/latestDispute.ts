/** Arguments for reading the one dispute of an order that matters now: each reader's are the same, so that they are one read. */
export const LATEST_DISPUTE = { orderBy: { id: 'desc' }, take: 1 } as const
