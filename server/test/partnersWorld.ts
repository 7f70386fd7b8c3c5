import { secretAbout } from '../src/domains/partners/webhookDelivery.ts'
import { newWebhookSecret } from '../src/domains/partners/webhookSigning.ts'
import { numberKey, partKey } from '../src/domains/vehicles/partKeys.ts'
import { encodeGlobalId } from '../src/platform/globalIds.ts'
import { newId } from '../src/platform/ids.ts'
import { PART } from './authorization/wordyRequest.ts'
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

/** A webhook of that provider with one delivery, which is tried again. */
export async function keepWebhook(
  { clock, services }: Harness,
  provider: string | null,
  url = 'https://sistema.example/tuerca',
): Promise<{ webhookId: string; deliveryId: string }> {
  const { prisma } = services.db
  const providerId = provider ?? ''
  const at = clock.now()
  const webhookId = newId()
  const sealedSecret = services.sealing.seal(newWebhookSecret(), secretAbout(webhookId))
  await prisma.webhook.create({
    data: { id: webhookId, providerId, url, kinds: ['ORDER_PAID'], sealedSecret, createdAt: at },
  })
  const { lastNumber: number } = await prisma.partnerStream.upsert({
    where: { providerId },
    create: { providerId, lastNumber: 1 },
    update: { lastNumber: { increment: 1 } },
  })
  const { id: eventId } = await prisma.partnerEvent.create({
    data: { id: newId(), providerId, number, kind: 'ORDER_PAID', subjectId: webhookId, at },
  })
  const { id: deliveryId } = await prisma.webhookDelivery.create({
    data: {
      webhookId,
      eventId,
      body: '{}',
      createdAt: at,
      attempts: 1,
      attemptedAt: at,
      nextAt: at,
      status: 503,
      problem: 'El servidor no acepta conexiones.',
    },
  })
  return { webhookId, deliveryId }
}

/** An item of that provider with every field, which suits the part of `wordyRequest.ts` by its number. Returns its database id. */
export async function keepCatalogueItem(
  { clock, services }: Harness,
  provider: string | null,
  said: { readonly externalId: string; readonly name: string },
): Promise<string> {
  const { id } = await services.db.prisma.catalogueItem.create({
    data: {
      ...said,
      providerId: provider ?? '',
      partKey: partKey(said.name),
      partNumber: PART.partNumber,
      numberKey: numberKey(PART.partNumber),
      condition: 'NEW',
      priceCentesimos: 412_345,
      quantity: 7,
      deliveryTime: 'IMMEDIATE',
      warrantyDays: 60,
      searchKey: said.name.toLowerCase(),
      source: 'SYNC',
      rowHash: 'of no row',
      syncedAt: clock.now(),
      fits: {
        create: {
          position: 0,
          brand: 'Fiat',
          model: 'Uno',
          vehicleKey: 'fiat|uno',
          yearFrom: 2000,
          yearTo: 2013,
        },
      },
    },
  })
  return id
}
