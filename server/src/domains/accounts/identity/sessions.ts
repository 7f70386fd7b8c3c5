import { type Adapter, generateIdFromEntropySize, Lucia, TimeSpan } from 'lucia'
import type { AccountKind, ProviderStatus } from '../../../generated/prisma/client.ts'
import { type Clock, HOUR_MS } from '../../../platform/clock.ts'
import { cookieValues } from '../../../platform/cookies.ts'
import type { Database, Tx } from '../../../platform/db.ts'
import { newId } from '../../../platform/ids.ts'
import { hashToken } from '../../../platform/tokens.ts'
import { type AcceptedVersion, type Viewer, viewerOf, visitor } from '../../viewer.ts'
import { deviceName } from './deviceName.ts'

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Kept, Owner>
    DatabaseUserAttributes: Owner
    DatabaseSessionAttributes: Kept
  }
}

/** The account of a session, as viewers are made of it. */
type Owner = Omit<Parameters<typeof viewerOf>[0], 'id'> & { readonly hasSecondFactor: boolean }

/** The data of a session apart from its token and its owner. */
interface Kept {
  readonly rowId: string
  readonly device: string
  readonly lastSeenAt: Date
}

/** Signed-in browsers: made and ended here, recognised by their cookie. */
export interface Sessions {
  /** A new session of the browser that calls itself so; returns the Set-Cookie header value. */
  start(accountId: string, userAgent?: string | null): Promise<string>
  /** Ends the session with this id, which is not the token of its cookie; returns the Set-Cookie value that clears the browser's cookie. */
  end(sessionId: string): Promise<string>
  /**
   * Gives the session a new token, so that a copy of its cookie is worth nothing any more; returns the Set-Cookie value.
   * Null when that account has no such session.
   */
  renew(tx: Tx, session: { readonly id: string; readonly accountId: string }): Promise<string | null>
  /** Ends the session that `start` has just returned this Set-Cookie value of, which reaches no browser. */
  discard(setCookie: string): Promise<void>
  /**
   * The account of a Cookie header, and a Set-Cookie value when the browser's cookie must be renewed or
   * cleared.
   */
  recognise(cookieHeader: string | undefined): Promise<Recognised>
  removeExpired(): Promise<void>
}

export interface Recognised {
  readonly viewer: Viewer
  readonly setCookie: string | null
  readonly expiresAt: Date | null
  /** The cookie is one that `renew` has replaced: the browser has, or is about to have, the new one. */
  readonly isOutdated: boolean
}

const LIFETIME = new TimeSpan(30, 'd')
/** The length of a token; Lucia encodes it in 40 characters. */
const TOKEN_BYTES = 25
/** The format of Lucia; anything else is not looked up in the database, which fails on some texts. */
const SESSION_ID = /^[a-z0-9]{40}$/
/** A browser sends one; more come from a neighbouring site or from an attempt to make us work. */
const MAX_SESSIONS_PER_HEADER = 4
/** Time between two notes that a session is in use. */
const SEEN_EVERY_MS = HOUR_MS

/** Browsers take a cookie of the prefix only over https, from us and for us alone: no subdomain can plant one. */
export const sessionCookieName = (secure: boolean) => (secure ? '__Host-tuerca_session' : 'tuerca_session')

export function createSessions(
  db: Pick<Database, 'prisma' | 'query'>,
  options: { secure: boolean; adminEmail: string; adminNeedsSecondFactor: boolean; clock: Clock },
): Sessions {
  const { clock } = options
  const { prisma } = db
  const lucia = new Lucia(adapter(db, clock), {
    getSessionAttributes: kept => kept,
    getUserAttributes: owner => owner,
    sessionExpiresIn: LIFETIME,
    sessionCookie: {
      name: sessionCookieName(options.secure),
      attributes: { secure: options.secure, sameSite: 'lax', path: '/' },
    },
  })
  async function recogniseSession(sessionId: string): Promise<Recognised | null> {
    const { session, user } = await lucia.validateSession(sessionId)
    if (!session) return null
    const now = clock.now()
    const isHeldBack = options.adminNeedsSecondFactor && !user.hasSecondFactor
    if (now.getTime() - session.lastSeenAt.getTime() >= SEEN_EVERY_MS)
      await prisma.session.updateMany({ where: { id: session.rowId }, data: { lastSeenAt: now } })
    return {
      viewer: viewerOf(
        user,
        { kind: 'session', sessionId: session.rowId },
        isHeldBack ? null : options.adminEmail,
      ),
      setCookie: session.fresh ? lucia.createSessionCookie(session.id).serialize() : null,
      expiresAt: session.expiresAt,
      isOutdated: false,
    }
  }
  return {
    async start(accountId, userAgent = null) {
      // Signing in reactivates a deactivated account.
      await prisma.account.updateMany({
        where: { id: accountId, deactivatedAt: { not: null } },
        data: { deactivatedAt: null },
      })
      const kept = { rowId: newId(), device: deviceName(userAgent), lastSeenAt: clock.now() }
      const session = await lucia.createSession(accountId, kept)
      return lucia.createSessionCookie(session.id).serialize()
    },
    async end(sessionId) {
      await prisma.session.deleteMany({ where: { id: sessionId } })
      return lucia.createBlankSessionCookie().serialize()
    },
    async renew(tx, { id, accountId }) {
      const session = await tx.session.findFirst({ where: { id, accountId }, select: { tokenHash: true } })
      if (!session) return null
      const token = generateIdFromEntropySize(TOKEN_BYTES)
      await tx.session.update({
        where: { id },
        data: { tokenHash: hashToken(token), formerTokenHash: session.tokenHash },
        select: { id: true },
      })
      return lucia.createSessionCookie(token).serialize()
    },
    async discard(setCookie) {
      const [token = ''] = cookieValues(setCookie.split(';')[0], lucia.sessionCookieName)
      await prisma.session.deleteMany({ where: { tokenHash: hashToken(token) } })
    },
    async recognise(cookieHeader) {
      const sent = cookieValues(cookieHeader, lucia.sessionCookieName)
      const ids = new Set(sent.filter(value => SESSION_ID.test(value)))
      const looked = [...ids].slice(0, MAX_SESSIONS_PER_HEADER)
      for (const id of looked) {
        const recognised = await recogniseSession(id)
        if (recognised) return recognised
      }
      const isOutdated =
        looked.length > 0 &&
        (await prisma.session.count({ where: { formerTokenHash: { in: looked.map(hashToken) } } })) > 0
      // Clearing it would take the new cookie, which a request that was already under way does not have.
      const isDead = sent.length > 0 && !isOutdated
      const setCookie = isDead ? lucia.createBlankSessionCookie().serialize() : null
      return { viewer: visitor, setCookie, expiresAt: null, isOutdated }
    },
    removeExpired: () => lucia.deleteExpiredSessions(),
  }
}

