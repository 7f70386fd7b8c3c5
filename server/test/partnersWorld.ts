import { encodeGlobalId } from '../src/platform/globalIds.ts'
import { newId } from '../src/platform/ids.ts'
import type { Harness } from './harness.ts'
import type { CreatedRequest } from './requestsWorld.ts'

/** Sends a request again `count` times, beyond the limits of one sender. */
export async function repeatRequest(
  { services }: Harness,
  { rawId }: CreatedRequest,
  count: number,
): Promise<CreatedRequest[]> {
  const { prisma } = services.db
  const { parts, ...request } = await prisma.partRequest.findUniqueOrThrow({
    where: { id: rawId },
    omit: { brandKey: true },
    include: { parts: true },
  })
  const copies = Array.from({ length: count }, () => ({
    ...request,
    id: newId(),
    submissionKey: newId(),
    feedKey: newId(),
  }))
  const partsOf = copies.map(({ id: requestId }) => parts.map(part => ({ ...part, id: newId(), requestId })))
  await prisma.partRequest.createMany({ data: copies })
  await prisma.requestedPart.createMany({ data: partsOf.flat() })
  return copies.map(({ id }, index) => ({
    id: encodeGlobalId('PartRequest', id),
    rawId: id,
    partIds: (partsOf[index] ?? []).map(part => encodeGlobalId('RequestedPart', part.id)),
  }))
}
