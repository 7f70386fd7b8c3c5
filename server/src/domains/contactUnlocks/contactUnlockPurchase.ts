import type { Tx } from '../../platform/db.ts'
import { InvalidInput, NotFound, WrongState } from '../../platform/refusal.ts'
import { requirePolicyConsent } from '../accounts/policies/policyConsent.policy.ts'
import { TermsChanged } from '../purchases/purchase.errors.ts'
import type { Item, Purpose } from '../purchases/purpose.ts'
import { lockRequest } from '../requests/requestLock.ts'
import { requireBuyer } from '../viewer.ts'
import { NO_PRICE, NOBODY_QUOTED, UNLOCKED } from './contactUnlock.errors.ts'
import { contactsUnlocked } from './contactUnlock.events.ts'
import { REVEALED_OFFERS, unlockObstacle } from './contactUnlock.policy.ts'

export const OBSTACLE_WORDS = { NO_PRICE, NOBODY_QUOTED, UNLOCKED } as const
export const UNLOCK_NAME = 'Contacto de quienes cotizaron'

/**
 * The contacts of the providers that quoted a request: Tuerca shows them at once, so nothing is held and
 * there is no order.
 */
export const contactUnlockPurchase: Purpose = {
  typename: 'PartRequest',
  isHeld: false,
  goneReason: 'Nadie mantiene una cotización de ese pedido',
  words: {
    paid: 'Ya podés ver el contacto de quienes cotizaron tu pedido.',
    returned: 'Cuando llegó tu pago nadie mantenía una cotización de ese pedido.',
    unpaid: 'No se pudo procesar el pago de la consulta. Podés intentarlo de nuevo desde tu pedido.',
    name: UNLOCK_NAME,
  },

  requirePayer(viewer) {
    const { accountId, email } = requireBuyer(viewer)
    requirePolicyConsent(viewer)
    return { accountId, email }
  },

  async price({ tx }, { choices, payer }) {
    const items = []
    for (const [index, { id, version, partIds, plan }] of choices.entries()) {
      const refuse = (field: string, message: string): never => {
        throw new InvalidInput([{ path: ['choices', String(index), field], message }])
      }
      if (choices.findIndex(other => other.id === id) !== index)
        refuse('of', 'Elegí cada pedido una sola vez.')
      if (plan !== 'FULL') refuse('plan', 'Este importe se paga completo.')
      if (partIds) refuse('partIds', 'Los contactos se ven todos juntos.')
      const request = await lockRequest(tx, id)
      if (!request || request.buyerId !== payer.accountId) throw new NotFound('Ese pedido ya no está.')
      const obstacle = unlockObstacle({ ...request, ...(await quotesOf(tx, id)) })
      if (obstacle) throw new WrongState(OBSTACLE_WORDS[obstacle], obstacle)
      if (request.unlockPriceCentesimos === null || request.unlockPriceCentesimos !== version)
        throw new TermsChanged()
      items.push({
        purpose: 'CONTACT_UNLOCK' as const,
        amountCentesimos: request.unlockPriceCentesimos,
        plan,
        references: { requestId: id },
        offerLineIds: [],
        customOrderItemIds: [],
      })
    }
    return { items, rivals: { requestId: { in: choices.map(({ id }) => id) } } }
  },

  async lock(tx, items) {
    for (const requestId of new Set(items.map(requestIdOf).toSorted())) await lockRequest(tx, requestId)
  },

  /** Available while a provider quotes it, at any current price: the paid price was agreed to. */
  async isAvailable(tx, { item, checkout }) {
    const request = await tx.partRequest.findUniqueOrThrow({
      where: { id: requestIdOf(item) },
      include: { buyer: { select: { erasedAt: true } } },
    })
    if (request.removalId || request.erasedAt || !request.buyer || request.buyer.erasedAt) return false
    // Reclaimed by its e-mail's owner while a page of the gateway was still open.
    if (request.buyerId !== checkout.payerId) return false
    const agreed = { ...request, unlockPriceCentesimos: item.amountCentesimos }
    return unlockObstacle({ ...agreed, ...(await quotesOf(tx, request.id)) }) === null
  },

  async fulfil({ tx, emit }, { item, checkout: { payerId }, at }) {
    const requestId = requestIdOf(item)
    if (!payerId) throw new Error(`item ${item.id} has no buyer`)
    await tx.contactUnlock.create({ data: { requestId, accountId: payerId, paidAt: at } })
    await emit(contactsUnlocked, { requestId, buyerId: payerId })
    return { outcome: 'SERVICE' }
  },

  async returnPath() {
    return null
  },

  async describe(_prisma, { amountCentesimos }) {
    return [{ name: UNLOCK_NAME, amountCentesimos }]
  },
}

function requestIdOf({ id, requestId }: Item): string {
  if (!requestId) throw new Error(`item ${id} names no request`)
  return requestId
}

async function quotesOf(tx: Tx, requestId: string) {
  const contactUnlock = await tx.contactUnlock.findUnique({ where: { requestId } })
  return { contactUnlock, quotes: await tx.offer.count({ where: { requestId, ...REVEALED_OFFERS } }) }
}
