import type { Account, ProviderProfile } from '../../generated/prisma/client.ts'
import { NotAllowed } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { sessionsEnded } from '../accounts/account.events.ts'
import { endUnpaidSales, lockPendingCustomOrders } from '../customOrders/unpaidSales.ts'
import { lockRow } from '../locks.ts'
import { isPartlyBought, stateAt } from '../requests/request.lifecycle.ts'
import { stepPartRequest } from '../requests/request.step.ts'
import { type LockedRequest, lockRequests } from '../requests/requestLock.ts'
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
  const concerned = {
    OR: [{ buyerId: accountId }, ...(providerId ? [{ offers: { some: { providerId } } }] : [])],
  }
  const requests = await lockRequests(tx, concerned)
  const customOrders = providerId ? await lockPendingCustomOrders(tx, providerId) : []
  const reasons = await openMoneyOf(tx, { accountId, email: account.email, providerId })
  if (reasons.length > 0) throw new MoneyOpen(reasons)
  for (const request of requests.values())
    if (request.buyerId === accountId) await endRequest(unit, request, accountId, at)
  if (providerId) {
    const sales = { providerId, requests, customOrders }
    await endUnpaidSales(unit, sales, { withdraws: 'provider', expires: 'system', accountId, at })
  }
  await tx.session.deleteMany({ where: { accountId } })
  await tx.apiKey.deleteMany({ where: { provider: { accountId } } })
  await tx.webhook.deleteMany({ where: { provider: { accountId } } })
  await tx.mailedLink.deleteMany({ where: { accountId } })
  await unit.emit(sessionsEnded, { accountId })
  return account
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
