import type { ExternalReturn } from '../../../generated/prisma/client.ts'
import type { Tx } from '../../../platform/db.ts'
import { hashToken } from '../../../platform/tokens.ts'
import type { OperationContext } from '../../context.ts'
import { ReturnOver } from '../account.errors.ts'
import type { NewIdentity } from '../account.operations.ts'
import { visitTokens } from './externalVisits.ts'

/** A return whose person the vendor has identified. */
export type KnownReturn = ExternalReturn & { readonly subject: string }

/** The usable result of this browser's visit to a vendor; null when there is none. */
export async function findReturn(
  ctx: Pick<OperationContext, 'db' | 'settings' | 'clock' | 'cookieHeader'>,
): Promise<KnownReturn | null> {
  const tokens = visitTokens(ctx)
  if (tokens.length === 0) return null
  const found = await ctx.db.prisma.externalReturn.findFirst({
    where: {
      tokenHash: { in: tokens.map(hashToken) },
      subject: { not: null },
      usedAt: null,
      expiresAt: { gt: ctx.clock.now() },
    },
    orderBy: { id: 'desc' },
  })
  return found && found.subject !== null ? { ...found, subject: found.subject } : null
}

/** Finds the return like `findReturn`; throws ReturnOver when there is none. */
export async function requireReturn(ctx: OperationContext): Promise<KnownReturn> {
  const found = await findReturn(ctx)
  if (!found) throw new ReturnOver()
  return found
}

/** Uses it up: of two at once, one gets through. Throws ReturnOver. */
export async function spendReturn(tx: Tx, id: string, now: Date): Promise<void> {
  const { count } = await tx.externalReturn.updateMany({ where: { id, usedAt: null }, data: { usedAt: now } })
  if (count === 0) throw new ReturnOver()
}

/** The e-mail that the vendor has made sure of. */
export const provenEmail = ({ email, emailIsVerified }: ExternalReturn): string | null =>
  emailIsVerified ? email : null

/** The identity for signing in to the account. */
export function identityOf({ vendor, subject, email, name }: KnownReturn): NewIdentity {
  return { vendor, subject, label: (email ?? name ?? subject).slice(0, 254) }
}
