import { hashToken, keyedHash } from '../platform/tokens.ts'
import type { Services, Settings } from './context.ts'

export type LinkServices = Pick<Services, 'db' | 'clock' | 'settings'>

/** A kind of link whose holder sees one row without an account. linkKinds.ts lists all kinds. */
export interface LinkKind {
  readonly grants: LinkGrants
  /** False when a token cannot be one of ours, checked without the database. */
  readonly isPlausible: (settings: Pick<Settings, 'secret'>, token: string) => boolean
  /** The database id that a plausible token opens; null when the token is void. */
  readonly open: (services: LinkServices, token: string) => Promise<string | null>
}

/** Rights of a link's holder beyond a visitor's, in the schema's own names. */
export interface LinkGrants {
  /** Queries with an answer for them. */
  readonly queries: readonly string[]
  readonly subscriptions: readonly string[]
  /** Types whose one row, or its parts, they read by global id. */
  readonly types: readonly string[]
}

const HASH = /^[A-Za-z0-9_-]{43}$/

interface HashLinkOptions {
  /** Binds the tokens to this kind: the same id has another token in each. */
  readonly purpose: string
  readonly grants: LinkGrants
  /** The id of the row with this SHA-256 of its token; null when there is none or it is expired. */
  readonly find: (services: LinkServices, tokenHash: string) => Promise<string | null>
}

interface HashLink extends LinkKind {
  /** The token of that row, always the same; only `tokenHash` is stored. */
  readonly tokenOf: (settings: Pick<Settings, 'secret'>, id: string) => string
  /** Stored hash, by which the token finds the row. */
  readonly tokenHashOf: (settings: Pick<Settings, 'secret'>, id: string) => string
}

/**
 * A kind of link whose token is a keyed hash of the id: 43 characters that reveal nothing, can be computed
 * again at any time and are not stored.
 */
export function hashLink({ purpose, grants, find }: HashLinkOptions): HashLink {
  const tokenOf: HashLink['tokenOf'] = ({ secret }, id) => keyedHash(secret, `link:${purpose}`, id)
  return {
    grants,
    isPlausible: (_settings, token) => HASH.test(token),
    open: (services, token) => find(services, hashToken(token)),
    tokenOf,
    tokenHashOf: (settings, id) => hashToken(tokenOf(settings, id)),
  }
}
