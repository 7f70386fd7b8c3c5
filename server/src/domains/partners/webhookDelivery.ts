import type { Prisma } from '../../generated/prisma/client.ts'
import { after, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../platform/clock.ts'
import { Postponed } from '../../platform/jobPostponed.ts'
import { handleJob } from '../../platform/jobs.ts'
import { PrivateAddress, postPublicly } from '../../platform/publicPost.ts'
import type { Services } from '../context.ts'
import { webhookDisabled } from './webhook.events.ts'
import { deliverWebhook } from './webhook.jobTypes.ts'
import { webhookHeaders } from './webhookSigning.ts'

/** For how long a delivery is attempted. */
export const ATTEMPTED_MS = 72 * HOUR_MS
const TIMEOUT_MS = 10 * SECOND_MS
/** Pauses between attempts; the last one repeats. */
const PAUSES = [
  10 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  20 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
]
/** Share of a pause by which it is longer or shorter, so that not all retries meet a server that returns. */
const JITTER = 0.2
/** The server wants no more. */
const GONE = 410

const DELIVERY = { webhook: { include: { provider: { select: { accountId: true } } } } } as const
type Delivery = Prisma.WebhookDeliveryGetPayload<{ include: typeof DELIVERY }>

/** Where a secret is sealed. */
export const secretAbout = (webhookId: string) => `webhook ${webhookId}`

/** The pause after that many attempts, in ms. */
export function pauseAfter(attempts: number, chance = Math.random()): number {
  const pause = PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? 0
  return Math.round(pause * (1 - JITTER + 2 * JITTER * chance))
}

export const deliverWebhookJob = handleJob<Services, { deliveryId: string }>(
  deliverWebhook,
  async (services, { deliveryId }) => {
    const { db, clock } = services
    const delivery = await db.prisma.webhookDelivery.findUnique({
      where: { id: deliveryId },
      include: DELIVERY,
    })
    // A webhook that was switched off or removed gets nothing; what waits can be sent again by a person.
    if (!delivery || delivery.state !== 'PENDING' || delivery.webhook.disabledAt) return
    const answer = await attempt(services, delivery)
    const at = clock.now()
    const attempts = delivery.attempts + 1
    const isDelivered = answer.status !== null && answer.status >= 200 && answer.status < 300
    const nextAt = after(at, pauseAfter(attempts))
    const isOver = answer.status === GONE || nextAt > after(delivery.createdAt, ATTEMPTED_MS)
    const state = isDelivered ? 'DELIVERED' : isOver ? 'FAILED' : 'PENDING'
    await services.transact(async ({ tx, emit }) => {
      await tx.webhookDelivery.update({
        where: { id: deliveryId },
        data: { ...answer, state, attempts, attemptedAt: at, nextAt: state === 'PENDING' ? nextAt : null },
      })
      if (state !== 'FAILED') return
      const { id, provider } = delivery.webhook
      const { count } = await tx.webhook.updateMany({
        where: { id, disabledAt: null },
        data: { disabledAt: at },
      })
      if (count > 0) await emit(webhookDisabled, { webhookId: id, accountId: provider.accountId })
    })
    if (state === 'PENDING') throw new Postponed(nextAt)
  },
)

async function attempt(
  { sealing, clock, settings }: Services,
  { id, eventId, body, webhook }: Delivery,
): Promise<{ status: number | null; problem: string | null }> {
  const at = clock.now()
  const isFormerValid = webhook.formerUntil !== null && webhook.formerUntil > at
  const sealed = [
    webhook.sealedSecret,
    ...(isFormerValid && webhook.formerSecret ? [webhook.formerSecret] : []),
  ]
  const secrets = sealed.map(text => sealing.open(text, secretAbout(webhook.id)))
  try {
    const status = await postPublicly({
      url: new URL(webhook.url),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Tuerca-Webhooks/1',
        'tuerca-delivery': id,
        ...webhookHeaders({ id: eventId, at, body, secrets }),
      },
      body,
      timeoutMs: TIMEOUT_MS,
      mayBePrivate: settings.webhooksMayBePrivate,
    })
    return { status, problem: null }
  } catch (error) {
    return { status: null, problem: problemOf(error) }
  }
}

/** Why no answer arrived, for the person who looks at the log. */
function problemOf(error: unknown): string {
  if (error instanceof PrivateAddress) return 'La dirección no está en la internet pública.'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (error instanceof Error && error.name === 'TimeoutError')
    return 'El servidor no respondió en 10 segundos.'
  if (code === 'ENOTFOUND') return 'No se encontró el servidor.'
  if (code === 'ECONNREFUSED') return 'El servidor no acepta conexiones.'
  return code ? `No se pudo conectar (${code}).` : 'No se pudo conectar.'
}
