import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { z } from 'zod'
import { ConsentRejected } from '../../domains/accounts/identity/signInVendor.ts'
import { type Clock, HOUR_MS, SECOND_MS } from '../../platform/clock.ts'

/** Claims of a verified id_token. */
export type IdTokenClaims = z.output<typeof claims>

export interface ExpectedIdToken {
  /** Accepted issuers. */
  readonly issuers: readonly string[]
  /** Expected audience: our client id. */
  readonly audience: string
  /** Nonce of this visit. */
  readonly nonce: string
}

/** Tolerance for the vendor's clock. */
const LEEWAY_MS = 60 * SECOND_MS
/** Maximum trust in a key that the vendor has withdrawn. */
const KEYS_LAST_MS = HOUR_MS

const header = z.object({ alg: z.literal('RS256'), kid: z.string() })
const claims = z.object({
  iss: z.string(),
  aud: z.string(),
  sub: z.string().min(1).max(255),
  exp: z.number(),
  nonce: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
  // Google has sent both forms.
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform(word => word === 'true')])
    .optional(),
})
const keySet = z.object({
  keys: z.array(z.looseObject({ kty: z.string(), kid: z.string(), alg: z.string().optional() })),
})

/**
 * Checks id_tokens: signature, issuer, audience, time and nonce. `fetchKeys` loads the vendor's public keys
 * (JWKS).
 */
export function createIdTokenCheck(fetchKeys: () => Promise<unknown>, clock: Clock) {
  let kept: { readonly keys: ReadonlyMap<string, KeyObject>; readonly readAt: number } | undefined

  async function keyFor(kid: string): Promise<KeyObject> {
    const now = clock.now().getTime()
    const isFresh = kept !== undefined && now - kept.readAt < KEYS_LAST_MS
    // An unknown key may be new.
    if (!isFresh || !kept?.keys.has(kid)) kept = { keys: readKeys(await fetchKeys()), readAt: now }
    const key = kept.keys.get(kid)
    if (!key) throw new ConsentRejected('the id_token is signed with a key that the vendor does not have')
    return key
  }

  /** The claims of the token. Throws ConsentRejected, and any error of `fetchKeys`. */
  return async (token: string, expected: ExpectedIdToken): Promise<IdTokenClaims> => {
    const parts = token.split('.')
    const [head = '', body = '', signature = ''] = parts
    const { kid } = parsed(header, head)
    const key = await keyFor(kid)
    const isSigned =
      parts.length === 3 &&
      verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))
    if (!isSigned) throw new ConsentRejected('the id_token is not signed by the vendor')
    const said = parsed(claims, body)
    if (!expected.issuers.includes(said.iss)) throw new ConsentRejected('the id_token is of another issuer')
    if (said.aud !== expected.audience) throw new ConsentRejected('the id_token is for somebody else')
    if (said.nonce !== expected.nonce) throw new ConsentRejected('the id_token is of another visit')
    if (said.exp * SECOND_MS + LEEWAY_MS <= clock.now().getTime())
      throw new ConsentRejected('the id_token has expired')
    return said
  }
}

function readKeys(answer: unknown): ReadonlyMap<string, KeyObject> {
  const result = keySet.safeParse(answer)
  if (!result.success) throw new ConsentRejected('the vendor’s keys cannot be read')
  const usable = result.data.keys.filter(({ kty, alg = 'RS256' }) => kty === 'RSA' && alg === 'RS256')
  return new Map(usable.map(jwk => [jwk.kid, createPublicKey({ key: jwk, format: 'jwk' })]))
}

function parsed<Schema extends z.ZodType>(schema: Schema, part: string): z.output<Schema> {
  const result = schema.safeParse(jsonOf(part))
  if (!result.success) throw new ConsentRejected('the id_token is not one that can be believed')
  return result.data
}

function jsonOf(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
