import type { MailedLink, MailedLinkPurpose, Prisma } from '../../../generated/prisma/client.ts'
import { after, HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { newId } from '../../../platform/ids.ts'
import { hashToken, linkToken } from '../../../platform/tokens.ts'
import type { OperationContext, Settings } from '../../context.ts'
import { LinkExpired, LinkUnknown, LinkUsed } from '../account.errors.ts'
import {
  EMAIL_CHANGE_HOURS,
  LINK_MINUTES,
  REGISTRATION_HOURS,
  REQUEST_CONFIRMATION_HOURS,
} from '../account.input.ts'
import { spendMailAllowance } from './mailboxes.ts'

/** The lifetime of a link of each purpose. */
export const LINK_LIFETIME_MS: Readonly<Record<MailedLinkPurpose, number>> = {
  CONFIRM_EMAIL: REGISTRATION_HOURS * HOUR_MS,
  SET_PASSWORD: LINK_MINUTES * MINUTE_MS,
  SIGN_IN: LINK_MINUTES * MINUTE_MS,
  LEAVE_EMAIL: EMAIL_CHANGE_HOURS * HOUR_MS,
  TAKE_EMAIL: EMAIL_CHANGE_HOURS * HOUR_MS,
  CONFIRM_DELETION: LINK_MINUTES * MINUTE_MS,
  CONFIRM_REQUEST: REQUEST_CONFIRMATION_HOURS * HOUR_MS,
}

// Mobile operators put many phones on one address.
const LINKS_PER_ADDRESS = { name: 'mailed-link-ip', points: 60, perMs: HOUR_MS }

/** Counts one mail with a link to this e-mail, asked for from the caller’s address. Throws RateLimited. */
export async function spendLinkAllowance(ctx: OperationContext, email: string): Promise<void> {
  await ctx.rateLimit.spend(LINKS_PER_ADDRESS, ctx.clientIp)
  await spendMailAllowance(ctx, email)
}

interface NewLink {
  readonly purpose: MailedLinkPurpose
  /** Null when nobody has the e-mail it was asked for with: the same work, and nothing is mailed. */
  readonly accountId?: string | null
  readonly registrationId?: string
  readonly emailChangeId?: string
  readonly dataRequestId?: string
  readonly requestId?: string
  readonly createdAt: Date
  /** Stored like any other, but it can never be followed. */
  readonly isUsed?: boolean
}

/** Writes down a link, whose mail the caller has sent. Returns its id. */
export async function createLink(tx: Tx, settings: Settings, link: NewLink): Promise<string> {
  const { purpose, accountId = null, registrationId = null, createdAt } = link
  const id = newId()
  await tx.mailedLink.create({
    data: {
      id,
      purpose,
      accountId,
      registrationId,
      emailChangeId: link.emailChangeId ?? null,
      dataRequestId: link.dataRequestId ?? null,
      requestId: link.requestId ?? null,
      tokenHash: hashToken(linkToken(settings.secret, id)),
      createdAt,
      expiresAt: after(createdAt, LINK_LIFETIME_MS[purpose]),
      usedAt: link.isUsed ? createdAt : null,
    },
    select: { id: true },
  })
  return id
}

/** The link that this token belongs to, whether it still works or not. Throws LinkUnknown. */
export async function readLink(ctx: OperationContext, token: string): Promise<MailedLink> {
  const link = await ctx.db.prisma.mailedLink.findUnique({ where: { tokenHash: hashToken(token) } })
  if (!link) throw new LinkUnknown()
  return link
}

/** The link of one of these purposes that the token belongs to and that still works. Throws LinkUnknown, LinkUsed, LinkExpired. */
export async function readOpenLink(
  ctx: OperationContext,
  token: string,
  ...purposes: readonly MailedLinkPurpose[]
): Promise<MailedLink> {
  const link = await readLink(ctx, token)
  if (!purposes.includes(link.purpose)) throw new LinkUnknown()
  if (link.usedAt) throw new LinkUsed()
  if (link.expiresAt <= ctx.clock.now()) throw new LinkExpired()
  return link
}

/** Uses the link up: of two at once, one gets through. Throws LinkUsed. */
export async function spendLink(tx: Tx, linkId: string, now: Date): Promise<void> {
  const { count } = await tx.mailedLink.updateMany({
    where: { id: linkId, usedAt: null },
    data: { usedAt: now },
  })
  if (count === 0) throw new LinkUsed()
}

/** Uses up all such links that have not been followed, of one account. */
export async function spendLinks(
  tx: Tx,
  links: Prisma.MailedLinkWhereInput & { readonly accountId: string },
  now: Date,
): Promise<void> {
  await tx.mailedLink.updateMany({ where: { ...links, usedAt: null }, data: { usedAt: now } })
}