interface SessionRow {
  rowId: string
  device: string
  lastSeenAt: Date
  expiresAt: Date
  accountId: string
  email: string
  kind: AccountKind
  providerId: string | null
  status: ProviderStatus | null
  hasSecondFactor: boolean
  policyConsents: AcceptedVersion[]
}

const SESSION = `
  SELECT session.id AS "rowId", session.device, session."lastSeenAt", session."expiresAt", session."accountId",
    account.email, account.kind::text, provider.id AS "providerId", provider.status::text,
    EXISTS(
      SELECT FROM "SecondFactor" factor WHERE factor."accountId" = account.id AND factor."enabledAt" IS NOT NULL
    ) AS "hasSecondFactor",
    (
      SELECT coalesce(jsonb_agg(jsonb_build_object('policy', consent.policy, 'version', consent.version)), '[]')
      FROM "PolicyConsent" consent WHERE consent."accountId" = account.id
    ) AS "policyConsents"
  FROM "Session" session
  JOIN "Account" account ON account.id = session."accountId"
  LEFT JOIN "ProviderProfile" provider ON provider."accountId" = account.id
  WHERE session."tokenHash" = $1 AND account."erasedAt" IS NULL`

// Lucia's own Prisma adapter stops at Prisma 5.
function adapter({ prisma, query }: Pick<Database, 'prisma' | 'query'>, clock: Clock): Adapter {
  return {
    async getSessionAndUser(sessionId) {
      // Every request begins with this: one prepared statement, and none of Prisma's work around it.
      const { rows } = await query(SESSION, [hashToken(sessionId)], 'session')
      const [row] = rows as unknown as SessionRow[]
      if (!row) return [null, null]
      const {
        rowId,
        device,
        lastSeenAt,
        accountId,
        expiresAt,
        email,
        kind,
        providerId,
        status,
        hasSecondFactor,
        policyConsents,
      } = row
      const providerProfile = providerId && status ? { id: providerId, status } : null
      return [
        { id: sessionId, userId: accountId, expiresAt, attributes: { rowId, device, lastSeenAt } },
        { id: accountId, attributes: { email, kind, providerProfile, hasSecondFactor, policyConsents } },
      ]
    },
    async getUserSessions() {
      // The tokens are not kept, and without them Lucia could do nothing with a session.
      return []
    },
    async setSession({ id: token, userId: accountId, expiresAt, attributes }) {
      const { rowId: id, device, lastSeenAt } = attributes
      await prisma.session.create({
        data: {
          id,
          tokenHash: hashToken(token),
          accountId,
          device,
          createdAt: lastSeenAt,
          lastSeenAt,
          expiresAt,
        },
      })
    },
    async updateSessionExpiration(sessionId, expiresAt) {
      await prisma.session.updateMany({ where: { tokenHash: hashToken(sessionId) }, data: { expiresAt } })
    },
    async deleteSession(sessionId) {
      await prisma.session.deleteMany({ where: { tokenHash: hashToken(sessionId) } })
    },
    async deleteUserSessions(accountId) {
      await prisma.session.deleteMany({ where: { accountId } })
    },
    async deleteExpiredSessions() {
      await prisma.session.deleteMany({ where: { expiresAt: { lte: clock.now() } } })
    },
  }
}
