import { after, MINUTE_MS } from '../../server/src/platform/clock.ts'
import type { Database } from '../../server/src/platform/db.ts'

/** More than the page of 30 that the conversation's screen asks for. */
const MESSAGES = 40

interface Sale {
  readonly offerId: string
  readonly buyerId: string
  readonly providerAccountId: string
  readonly createdAt: Date
}

/** Rows of an offer that is fully paid and not yet sent, with the talk of its parties; returns the order's id. */
export async function sellOffer({ prisma }: Database, sale: Sale): Promise<string> {
  const { offerId, buyerId, providerAccountId, createdAt } = sale
  const { requestId, providerId, currentVersion } = await prisma.offer.findUniqueOrThrow({
    where: { id: offerId },
    include: { currentVersion: { include: { lines: { include: { requestedPart: true } } } } },
  })
  const { totalCentesimos } = currentVersion
  const { id } = await prisma.order.create({
    data: {
      source: 'OFFER',
      offerId,
      offerVersionId: currentVersion.id,
      requestId,
      buyerId,
      boughtAs: 'CONSUMER',
      providerId,
      plan: 'FULL',
      totalCentesimos,
      paidCentesimos: totalCentesimos,
      createdAt,
      lines: {
        create: currentVersion.lines.map(({ requestedPart, ...line }) => ({
          requestedPartId: requestedPart.id,
          position: line.position,
          description: requestedPart.description,
          quantity: requestedPart.quantity,
          condition: line.condition,
          priceCentesimos: line.priceCentesimos,
          commissionBps: 1000,
          commissionCentesimos: line.priceCentesimos / 10,
          deliveryTime: line.deliveryTime,
          warrantyDays: line.warrantyDays,
        })),
      },
      ledger: {
        create: {
          key: `charge:${offerId}`,
          kind: 'CHARGE',
          createdAt,
          entries: {
            create: [
              { account: 'GATEWAY', amountCentesimos: totalCentesimos },
              { account: 'HELD', providerId, amountCentesimos: -totalCentesimos },
            ],
          },
        },
      },
      conversation: { create: { createdAt } },
    },
  })
  await prisma.offer.update({ where: { id: offerId }, data: { state: 'ACCEPTED' } })
  await prisma.requestedPart.updateMany({ where: { requestId }, data: { orderId: id } })
  await prisma.partRequest.update({ where: { id: requestId }, data: { state: 'AWARDED' } })
  await talk({ prisma }, id, { ...sale, parties: [buyerId, providerAccountId] })
  return id
}

/** Messages of both in turns, of which the buyer has not read the newest. */
async function talk(
  { prisma }: Pick<Database, 'prisma'>,
  orderId: string,
  { parties, createdAt }: { readonly parties: readonly [string, string]; readonly createdAt: Date },
): Promise<void> {
  const { id: conversationId } = await prisma.conversation.findUniqueOrThrow({ where: { orderId } })
  const messages = await prisma.message.createManyAndReturn({
    data: Array.from({ length: MESSAGES }, (_, index) => ({
      conversationId,
      senderId: parties[index % parties.length] ?? null,
      clientKey: String(index),
      body: `¿Entra en la Montevideo? ${index}`,
      createdAt: after(createdAt, (index - MESSAGES) * MINUTE_MS),
    })),
  })
  const last = messages.at(-2)?.id ?? null
  await prisma.conversationParty.createMany({
    data: parties.map((accountId, place) => ({
      conversationId,
      accountId,
      lastReadMessageId: last,
      deliveredMessageId: last,
      unreadCount: place === 0 ? 1 : 0,
    })),
  })
}
