import type { OperationContext } from '../domains/context.ts'
import { createApiKey, revokeApiKey, rotateApiKey } from '../domains/partners/apiKey.operations.ts'
import { addDelivery, recordPartnerEvent } from '../domains/partners/partnerEvents.ts'
import { createWebhook } from '../domains/partners/webhook.operations.ts'
import { requireApprovedProvider } from '../domains/viewer.ts'
import { after, DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { DEMO_PASSWORD } from './cast.ts'
import type { Teller } from './story.ts'

/** Keys of one provider: one that works, one that another replaces, and one that was revoked. Nobody has them: a new one is made in a moment. */
export async function makeKeys({ now, stage, as }: Teller): Promise<void> {
  const { clock } = stage
  const proven = { days: 365, password: DEMO_PASSWORD }
  clock.travelTo(after(now, -20 * DAY_MS))
  const former = await createApiKey(as('litoral'), {
    ...proven,
    name: 'Planilla de precios',
    scopes: ['OFFERS_WRITE'],
  })
  await revokeApiKey(as('litoral'), former.keyId)
  const replaced = await createApiKey(as('litoral'), {
    ...proven,
    name: 'Sistema del mostrador',
    scopes: ['REQUESTS_READ', 'OFFERS_WRITE'],
  })
  clock.travelTo(after(now, -HOUR_MS))
  await rotateApiKey(as('litoral'), { ...proven, id: replaced.keyId, overlapHours: 168 })
  await makeWebhook(as('litoral'))
}

/** A webhook whose server was away for three days: off, with the event that failed. */
async function makeWebhook(ctx: OperationContext): Promise<void> {
  const { prisma } = ctx.db
  const { webhookId } = await createWebhook(ctx, {
    url: 'https://sistema.litoral.example/tuerca',
    kinds: ['REQUEST_MATCHED', 'OFFER_ACCEPTED', 'ORDER_PAID'],
  })
  const { id: providerId } = requireApprovedProvider(ctx.viewer).provider
  const order = await prisma.order.findFirstOrThrow({ where: { providerId }, orderBy: { id: 'desc' } })
  const at = after(ctx.clock.now(), -3 * DAY_MS)
  // Switched off before its job runs, which then sends nothing.
  await prisma.webhook.update({
    where: { id: webhookId },
    data: { createdAt: at, disabledAt: ctx.clock.now() },
  })
  await ctx.transact(async unit => {
    const happening = { causeId: order.id, providerId, kind: 'ORDER_PAID', subjectId: order.id, at } as const
    const event = await recordPartnerEvent(unit, happening)
    if (event) await addDelivery(unit, { webhookId, event, at })
  })
  await prisma.webhookDelivery.updateMany({
    where: { webhookId },
    data: {
      state: 'FAILED',
      attempts: 13,
      attemptedAt: ctx.clock.now(),
      nextAt: null,
      problem: 'El servidor no respondió en 10 segundos.',
    },
  })
}
