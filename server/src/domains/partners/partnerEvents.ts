import { v5 } from 'uuid'
import type { PartnerEvent } from '../../generated/prisma/client.ts'
import type { ApiKeyMode, PartnerEventKind } from '../../generated/prisma/enums.ts'
import type { Tx } from '../../platform/db.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import type { Services } from '../context.ts'
import { PARTNER_EVENT_KINDS } from './partnerEventKinds.ts'
import { sendSimulatedEvent } from './simulation/simulation.jobTypes.ts'
import { deliverWebhook } from './webhook.jobTypes.ts'

export interface Happening {
  /** A UUID of what caused it: recording it twice is once. */
  readonly causeId: string
  readonly providerId: string
  readonly kind: PartnerEventKind
  readonly subjectId: string
  readonly at: Date
}

/** Records an event of a provider under its next number, with a delivery for each webhook that wants its kind. Null when it is known. */
export async function recordPartnerEvent(
  { testWebhooks }: Pick<Services, 'testWebhooks'>,
  unit: Unit,
  happening: Happening,
): Promise<PartnerEvent | null> {
  const { tx } = unit
  const { causeId, providerId, kind, subjectId, at } = happening
  const id = v5(`${providerId} ${kind}`, causeId)
  if ((await tx.partnerEvent.count({ where: { id } })) > 0) return null
  const number = await nextNumber(tx, providerId)
  const event = await tx.partnerEvent.create({ data: { id, providerId, number, kind, subjectId, at } })
  if (testWebhooks) await unit.enqueue(sendSimulatedEvent, { eventId: id })
  else await addDeliveries(unit, event, 'LIVE')
  return event
}

/** Sends an event to each webhook of its provider that is for that market and wants its kind. */
export async function addDeliveries(unit: Unit, event: PartnerEvent, mode: ApiKeyMode): Promise<void> {
  const { providerId, kind, subjectId, at } = event
  const webhooks = await unit.tx.webhook.findMany({
    where: {
      providerId,
      mode,
      disabledAt: null,
      ...(kind === 'WEBHOOK_TEST' ? { id: subjectId } : { kinds: { has: kind } }),
    },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  for (const { id: webhookId } of webhooks) await addDelivery(unit, { webhookId, event, at })
}

/** Locks the provider's stream until the transaction ends. */
async function nextNumber(tx: Tx, providerId: string): Promise<number> {
  const { lastNumber } = await tx.partnerStream.upsert({
    where: { providerId },
    create: { providerId, lastNumber: 1 },
    update: { lastNumber: { increment: 1 } },
    select: { lastNumber: true },
  })
  return lastNumber
}

interface NewDelivery {
  readonly webhookId: string
  readonly event: PartnerEvent
  readonly at: Date
}

/** Sends an event to a webhook, once its transaction commits. Returns the delivery’s id. */
export async function addDelivery(unit: Unit, { webhookId, event, at }: NewDelivery): Promise<string> {
  const { id } = await unit.tx.webhookDelivery.create({
    data: { webhookId, eventId: event.id, body: bodyOf(event), createdAt: at, nextAt: at },
    select: { id: true },
  })
  await unit.enqueue(deliverWebhook, { deliveryId: id })
  return id
}

/** An event for programs, the same in the graph and in webhooks. */
export function describeEvent({ kind, subjectId }: Pick<PartnerEvent, 'kind' | 'subjectId'>) {
  const { word, subject } = PARTNER_EVENT_KINDS[kind]
  return { type: word, object: subject, objectId: subject && encodeGlobalId(subject, subjectId) }
}

/** The bytes of every delivery of an event: ids, by which the graph tells what there is now. */
function bodyOf(event: PartnerEvent): string {
  const { type, object, objectId } = describeEvent(event)
  const data = { event: event.id, number: event.number, object, objectId }
  return JSON.stringify({ type, timestamp: event.at.toISOString(), data })
}
