import type { Services } from '../../domains/context.ts'
import { type KeyProblem, recogniseApiKey } from '../../domains/partners/apiKeys.ts'
import { spendKeyBudget } from '../../domains/partners/keyBudget.ts'
import { CredentialRefused, type Recognised } from '../../graphql/credentials.ts'
import { HOUR_MS } from '../../platform/clock.ts'

/** Keys from one address that do not work; a program with an ended key goes on asking. */
const WRONG_KEYS = { name: 'key-wrong', points: 600, perMs: HOUR_MS }

const WORDS: Readonly<Record<KeyProblem, string>> = {
  UNKNOWN: 'La clave de API no existe: copiala entera. / Unknown API key.',
  EXPIRED: 'La clave de API venció: creá otra. / The API key has expired.',
  REVOKED: 'La clave de API fue revocada. / The API key was revoked.',
  SUSPENDED: 'La cuenta del proveedor está suspendida. / The provider is suspended.',
}

/** The key of an Authorization header; null without one. Other schemes are a proxy's, and none of ours. */
export function keyIn(authorization: string | undefined): string | null {
  const bearer = /^Bearer(?: +(.*))?$/i.exec(authorization ?? '')
  return bearer && (bearer[1] ?? '')
}

/** The account of an API key, within its scopes. Throws CredentialRefused, RateLimited. */
export async function recogniseKey(services: Services, text: string, clientIp: string): Promise<Recognised> {
  const known = await recogniseApiKey(services, text)
  if (typeof known === 'string') {
    await services.rateLimit.spend(WRONG_KEYS, clientIp)
    throw new CredentialRefused(`API_KEY_${known}`, WORDS[known])
  }
  const { keyId, viewer, expiresAt, mode } = known
  const { testMarket } = services
  if (mode === 'TEST' && !testMarket) throw new CredentialRefused('API_KEY_UNKNOWN', WORDS.UNKNOWN)
  return {
    viewer,
    setCookie: null,
    expiresAt,
    isOutdated: false,
    ...(mode === 'TEST' && testMarket ? { services: await testMarket.enter(viewer) } : {}),
    spendBudget: cost => spendKeyBudget(services, keyId, cost),
  }
}
