import type { Prisma } from '../../generated/prisma/client.ts'
import { accountOf, isAdmin, NOTHING, type Viewer } from '../viewer.ts'

/** A bank account is seen, without its number, by its provider and the admin. */
export function visiblePayoutAccounts(viewer: Viewer): Prisma.PayoutAccountWhereInput {
  return ofProviderAndAdmin(viewer)
}

/** One provider's share of a batch is seen by that provider and the admin. */
export function visiblePayoutLines(viewer: Viewer): Prisma.PayoutLineWhereInput {
  return ofProviderAndAdmin(viewer)
}

/** An entry of the ledger is seen by the provider whose money it is, and by the admin. */
export function visibleLedgerEntries(viewer: Viewer): Prisma.LedgerEntryWhereInput {
  return ofProviderAndAdmin(viewer)
}

/** Batches are seen by the admin alone. */
export function visiblePayoutBatches(viewer: Viewer): Prisma.PayoutBatchWhereInput {
  return isAdmin(viewer) ? {} : NOTHING
}

function ofProviderAndAdmin(viewer: Viewer): { provider?: { accountId: string } } | typeof NOTHING {
  if (isAdmin(viewer)) return {}
  const account = accountOf(viewer)
  return account ? { provider: { accountId: account.accountId } } : NOTHING
}
