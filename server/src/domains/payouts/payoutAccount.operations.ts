import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { after } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { NotFound, WrongState } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { recordAdminAction } from '../accounts/adminAction.operations.ts'
import { provePassword } from '../accounts/identity/passwordProof.ts'
import { proveSecondFactor } from '../accounts/secondFactor/secondFactors.ts'
import type { OperationContext } from '../context.ts'
import { lockRow } from '../locks.ts'
import { requireAdmin, requireAdmittedProvider, requireProvider } from '../viewer.ts'
import { accountsInForce } from './accountInForce.ts'
import { payoutAccountRequested } from './payout.events.ts'
import { stepPayoutAccount } from './payout.step.ts'
import type { requestPayoutAccountInput } from './payoutAccount.input.ts'
import { CHANGE_DELAY_MS } from './payoutAccount.lifecycle.ts'
import { openAccount, sealAccount } from './sealedAccount.ts'

interface AskedAccount {
  readonly payoutAccountId: string
}
const GONE = 'Esa cuenta ya no está.'

/**
 * Asks the team for a bank account to be paid to, in the place of an earlier request; the same one again is one request. The account in force stays until the new
 * one is approved and a day is over. Its owner is mailed. Throws SignInRequired, NotAllowed, NoPassword, SecondFactorNeeded,
 * InvalidInput, RateLimited.
 */
export async function requestPayoutAccount(
  ctx: OperationContext,
  { bank, type, number, holder, document, password, code }: z.output<typeof requestPayoutAccountInput>,
): Promise<AskedAccount> {
  const { accountId, provider } = requireAdmittedProvider(ctx.viewer)
  await provePassword(ctx, password)
  await proveSecondFactor(ctx, { id: accountId }, code)
  const at = ctx.clock.now()
  return ctx.transact(async unit => {
    await lockRow(unit.tx, 'Account', accountId)
    const replaced = await unit.tx.payoutAccount.findMany({
      where: {
        providerId: provider.id,
        OR: [{ state: 'PENDING' }, { state: 'APPROVED', effectiveAt: { gt: at } }],
      },
      include: { provider: { select: { accountId: true } } },
    })
    const details = { number, holder, document }
    const same = replaced.find(
      earlier =>
        earlier.state === 'PENDING' &&
        earlier.bank === bank &&
        earlier.type === type &&
        isDeepStrictEqual(openAccount(ctx, earlier), details),
    )
    if (same) return { payoutAccountId: same.id }
    for (const earlier of replaced)
      await stepPayoutAccount(
        unit,
        earlier,
        { action: 'withdraw', actor: 'provider', accountId, at },
        { decidedAt: at },
      )
    const id = newId()
    await unit.tx.payoutAccount.create({
      data: {
        id,
        providerId: provider.id,
        bank,
        type,
        ...sealAccount(ctx, id, details),
        createdAt: at,
      },
      select: { id: true },
    })
    await unit.emit(payoutAccountRequested, { payoutAccountId: id, providerId: provider.id, accountId })
    return { payoutAccountId: id }
  })
}

/**
 * Takes back a bank account that waits for the team, or is approved and not yet in force: the one in force stays. Throws
 * SignInRequired, NotAllowed, NotFound, WrongState.
 */
export function withdrawPayoutAccount(ctx: OperationContext, id: string): Promise<AskedAccount> {
  const { accountId, provider } = requireProvider(ctx.viewer)
  const at = ctx.clock.now()
  return ctx.transact(async unit => {
    const account = await readLocked(unit, id)
    if (account.providerId !== provider.id) throw new NotFound(GONE)
    if (account.state === 'APPROVED' && account.effectiveAt && account.effectiveAt <= at)
      throw new WrongState('Esa cuenta ya está en uso. Para cobrar en otra, cambiala.', account.state)
    await stepPayoutAccount(
      unit,
      account,
      { action: 'withdraw', actor: 'provider', accountId, at },
      { decidedAt: at },
    )
    return { payoutAccountId: id }
  })
}

/**
 * Approves a bank account: at once for a provider without one, after a day in the place of another. Throws SignInRequired,
 * NotAllowed, NotFound, WrongState.
 */
export function approvePayoutAccount(ctx: OperationContext, id: string): Promise<AskedAccount> {
  const { accountId } = requireAdmin(ctx.viewer)
  const at = ctx.clock.now()
  return ctx.transact(async unit => {
    const account = await readLocked(unit, id)
    const inForce = (await accountsInForce(unit.tx, at, [account.providerId])).size > 0
    await stepPayoutAccount(
      unit,
      account,
      { action: 'approve', actor: 'staff', accountId, at },
      { decidedAt: at, effectiveAt: inForce ? after(at, CHANGE_DELAY_MS) : at },
    )
    await recordAdminAction(unit, { action: 'approvePayoutAccount', accountId, at, subjectId: id })
    return { payoutAccountId: id }
  })
}

/** Turns a bank account down; its provider gets the reason. Throws as `approvePayoutAccount`. */
export function rejectPayoutAccount(
  ctx: OperationContext,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<AskedAccount> {
  const { accountId } = requireAdmin(ctx.viewer)
  const at = ctx.clock.now()
  return ctx.transact(async unit => {
    await stepPayoutAccount(
      unit,
      await readLocked(unit, id),
      { action: 'reject', actor: 'staff', accountId, note: reason, at },
      { decidedAt: at, reason },
    )
    await recordAdminAction(unit, { action: 'rejectPayoutAccount', accountId, at, subjectId: id })
    return { payoutAccountId: id }
  })
}

/** A bank account under the lock of its provider's account, which every decision about it takes. */
async function readLocked({ tx }: Unit, id: string) {
  const found = await tx.payoutAccount.findUnique({
    where: { id },
    select: { provider: { select: { accountId: true } } },
  })
  if (!found) throw new NotFound(GONE)
  await lockRow(tx, 'Account', found.provider.accountId)
  return tx.payoutAccount.findUniqueOrThrow({
    where: { id },
    include: { provider: { select: { accountId: true } } },
  })
}
