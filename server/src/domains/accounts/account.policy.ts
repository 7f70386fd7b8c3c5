import type { Prisma } from '../../generated/prisma/client.ts'
import type { Settings } from '../context.ts'
import { accountOf, grantedId, isAccount, isAdmin, NOTHING, type Viewer } from '../viewer.ts'
import { activeProviders } from './profiles/coverage.ts'

/** True when an e-mail is the admin’s. Accounts exist only with a verified e-mail, so equality is enough. */
export function isTheAdmins({ adminEmail }: Pick<Settings, 'adminEmail'>, email: string): boolean {
  return email === adminEmail.toLowerCase()
}

/** An account is seen by its owner and the admin. */
export function visibleAccounts(viewer: Viewer): Prisma.AccountWhereInput {
  if (isAdmin(viewer)) return {}
  const account = accountOf(viewer)
  return account ? { id: account.accountId } : NOTHING
}

export function canSeeAccount(viewer: Viewer, account: { id: string }): boolean {
  return isAdmin(viewer) || isAccount(viewer, account.id)
}

/** A provider is seen by itself, by the admin, by a buyer who has paid it, and by the guest of an order with it. */
export function visibleProviders(viewer: Viewer): Prisma.ProviderProfileWhereInput {
  if (isAdmin(viewer)) return {}
  const orderId = grantedId(viewer, 'ORDER')
  if (orderId) return { orders: { some: { id: orderId, buyerId: null } } }
  const account = accountOf(viewer)
  if (!account) return NOTHING
  return { OR: [{ accountId: account.accountId }, { orders: { some: { buyerId: account.accountId } } }] }
}

/** Providers with a public name: the approved ones, for every viewer. */
export function visiblePublicProviders(): Prisma.ProviderProfileWhereInput {
  return activeProviders
}

/** True when the viewer may read a provider's confidential data (RUT, decision, owner's data). */
export function canSeeProviderRecord(viewer: Viewer, provider: { accountId: string }): boolean {
  return isAdmin(viewer) || isAccount(viewer, provider.accountId)
}

/** A signed-in browser is seen by its own account alone. */
export function visibleDevices(viewer: Viewer): Prisma.SessionWhereInput {
  const account = accountOf(viewer)
  return account ? { accountId: account.accountId } : NOTHING
}

/** A change of e-mail is seen by its own account alone. */
export function visibleEmailChanges(viewer: Viewer): Prisma.EmailChangeWhereInput {
  const account = accountOf(viewer)
  return account ? { accountId: account.accountId } : NOTHING
}

/** A line of the access log is seen by the person whose data was shown, and by the admin. */
export function visibleContactViews(viewer: Viewer): Prisma.ContactViewWhereInput {
  if (isAdmin(viewer)) return {}
  const account = accountOf(viewer)
  return account ? { subjectId: account.accountId } : NOTHING
}
