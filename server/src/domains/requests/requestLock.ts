import type { PartRequest, Prisma } from '../../generated/prisma/client.ts'
import type { Tx } from '../../platform/db.ts'
import { lockRow } from '../locks.ts'
import type { DatedRequest } from './request.lifecycle.ts'
import { NOT_REMOVED } from './request.policy.ts'

export type LockedRequest = PartRequest & DatedRequest

/**
 * Locks a request until the transaction ends and reads it. Every step that decides about a request or its
 * offers takes this lock first, so those steps run one after the other. Null while the team's removal hides it.
 */
export async function lockRequest(tx: Tx, requestId: string): Promise<LockedRequest | null> {
  await lockRow(tx, 'PartRequest', requestId)
  return tx.partRequest.findUnique({
    where: { id: requestId, ...NOT_REMOVED },
    include: { parts: { select: { orderId: true } } },
  })
}

/** Locks every request that `where` finds, in the order of their ids; by id. */
export async function lockRequests(
  tx: Tx,
  where: Prisma.PartRequestWhereInput,
): Promise<ReadonlyMap<string, LockedRequest>> {
  const found = await tx.partRequest.findMany({ where, select: { id: true }, orderBy: { id: 'asc' } })
  const requests = new Map<string, LockedRequest>()
  for (const { id } of found) {
    const request = await lockRequest(tx, id)
    if (request) requests.set(id, request)
  }
  return requests
}
