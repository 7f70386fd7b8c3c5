import { isIP } from 'node:net'
import type { z } from 'zod'
import { after, HOUR_MS } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { isPublicAddress } from '../../platform/publicPost.ts'
import { InvalidInput, NotFound, WrongState } from '../../platform/refusal.ts'
import type { OperationContext, TestMarket } from '../context.ts'
import { lockRow } from '../locks.ts'
import { requireApprovedProvider } from '../viewer.ts'
import { addDelivery, recordPartnerEvent } from './partnerEvents.ts'
import type { createWebhookInput, rotateWebhookSecretArgs } from './webhook.input.ts'
import { secretAbout } from './webhookDelivery.ts'
import { newWebhookSecret } from './webhookSigning.ts'

/** Webhooks of one provider. */
export const MOST_WEBHOOKS = 5
/** Tests and repeated deliveries of one provider. */
const SENT_BY_HAND = { name: 'webhook-by-hand', points: 120, perMs: HOUR_MS }
const WEBHOOK_GONE = 'Esa dirección ya no está.'

/** A secret that is answered once. */
export interface NewWebhookSecret {
  readonly webhookId: string
  readonly secret: string
}

/** Adds an address of the viewing provider. Throws SignInRequired, NotAllowed, InvalidInput, WrongState. */
export async function createWebhook(
  ctx: OperationContext,
  { url, kinds, mode }: z.output<typeof createWebhookInput>,
): Promise<NewWebhookSecret> {
  const { accountId, provider } = requireApprovedProvider(ctx.viewer)
  if (mode === 'TEST') requireTestMarket(ctx)
  const address = requireAddress(ctx, url)
  return ctx.transact(async ({ tx }) => {
    await lockRow(tx, 'Account', accountId)
    if ((await tx.webhook.count({ where: { providerId: provider.id } })) >= MOST_WEBHOOKS)
      throw new WrongState(`Ya tenés ${MOST_WEBHOOKS} direcciones. Eliminá una que no uses.`, 'FULL')
    const webhookId = newId()
    const secret = newWebhookSecret()
    await tx.webhook.create({
      data: {
        id: webhookId,
        providerId: provider.id,
        url: address,
        kinds,
        mode,
        sealedSecret: ctx.sealing.seal(secret, secretAbout(webhookId)),
        createdAt: ctx.clock.now(),
      },
    })
    return { webhookId, secret }
  })
}

/** The address as it is kept. What a name resolves to is checked by each delivery. Throws InvalidInput. */
function requireAddress({ settings }: OperationContext, typed: string): string {
  const refuse = (message: string) => new InvalidInput([{ path: ['url'], message }])
  if (!URL.canParse(typed))
    throw refuse('Poné la dirección entera, por ejemplo https://tu-empresa.com/tuerca.')
  const url = new URL(typed)
  const isSecure = url.protocol === 'https:' || (settings.webhooksMayBePrivate && url.protocol === 'http:')
  if (!isSecure) throw refuse('La dirección tiene que empezar con https://.')
  if (url.username || url.password) throw refuse('La dirección no puede llevar usuario ni contraseña.')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isPrivate = isIP(host) === 0 ? !host.includes('.') : !isPublicAddress(host)
  if (isPrivate && !settings.webhooksMayBePrivate)
    throw refuse('La dirección tiene que estar en la internet pública.')
  url.hash = ''
  return url.href
}

/** Gives a webhook another secret; the present one signs too for some hours. Throws SignInRequired, NotAllowed, NotFound. */
export async function rotateWebhookSecret(
  ctx: OperationContext,
  { id, overlapHours }: z.output<typeof rotateWebhookSecretArgs>,
): Promise<NewWebhookSecret> {
  const owner = requireApprovedProvider(ctx.viewer)
  return ctx.transact(async ({ tx }) => {
    await lockRow(tx, 'Account', owner.accountId)
    const webhook = await tx.webhook.findFirst({ where: { id, providerId: owner.provider.id } })
    if (!webhook) throw new NotFound(WEBHOOK_GONE)
    const secret = newWebhookSecret()
    await tx.webhook.update({
      where: { id },
      data: {
        sealedSecret: ctx.sealing.seal(secret, secretAbout(id)),
        formerSecret: webhook.sealedSecret,
        formerUntil: after(ctx.clock.now(), overlapHours * HOUR_MS),
      },
    })
    return { webhookId: id, secret }
  })
}

