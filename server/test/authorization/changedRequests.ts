import { after, DAY_MS, HOUR_MS } from '../../src/platform/clock.ts'
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
  // The figures of a week have the time to the first offer of requests that are older than a day.
  const sentAt = after(at, -2 * DAY_MS)
  await prisma.partRequest.update({
    where: { id: deleted },
    data: {
      sentAt,
      firstOfferAt: after(sentAt, HOUR_MS),
      cancelReason: 'Ya no la necesito',
      deletedAt: at,
    },
  })
}
