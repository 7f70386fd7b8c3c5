import { hashToken, keyedHash } from '../platform/tokens.ts'
import type { Services, Settings } from './context.ts'

export type LinkServices = Pick<Services, 'db' | 'clock' | 'settings'>

/** A kind of link whose holder sees one thing without an account. linkKinds.ts lists all there are. */
export interface LinkKind {
  readonly grants: LinkGrants
  /** Whether a token can be one of ours, as far as can be told without the database. */
  readonly isPlausible: (settings: Pick<Settings, 'secret'>, token: string) => boolean
  /** The database id of what a plausible token opens; null when it opens nothing any more. */
  readonly open: (services: LinkServices, token: string) => Promise<string | null>
}

/** What the holder of a link can do that a visitor cannot, in the schema's own names. */
export interface LinkGrants {
  /** Queries that have an answer for them. */
  readonly queries: readonly string[]
  readonly subscriptions: readonly string[]
  /** Types of which they read the one thing, or what belongs to it, by its global id. */
  readonly types: readonly string[]
}

const HASH = /^[A-Za-z0-9_-]{43}$/

interface HashLinkOptions {
  /** Binds the tokens to this kind: the same id has another token in each. */
  readonly purpose: string
  readonly grants: LinkGrants
  /** The id of the thing whose row keeps this SHA-256 of its token; null when there is none or it is over. */
  readonly find: (services: LinkServices, tokenHash: string) => Promise<string | null>
}

interface HashLink extends LinkKind {
  /** The token of that thing, the same each time; only `tokenHash` is kept. */
  readonly tokenOf: (settings: Pick<Settings, 'secret'>, id: string) => string
  /** What the row keeps, so that its token finds it. */
  readonly tokenHashOf: (settings: Pick<Settings, 'secret'>, id: string) => string
}

/**
 * A kind of link whose token is a keyed hash of the id: 43 characters that say nothing of the thing, can be shown again at any
 * time and are not stored.
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
