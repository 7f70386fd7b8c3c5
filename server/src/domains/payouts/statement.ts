import type { Prisma } from '../../generated/prisma/client.ts'

/** The entries that a provider reads as a statement: each change of what is held, payable and paid out, once. */
export const STATEMENT = {
  account: { in: ['HELD', 'PROVIDER_PAYABLE', 'BANK'] },
} satisfies Prisma.LedgerEntryWhereInput
