import { newId } from '../../src/platform/ids.ts'
import type { Harness } from '../harness.ts'

/** Applies an owner's later changes to two of the requests, by their database ids. */
export async function changeRequests(
  { clock, services }: Harness,
  { added, deleted }: { added: string; deleted: string },
): Promise<void> {
  const { prisma } = services.db
  const at = clock.now()
  await prisma.requestEdit.create({
    data: {
      id: newId(),
      requestId: added,
      kind: 'ADDED',
      aspects: ['FILES'],
      comment: 'Es la del lado del conductor',
      at,
    },
  })
  await prisma.partRequest.update({
    where: { id: deleted },
    data: { cancelReason: 'Ya no la necesito', deletedAt: at },
  })
}
