import type { z } from 'zod'
import { dayInWords } from '../../platform/businessDays.ts'
import { after } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { NotFound, WrongState } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { LinkUnknown } from '../accounts/account.errors.ts'
import { recordAdminAction } from '../accounts/adminAction.operations.ts'
import { createLink, readOpenLink, spendLink, spendLinkAllowance } from '../accounts/links/mailedLinks.ts'
import { stepProvider } from '../accounts/profiles/provider.step.ts'
import type { OperationContext } from '../context.ts'
import { lockRow } from '../locks.ts'
import { requireAccount, requireAdmin } from '../viewer.ts'
import {
  accountErased,
  deletionConfirmed,
  deletionDeclined,
  deletionRequested,
  deletionWithdrawn,
} from './dataRequest.events.ts'
import {
  DATA_REQUEST_BUSINESS_DAYS,
  type declineDeletionInput,
  type requestDeletionInput,
} from './dataRequest.input.ts'
import { eraseAccount } from './erasure.ts'
import { leave } from './leaving.ts'
import { eraseRemains, REMAINS_AFTER_MS } from './privacy.jobTypes.ts'

const GONE = 'Ese pedido ya no está.'
const ANSWERED = 'Ese pedido ya fue contestado.'

/**
 * Mails a link that confirms the request, if the e-mail has an account. Does identical work otherwise. Throws
 * RateLimited.
 */
export async function requestDeletion(
  ctx: OperationContext,
  { email, reason }: z.output<typeof requestDeletionInput>,
): Promise<{ email: string }> {
  await spendLinkAllowance(ctx, email)
  const createdAt = ctx.clock.now()
  await ctx.transact(async ({ tx, emit }) => {
    const account = await tx.account.findUnique({ where: { email }, select: { id: true } })
    const accountId = account?.id ?? null
    const dataRequestId = newId()
    await tx.dataRequest.create({
      // The text of a person without an account is not stored.
      data: { id: dataRequestId, accountId, reason: accountId && (reason ?? null), createdAt },
      select: { id: true },
    })
    const link = { purpose: 'CONFIRM_DELETION', accountId, dataRequestId, createdAt } as const
    await emit(deletionRequested, { linkId: await createLink(tx, ctx.settings, link) })
  })
  return { email }
}

/**
 * Confirms the request of the link's recipient: it is pending with our team until a stated day. A pending one
 * keeps its day. Throws LinkUnknown, LinkUsed, LinkExpired.
 */
export async function confirmDeletion(
  ctx: OperationContext,
  token: string,
): Promise<{ dueOn: string; dueInWords: string }> {
  const { id: linkId, accountId, dataRequestId } = await readOpenLink(ctx, token, 'CONFIRM_DELETION')
  if (!accountId || !dataRequestId) throw new LinkUnknown()
  const now = ctx.clock.now()
  const dueOn = await ctx.transact(async ({ tx, emit }) => {
    await lockRow(tx, 'Account', accountId)
    await spendLink(tx, linkId, now)
    const waiting = await tx.dataRequest.findFirst({
      where: { accountId, confirmedAt: { not: null }, outcome: null },
      select: { dueOn: true },
    })
    if (waiting?.dueOn) return waiting.dueOn
    const due = ctx.settings.businessDays.lastDay(now, DATA_REQUEST_BUSINESS_DAYS, 'ourDuty')
    await tx.dataRequest.update({
      where: { id: dataRequestId },
      data: { confirmedAt: now, dueOn: due },
      select: { id: true },
    })
    await emit(deletionConfirmed, { dataRequestId }, { accountId })
    return due
  })
  return { dueOn, dueInWords: dayInWords(dueOn) }
}

/**
 * Withdraws the viewer’s pending request; changes nothing without one. A mail informs the account. Throws
 * SignInRequired.
 */
export async function withdrawDeletion({
  transact,
  viewer,
  clock,
}: OperationContext): Promise<{ accountId: string }> {
  const { accountId } = requireAccount(viewer)
  await transact(async ({ tx, emit }) => {
    await lockRow(tx, 'Account', accountId)
    const waiting = await tx.dataRequest.findFirst({
      where: { accountId, confirmedAt: { not: null }, outcome: null },
      select: { id: true },
    })
    if (!waiting) return
    await tx.dataRequest.update({
      where: { id: waiting.id },
      data: { outcome: 'WITHDRAWN', closedAt: clock.now() },
      select: { id: true },
    })
    await emit(deletionWithdrawn, { dataRequestId: waiting.id }, { accountId })
  })
  return { accountId }
}

