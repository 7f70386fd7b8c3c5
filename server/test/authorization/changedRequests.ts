import { newId } from '../../src/platform/ids.ts'
import type { Harness } from '../harness.ts'
import { SAID } from './said.ts'

/**
 * Applies an owner's later changes to two of the requests, by their database ids, and the owner's question about an offer on the
 * first one.
 */
export async function changeRequests(
  { clock, services }: Harness,
  { added, deleted }: { added: string; deleted: string },
  quoterId: string | null,
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
  const offer = await prisma.offer.findFirstOrThrow({
    where: { requestId: added, providerId: quoterId ?? '' },
    select: { id: true },
  })
  await prisma.offerQuestion.create({
    data: {
      offerId: offer.id,
      number: 1,
      question: SAID.question,
      askedAt: at,
      answer: SAID.questionAnswer,
      answeredAt: at,
    },
  })
  await prisma.partRequest.update({
    where: { id: deleted },
    data: { cancelReason: 'Ya no la necesito', deletedAt: at },
  })
}
