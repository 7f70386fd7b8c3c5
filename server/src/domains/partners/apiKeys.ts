import type { ApiKeyMode } from '../../generated/prisma/enums.ts'
import { hashToken } from '../../platform/tokens.ts'
import type { Services } from '../context.ts'
import { type AccountViewer, viewerOf } from '../viewer.ts'
import { namesOf } from './apiScopes.ts'
import { isKeyText } from './keyText.ts'

/** Why a key does not work. */
export type KeyProblem = 'UNKNOWN' | 'EXPIRED' | 'REVOKED' | 'SUSPENDED'

export interface RecognisedKey {
  readonly keyId: string
  readonly viewer: AccountViewer
  readonly expiresAt: Date
  readonly mode: ApiKeyMode
}

/** The key's provider, or the reason why the key does not work. */
export async function recogniseApiKey(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  text: string,
): Promise<RecognisedKey | KeyProblem> {
  if (!isKeyText(text)) return 'UNKNOWN'
  const key = await db.prisma.apiKey.findUnique({
    where: { secretHash: hashToken(text) },
    select: {
      id: true,
      scopes: true,
      mode: true,
      expiresAt: true,
      revokedAt: true,
      provider: { select: { account: { include: { providerProfile: true, policyConsents: true } } } },
    },
  })
  // The keys of an account end with it; an account at rest has none.
  if (!key || key.provider.account.erasedAt) return 'UNKNOWN'
  if (key.revokedAt) return 'REVOKED'
  if (key.expiresAt <= clock.now()) return 'EXPIRED'
  if (key.provider.account.providerProfile?.status === 'SUSPENDED') return 'SUSPENDED'
  const via = { kind: 'apiKey', keyId: key.id, scopes: namesOf(key.scopes) } as const
  const viewer = viewerOf(key.provider.account, via, null)
  return { keyId: key.id, viewer, expiresAt: key.expiresAt, mode: key.mode }
}
