import type { Account, ProviderProfile } from '../../generated/prisma/client.ts'
import type { Tx } from '../../platform/db.ts'
import { NotAllowed } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { sessionsEnded } from '../accounts/account.events.ts'
import { stateAt as customOrderStateAt } from '../customOrders/customOrder.lifecycle.ts'
import { stepCustomOrder } from '../customOrders/customOrder.step.ts'
import { lockCustomOrder } from '../customOrders/customOrderLock.ts'
import { lockRow } from '../locks.ts'
import { stateAt as offerStateAt } from '../offers/offer.lifecycle.ts'
import { OFFER_OF_PARTIES, stepOffer } from '../offers/offer.step.ts'
import { isPartlyBought, stateAt } from '../requests/request.lifecycle.ts'
import { stepPartRequest } from '../requests/request.step.ts'
import { type LockedRequest, lockRequest } from '../requests/requestLock.ts'
import { openMoneyOf } from './openMoney.ts'
import { MoneyOpen } from './privacy.errors.ts'

export type LeavingAccount = Account & { readonly providerProfile: ProviderProfile | null }

/**
 * Ends what an account has begun and nobody has paid: its open requests are canceled, its pending offers
 * withdrawn, its pending custom orders expire, its sessions and sockets are closed, its API keys deleted.
 * Locks the account and every request and pending custom order of it, so that a payment for one of them comes
 * either before, and is money that is open, or after, and is given back. Throws NotAllowed for the admin and
 * MoneyOpen.
 */
export async function leave(
  unit: Unit,
  { accountId, adminEmail, at }: { accountId: string; adminEmail: string; at: Date },
): Promise<LeavingAccount> {
  const { tx } = unit
  await lockRow(tx, 'Account', accountId)
  const account = await tx.account.findUniqueOrThrow({
    where: { id: accountId },
    include: { providerProfile: true },
  })
  if (account.email === adminEmail.toLowerCase())
    throw new NotAllowed('La cuenta del administrador se cambia en la configuración.')
  const providerId = account.providerProfile?.id ?? null
  const concerned = await tx.partRequest.findMany({
    where: { OR: [{ buyerId: accountId }, ...(providerId ? [{ offers: { some: { providerId } } }] : [])] },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  const requests = new Map<string, LockedRequest>()
  for (const { id } of concerned) {
    const request = await lockRequest(tx, id)
    if (request) requests.set(id, request)
  }
  const customOrders = providerId ? await lockPendingCustomOrders(tx, providerId) : []
  const reasons = await openMoneyOf(tx, { accountId, email: account.email, providerId })
  if (reasons.length > 0) throw new MoneyOpen(reasons)
  for (const request of requests.values())
    if (request.buyerId === accountId) await endRequest(unit, request, accountId, at)
  if (providerId) await withdrawOffers(unit, { accountId, providerId, requests, at })
  for (const order of customOrders)
    if (customOrderStateAt(order, at) === 'PENDING')
      await stepCustomOrder(unit, order, { action: 'expire', actor: 'system', at })
  await tx.session.deleteMany({ where: { accountId } })
  await tx.apiKey.deleteMany({ where: { provider: { accountId } } })
  await tx.mailedLink.deleteMany({ where: { accountId } })
  await unit.emit(sessionsEnded, { accountId })
  return account
}

/** Locks them, so that a payment of one comes before and is open money, or after and is refunded. */
async function lockPendingCustomOrders(tx: Tx, providerId: string) {
  const pending = await tx.customOrder.findMany({
    where: { providerId, state: 'PENDING' },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  const locked = []
  for (const { id } of pending) locked.push(await lockCustomOrder(tx, { id }))
  return locked.filter(({ state }) => state === 'PENDING')
}

/** Cancels a request if it is open; its orders continue. The caller holds its lock. */
export async function endRequest(
  unit: Unit,
  request: LockedRequest,
  accountId: string,
  at: Date,
): Promise<void> {
  // An overdue one is ended by its timer.
  if (stateAt(request, at) !== request.state) return
  if (request.state !== 'OPEN' && request.state !== 'ANSWERED') return
  const action = isPartlyBought(request) ? 'endPartly' : 'cancel'
  await stepPartRequest(unit, request, { action, actor: 'buyer', accountId, at })
}

async function withdrawOffers(
  unit: Unit,
  {
    accountId,
    providerId,
    requests,
    at,
  }: { accountId: string; providerId: string; requests: ReadonlyMap<string, LockedRequest>; at: Date },
): Promise<void> {
  const offers = await unit.tx.offer.findMany({
    where: { providerId, state: 'PENDING' },
    include: OFFER_OF_PARTIES,
    orderBy: { id: 'asc' },
  })
  for (const offer of offers) {
    const request = requests.get(offer.requestId)
    if (request && offerStateAt(offer, at) === 'PENDING')
      await stepOffer(unit, { ...offer, request }, { action: 'withdraw', actor: 'provider', accountId, at })
  }
  // A lost one would be restored when its winner's sale is canceled, while it is valid.
  await unit.tx.offer.updateMany({ where: { providerId, state: 'LOST' }, data: { validUntil: at } })
}
