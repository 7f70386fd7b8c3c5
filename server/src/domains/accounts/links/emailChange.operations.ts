import type { z } from 'zod'
import type { EmailChange, MailedLink } from '../../../generated/prisma/client.ts'
import { after, HOUR_MS } from '../../../platform/clock.ts'
import { isUniqueViolation, type Tx } from '../../../platform/db.ts'
import { InvalidInput, NotAllowed, NotFound } from '../../../platform/refusal.ts'
import type { OperationContext } from '../../context.ts'
import { lockRow } from '../../locks.ts'
import { requireAccount } from '../../viewer.ts'
import { EmailTaken, LinkUnknown, LinkUsed } from '../account.errors.ts'
import { emailChanged, emailChangeRefused, emailChangeRequested } from '../account.events.ts'
import { EMAIL_CHANGE_HOURS } from '../account.input.ts'
import { isTheAdmins } from '../account.policy.ts'
import { endOtherSessions, type Renewed } from '../identity/device.operations.ts'
import { provePassword } from '../identity/passwordProof.ts'
import type { requestEmailChangeInput } from './emailChange.input.ts'
import { endEmailChanges } from './emailChanges.ts'
import { spendMailAllowance } from './mailboxes.ts'
import { createLink, readOpenLink, spendLink, spendLinkAllowance, spendLinks } from './mailedLinks.ts'

/**
 * Mails a link to the account’s address and to the one it is to have; both have to confirm. Whether the new one belongs
 * to another account makes no difference here: only the mail to it does. Takes the place of an earlier wish. Throws
 * SignInRequired, NotAllowed, InvalidInput, RateLimited.
 */
export async function requestEmailChange(
  ctx: OperationContext,
  { email, password }: z.output<typeof requestEmailChangeInput>,
): Promise<{ accountId: string }> {
  const { accountId, email: oldEmail } = requireAccount(ctx.viewer)
  // An admin's rights depend on the address in the settings.
  if (isTheAdmins(ctx.settings, oldEmail))
    throw new NotAllowed('El email del administrador se cambia en la configuración.')
  if (email === oldEmail)
    throw new InvalidInput([{ path: ['email'], message: 'Ese ya es el email de tu cuenta.' }])
  await provePassword(ctx, password)
  await spendLinkAllowance(ctx, email)
  await spendMailAllowance(ctx, oldEmail)
  const createdAt = ctx.clock.now()
  await ctx.transact(async ({ tx, emit }) => {
    await lockRow(tx, 'Account', accountId)
    await endEmailChanges(tx, accountId, 'REPLACED', createdAt)
    const { id: emailChangeId } = await tx.emailChange.create({
      data: {
        accountId,
        oldEmail,
        newEmail: email,
        createdAt,
        expiresAt: after(createdAt, EMAIL_CHANGE_HOURS * HOUR_MS),
      },
      select: { id: true },
    })
    for (const purpose of ['LEAVE_EMAIL', 'TAKE_EMAIL'] as const)
      await createLink(tx, ctx.settings, { purpose, accountId, emailChangeId, createdAt })
    await emit(emailChangeRequested, { changeId: emailChangeId, accountId })
  })
  return { accountId }
}

/** Takes back one’s own wish for another e-mail. Throws SignInRequired, NotFound. */
export async function cancelEmailChange(ctx: OperationContext): Promise<{ accountId: string }> {
  const { accountId } = requireAccount(ctx.viewer)
  await ctx.transact(async ({ tx }) => {
    await lockRow(tx, 'Account', accountId)
    const count = await endEmailChanges(tx, accountId, 'CANCELED', ctx.clock.now())
    if (count === 0) throw new NotFound('No hay ningún cambio de email esperando.')
  })
  return { accountId }
}

/** Reads the change of a link, and which of its two addresses the link was mailed to. */
async function readEnd(
  ctx: OperationContext,
  token: string,
): Promise<{ link: MailedLink; change: EmailChange; end: 'old' | 'new' }> {
  const link = await readOpenLink(ctx, token, 'LEAVE_EMAIL', 'TAKE_EMAIL')
  const { emailChangeId } = link
  const change =
    emailChangeId && (await ctx.db.prisma.emailChange.findUnique({ where: { id: emailChangeId } }))
  if (!change) throw new LinkUnknown()
  return { link, change, end: link.purpose === 'LEAVE_EMAIL' ? 'old' : 'new' }
}

/**
 * Confirms a change at the address that the link was mailed to. The second of the two makes it: the account has the new
 * address, its sessions end everywhere but in this browser, and so do links mailed to the old one. Throws LinkUnknown,
 * LinkUsed, LinkExpired, EmailTaken.
 */
export async function confirmEmailChange(
  ctx: OperationContext,
  token: string,
): Promise<{ email: string; isDone: boolean } & Renewed> {
  const { link, change, end } = await readEnd(ctx, token)
  const { id, accountId, newEmail } = change
  const now = ctx.clock.now()
  return ctx
    .transact(async ({ tx, emit }) => {
      await lockRow(tx, 'Account', accountId)
      await spendLink(tx, link.id, now)
      const [confirmed] = await tx.emailChange.updateManyAndReturn({
        where: { id, outcome: null },
        data: end === 'old' ? { oldConfirmedAt: now } : { newConfirmedAt: now },
      })
      if (!confirmed) throw new LinkUsed()
      const isDone = confirmed.oldConfirmedAt !== null && confirmed.newConfirmedAt !== null
      if (isDone) {
        await changeEmail(tx, confirmed, now)
        await emit(emailChanged, { changeId: id, accountId })
      }
      const cookies = isDone ? (await endOtherSessions(ctx, tx, accountId)).cookies : []
      return { email: newEmail, isDone, cookies }
    })
    .catch(error => {
      // Somebody who has that mailbox made an account with it meanwhile.
      if (isUniqueViolation(error)) throw new EmailTaken()
      throw error
    })
}

async function changeEmail(tx: Tx, change: EmailChange, now: Date): Promise<void> {
  const { id, accountId, oldEmail, newEmail } = change
  const { count } = await tx.account.updateMany({
    where: { id: accountId, email: oldEmail },
    data: { email: newEmail },
  })
  if (count === 0) throw new LinkUsed()
  await tx.emailChange.update({
    where: { id },
    data: { outcome: 'DONE', endedAt: now },
    select: { id: true },
  })
  await spendLinks(tx, { accountId }, now)
}

/**
 * Refuses a change from one of its two addresses, and ends it. At the old one a stranger may be signed in, so
 * the sessions end everywhere but in this browser. Returns the account’s address for that end and null for
 * the new one, whose owner may be a stranger. Throws LinkUnknown, LinkUsed, LinkExpired.
 */
export async function refuseEmailChange(
  ctx: OperationContext,
  token: string,
): Promise<{ email: string | null } & Renewed> {
  const { link, change, end } = await readEnd(ctx, token)
  const { id: changeId, accountId, oldEmail } = change
  const now = ctx.clock.now()
  const isOld = end === 'old'
  return ctx.transact(async ({ tx, emit }) => {
    await lockRow(tx, 'Account', accountId)
    await spendLink(tx, link.id, now)
    const count = await endEmailChanges(tx, accountId, isOld ? 'REFUSED_BY_OLD' : 'REFUSED_BY_NEW', now)
    if (count === 0) throw new LinkUsed()
    const cookies = isOld ? (await endOtherSessions(ctx, tx, accountId)).cookies : []
    await emit(emailChangeRefused, { changeId, accountId })
    return { email: isOld ? oldEmail : null, cookies }
  })
}