/** Switches a webhook on again; what failed meanwhile is sent again one by one. Throws SignInRequired, NotAllowed, NotFound. */
export async function enableWebhook(ctx: OperationContext, id: string): Promise<{ webhookId: string }> {
  const { provider } = requireApprovedProvider(ctx.viewer)
  return ctx.transact(async ({ tx }) => {
    const where = { id, providerId: provider.id }
    if (!(await tx.webhook.findFirst({ where, select: { id: true } }))) throw new NotFound(WEBHOOK_GONE)
    await tx.webhook.updateMany({
      where: { ...where, disabledAt: { not: null } },
      data: { disabledAt: null },
    })
    return { webhookId: id }
  })
}

/** Removes a webhook with its log. Throws SignInRequired, NotAllowed, NotFound. */
export async function deleteWebhook(ctx: OperationContext, id: string): Promise<{ accountId: string }> {
  const { provider, accountId } = requireApprovedProvider(ctx.viewer)
  return ctx.transact(async ({ tx }) => {
    const { count } = await tx.webhook.deleteMany({ where: { id, providerId: provider.id } })
    if (count === 0) throw new NotFound(WEBHOOK_GONE)
    return { accountId }
  })
}

/** Sends a test event to a webhook. Throws SignInRequired, NotAllowed, NotFound, WrongState, RateLimited. */
export async function testWebhook(ctx: OperationContext, id: string): Promise<{ webhookId: string }> {
  const shop = requireApprovedProvider(ctx.viewer)
  const { id: providerId } = shop.provider
  await ctx.rateLimit.spend(SENT_BY_HAND, providerId)
  const webhook = await ctx.db.prisma.webhook.findFirst({ where: { id, providerId } })
  if (!webhook) throw new NotFound(WEBHOOK_GONE)
  requireOn(webhook)
  // The event takes the way of every event of its market.
  const market = webhook.mode === 'TEST' ? await requireTestMarket(ctx).enter(shop) : ctx
  const at = ctx.clock.now()
  return market.transact(async unit => {
    const happening = { causeId: newId(), providerId, kind: 'WEBHOOK_TEST', subjectId: id, at } as const
    await recordPartnerEvent(market, unit, happening)
    return { webhookId: id }
  })
}

function requireTestMarket({ testMarket }: OperationContext): TestMarket {
  if (!testMarket) throw new WrongState('Este sitio no tiene mercado de prueba.', 'NO_TEST_MARKET')
  return testMarket
}

/** Sends an event again, as a delivery of its own. Throws SignInRequired, NotAllowed, NotFound, WrongState, RateLimited. */
export async function replayDelivery(ctx: OperationContext, id: string): Promise<{ deliveryId: string }> {
  const { provider } = requireApprovedProvider(ctx.viewer)
  await ctx.rateLimit.spend(SENT_BY_HAND, provider.id)
  const at = ctx.clock.now()
  return ctx.transact(async unit => {
    const delivery = await unit.tx.webhookDelivery.findFirst({
      where: { id, webhook: { providerId: provider.id } },
      include: { event: true, webhook: { select: { disabledAt: true } } },
    })
    if (!delivery) throw new NotFound('Ese aviso ya no está.')
    requireOn(delivery.webhook)
    const { webhookId, event } = delivery
    return { deliveryId: await addDelivery(unit, { webhookId, event, at }) }
  })
}

function requireOn({ disabledAt }: { readonly disabledAt: Date | null }): void {
  if (disabledAt)
    throw new WrongState('Los avisos a esa dirección están apagados. Encendelos primero.', 'DISABLED')
}
