import type { Prisma } from '../../generated/prisma/client.ts'
import { isAdmin, type Viewer } from '../viewer.ts'

const NOBODY = { id: { in: [] as string[] } }

/** An account is seen by its owner and the admin. */
export function visibleAccounts(viewer: Viewer): Prisma.AccountWhereInput {
  if (isAdmin(viewer)) return {}
  return viewer.kind === 'account' ? { id: viewer.accountId } : NOBODY
}

export function canSeeAccount(viewer: Viewer, account: { id: string }): boolean {
  return isAdmin(viewer) || (viewer.kind === 'account' && viewer.accountId === account.id)
}

/** A provider is seen by itself, by the admin, and by a buyer who has paid it. */
export function visibleProviders(viewer: Viewer): Prisma.ProviderProfileWhereInput {
  if (isAdmin(viewer)) return {}
  if (viewer.kind === 'visitor') return NOBODY
  return { OR: [{ accountId: viewer.accountId }, { orders: { some: { buyerId: viewer.accountId } } }] }
}

/** What a provider told us in confidence (RUT, decision, owner's data). */
export function canSeeProviderRecord(viewer: Viewer, provider: { accountId: string }): boolean {
  return isAdmin(viewer) || (viewer.kind === 'account' && viewer.accountId === provider.accountId)
}

/** A line of the access log is seen by the person whose data was shown, and by the admin. */
export function visibleContactViews(viewer: Viewer): Prisma.ContactViewWhereInput {
  if (isAdmin(viewer)) return {}
  return viewer.kind === 'account' ? { subjectId: viewer.accountId } : NOBODY
}
