import type { z } from 'zod'
import type { Account, MailedLink, MailedLinkPurpose } from '../../../generated/prisma/client.ts'
import type { EventType } from '../../../platform/events.ts'
import { hashPassword } from '../../../platform/passwords.ts'
import type { Unit } from '../../../platform/unitOfWork.ts'
import type { OperationContext } from '../../context.ts'
import { lockRow } from '../../locks.ts'
import { LinkUnknown, LinkUsed } from '../account.errors.ts'
import {
  passwordChanged,
  passwordLinkRequested,
  registrationRepeated,
  registrationRequested,
  signInLinkRequested,
} from '../account.events.ts'
import { endOtherSessions, type Renewed } from '../identity/device.operations.ts'
import { forgetSignIns } from '../identity/signInLimits.ts'
import { startSession } from '../identity/startSession.ts'
import { proveSecondFactor } from '../secondFactor/secondFactors.ts'
import { endEmailChanges } from './emailChanges.ts'
import type { setPasswordArgs, signInByLinkArgs } from './link.input.ts'
import { forgetMails } from './mailboxes.ts'
import {
  createLink,
  readLink,
  readOpenLink,
  spendLink,
  spendLinkAllowance,
  spendLinks,
} from './mailedLinks.ts'

/** Mails a link that sets a new password to that e-mail, if it has an account. Throws RateLimited. */
export function requestPasswordLink(ctx: OperationContext, email: string): Promise<void> {
  return requestLink(ctx, email, 'SET_PASSWORD')
}

/** Mails a link that signs in to that e-mail, if it is a provider’s. Throws RateLimited. */
export function requestSignInLink(ctx: OperationContext, email: string): Promise<void> {
  return requestLink(ctx, email, 'SIGN_IN')
}

type AskedPurpose = Extract<MailedLinkPurpose, 'SET_PASSWORD' | 'SIGN_IN'>

const requested: Readonly<Record<AskedPurpose, EventType<{ linkId: string }>>> = {
  SET_PASSWORD: passwordLinkRequested,
  SIGN_IN: signInLinkRequested,
}

/** The same statements and the same jobs for every e-mail: only the mail differs. */
async function requestLink(ctx: OperationContext, email: string, purpose: AskedPurpose): Promise<void> {
  await spendLinkAllowance(ctx, email)
  const createdAt = ctx.clock.now()
  await ctx.transact(async unit => {
    const account = await unit.tx.account.findUnique({ where: { email }, select: { id: true, kind: true } })
    const isForThem = account !== null && (purpose !== 'SIGN_IN' || account.kind === 'PROVIDER')
    await issueLink(ctx, unit, { purpose, accountId: isForThem ? account.id : null, createdAt })
  })
}

/** Makes a link and has it mailed to the account’s e-mail; to nobody when there is none. */
export async function issueLink(
  { settings }: OperationContext,
  { tx, emit }: Unit,
  link: { purpose: AskedPurpose; accountId: string | null; createdAt: Date },
): Promise<void> {
  const linkId = await createLink(tx, settings, link)
  await emit(requested[link.purpose], { linkId })
}

/**
 * Mails another link of the same kind to the address of the first one; a change of e-mail must be requested
 * again instead. Throws LinkUnknown, RateLimited.
 */
export async function renewLink(ctx: OperationContext, token: string): Promise<void> {
  const link = await readLink(ctx, token)
  const { accountId, registrationId } = link
  if (link.emailChangeId) throw new LinkUnknown()
  const { prisma } = ctx.db
  const owner = registrationId
    ? await prisma.registration.findUnique({ where: { id: registrationId }, select: { email: true } })
    : accountId && (await prisma.account.findUnique({ where: { id: accountId }, select: { email: true } }))
  if (!owner) throw new LinkUnknown()
  await spendLinkAllowance(ctx, owner.email)
  const createdAt = ctx.clock.now()
  await ctx.transact(async unit => {
    if (registrationId) await renewConfirmation(ctx, unit, { registrationId, email: owner.email, createdAt })
    else await issueLink(ctx, unit, { purpose: askedPurpose(link), accountId, createdAt })
  })
}

function askedPurpose({ purpose }: MailedLink): AskedPurpose {
  if (purpose !== 'SET_PASSWORD' && purpose !== 'SIGN_IN') throw new LinkUnknown()
  return purpose
}

async function renewConfirmation(
  { settings }: OperationContext,
  { tx, emit }: Unit,
  about: { registrationId: string; email: string; createdAt: Date },
): Promise<void> {
  const { registrationId, email, createdAt } = about
  const existing = await tx.account.findUnique({ where: { email }, select: { id: true } })
  if (existing) return emit(registrationRepeated, { accountId: existing.id })
  await createLink(tx, settings, { purpose: 'CONFIRM_EMAIL', registrationId, createdAt })
  await emit(registrationRequested, { registrationId })
}

/**
 * Sets the password of the account that the link was mailed to, ends its sessions everywhere but in this browser, and
 * uses up its other links and ends a change of e-mail that waits. Throws LinkUnknown, LinkUsed, LinkExpired.
 */
export async function setPassword(
  ctx: OperationContext,
  { token, password }: z.output<typeof setPasswordArgs>,
): Promise<{ email: string } & Renewed> {
  const link = await readOpenLink(ctx, token, 'SET_PASSWORD')
  const { accountId } = link
  if (!accountId) throw new LinkUnknown()
  const passwordHash = await hashPassword(password)
  const now = ctx.clock.now()
  const { email, cookies } = await ctx.transact(async ({ tx, emit }) => {
    await lockRow(tx, 'Account', accountId)
    await spendLink(tx, link.id, now)
    await spendLinks(tx, { accountId }, now)
    await endEmailChanges(tx, accountId, 'CANCELED', now)
    const changed = await tx.account.update({
      where: { id: accountId },
      data: { passwordHash },
      select: { email: true },
    })
    const renewed = await endOtherSessions(ctx, tx, accountId)
    await emit(passwordChanged, { accountId })
    return { email: changed.email, cookies: renewed.cookies }
  })
  await forgetSignIns(ctx, { id: accountId, email })
  await forgetMails(ctx, email)
  return { email, cookies }
}

/**
 * Signs in whom the link was mailed to; a second factor that is missing or wrong leaves the link as it was. Throws
 * LinkUnknown, LinkUsed, LinkExpired, SecondFactorNeeded, InvalidInput (the code), RateLimited.
 */
export async function signInByLink(
  ctx: OperationContext,
  { token, code }: z.output<typeof signInByLinkArgs>,
): Promise<{ account: Account; cookie: string }> {
  const link = await readOpenLink(ctx, token, 'SIGN_IN')
  const account =
    link.accountId && (await ctx.db.prisma.account.findUnique({ where: { id: link.accountId } }))
  if (!account) throw new LinkUnknown()
  const withSecondFactor = await proveSecondFactor(ctx, account, code)
  await ctx.transact(({ tx }) => spendLink(tx, link.id, ctx.clock.now()))
  await forgetMails(ctx, account.email)
  const proven = { account, withSecondFactor }
  return { account, cookie: await startSession(ctx, proven, () => new LinkUsed()) }
}
