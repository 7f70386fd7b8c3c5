import type { ApiKey, Prisma } from '../../generated/prisma/client.ts'
import type { Status } from '../../platform/status.ts'
import { accountOf, NOTHING, type Viewer } from '../viewer.ts'

/** A key is seen by its own provider alone. */
export function visibleApiKeys(viewer: Viewer): Prisma.ApiKeyWhereInput {
  const account = accountOf(viewer)
  return account ? { provider: { accountId: account.accountId } } : NOTHING
}

/** Keys that work at `now`. */
export function usableApiKeys(now: Date): Prisma.ApiKeyWhereInput {
  return { revokedAt: null, expiresAt: { gt: now } }
}

export function statusOf(
  { revokedAt, rotatedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'rotatedAt' | 'expiresAt'>,
  now: Date,
): Status {
  if (revokedAt) return { label: 'Revocada', tone: 'OVER' }
  if (expiresAt <= now) return { label: 'Vencida', tone: 'OVER' }
  return rotatedAt ? { label: 'Reemplazada', tone: 'WAITING' } : { label: 'Activa', tone: 'GOOD' }
}