/**
 * Erases the person who asked everywhere. Throws SignInRequired, NotAllowed, NotFound, WrongState, MoneyOpen.
 */
export async function eraseData(
  { transact, viewer, clock, settings }: OperationContext,
  dataRequestId: string,
): Promise<{ dataRequestId: string }> {
  const { accountId: adminId } = requireAdmin(viewer)
  const at = clock.now()
  await transact(async unit => {
    const { tx } = unit
    const asked = await tx.dataRequest.findFirst({
      where: { id: dataRequestId, confirmedAt: { not: null } },
      select: { accountId: true },
    })
    if (!asked?.accountId) throw new NotFound(GONE)
    await lockRow(tx, 'Account', asked.accountId)
    const { count } = await tx.dataRequest.updateMany({
      where: { id: dataRequestId, outcome: null },
      data: { outcome: 'ERASED', closedAt: at },
    })
    if (count === 0) throw new WrongState(ANSWERED, 'CLOSED')
    await eraseAccount(unit, { accountId: asked.accountId, adminEmail: settings.adminEmail, at })
    await stopReview(unit, { ownerId: asked.accountId, adminId, at })
    await recordAdminAction(unit, {
      action: 'eraseData',
      accountId: adminId,
      at,
      subjectId: dataRequestId,
    })
    const startAfter = after(at, REMAINS_AFTER_MS)
    await unit.enqueue(eraseRemains, { accountId: asked.accountId }, { startAfter })
    await unit.emit(accountErased, { dataRequestId }, { accountId: adminId })
  })
  return { dataRequestId }
}

/** Ends the pending review of an erased business. */
async function stopReview(
  unit: Unit,
  { ownerId, adminId, at }: { ownerId: string; adminId: string; at: Date },
): Promise<void> {
  const waiting = await unit.tx.providerProfile.findFirst({
    where: { accountId: ownerId, status: 'PENDING' },
    select: { id: true, accountId: true, status: true },
  })
  if (!waiting) return
  const { status, ...provider } = waiting
  const step = { action: 'reject', actor: 'staff', accountId: adminId, note: null, at } as const
  await stepProvider(unit, { ...provider, state: status }, step, { decidedAt: at })
}

/** Declines the deletion with a reason, by mail. Throws SignInRequired, NotAllowed, NotFound, WrongState. */
export async function declineDeletion(
  { transact, viewer, clock }: OperationContext,
  { dataRequestId, answer }: z.output<typeof declineDeletionInput>,
): Promise<{ dataRequestId: string }> {
  const { accountId } = requireAdmin(viewer)
  const at = clock.now()
  await transact(async unit => {
    const { tx, emit } = unit
    const where = { id: dataRequestId, confirmedAt: { not: null } }
    if (!(await tx.dataRequest.findFirst({ where, select: { id: true } }))) throw new NotFound(GONE)
    const { count } = await tx.dataRequest.updateMany({
      where: { ...where, outcome: null },
      data: { outcome: 'DECLINED', answer, closedAt: at },
    })
    if (count === 0) throw new WrongState(ANSWERED, 'CLOSED')
    await recordAdminAction(unit, { action: 'declineDeletion', accountId, at, subjectId: dataRequestId })
    await emit(deletionDeclined, { dataRequestId }, { accountId })
  })
  return { dataRequestId }
}

/**
 * Deactivates one's own account until the next sign-in: ends open and unpaid items, and the sessions. Throws
 * SignInRequired, NotAllowed, MoneyOpen.
 */
export async function deactivateAccount({
  transact,
  viewer,
  clock,
  settings,
}: OperationContext): Promise<{ deactivated: true }> {
  const { accountId } = requireAccount(viewer)
  const at = clock.now()
  await transact(async unit => {
    await lockRow(unit.tx, 'Account', accountId)
    const resting = { id: accountId, deactivatedAt: { not: null } }
    if ((await unit.tx.account.count({ where: resting })) > 0) return
    await leave(unit, { accountId, adminEmail: settings.adminEmail, at })
    await unit.tx.account.update({
      where: { id: accountId },
      data: { deactivatedAt: at },
      select: { id: true },
    })
  })
  return { deactivated: true }
}
