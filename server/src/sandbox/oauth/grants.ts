import { createHash, randomBytes } from 'node:crypto'
import { type Clock, MINUTE_MS } from '../../platform/clock.ts'
import type { Person } from './people.ts'

/** A consent, until its code is exchanged. */
export interface Grant {
  readonly person: Person
  readonly clientId: string
  readonly redirectUri: string
  readonly nonce: string | null
  /** PKCE's S256 challenge. */
  readonly challenge: string | null
}

export interface Grants {
  /** Returns the code. */
  give(grant: Grant): string
  /** The consent of an unused and recent code, which is consumed. */
  take(code: string): Grant | null
  reset(): void
}

const LIFETIME_MS = 10 * MINUTE_MS

export function createGrants(clock: Clock): Grants {
  const open = new Map<string, Grant & { readonly until: number }>()
  return {
    give(grant) {
      const code = randomBytes(24).toString('base64url')
      open.set(code, { ...grant, until: clock.now().getTime() + LIFETIME_MS })
      return code
    },
    take(code) {
      const grant = open.get(code)
      open.delete(code)
      return grant && grant.until > clock.now().getTime() ? grant : null
    },
    reset: () => open.clear(),
  }
}

export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
