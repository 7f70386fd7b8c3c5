import type { IdentityVendor } from '../../../generated/prisma/enums.ts'
import { after, MINUTE_MS } from '../../../platform/clock.ts'
import { isUniqueViolation } from '../../../platform/db.ts'
import { RateLimited } from '../../../platform/refusal.ts'
import { hashToken } from '../../../platform/tokens.ts'
import type { OperationContext } from '../../context.ts'
import { accountOf } from '../../viewer.ts'
import { ReturnOver } from '../account.errors.ts'
import { type KnownReturn, provenEmail, spendReturn } from './externalReturns.ts'
import { beginVisit, type ExternalVisit, endVisit, RETURN_MS, visitWith } from './externalVisits.ts'
import { markBrowser } from './knownBrowsers.ts'
import { ConsentRejected, type SignInVendor, SignInVendorUnavailable } from './signInVendor.ts'
import { type Proven, startSession } from './startSession.ts'

// A return asks the vendor twice.
const RETURNS_PER_ADDRESS = { name: 'external-return-ip', points: 100, perMs: 15 * MINUTE_MS }

/** Why a return led to nothing. */
export type ReturnFailure =
  /** The person declined at the vendor. */
  | 'CANCELED'
  /** Begun in another browser, too long ago, or already used: anybody may have made up this address. */
  | 'NOT_BEGUN'
  /** The vendor refuses the code, or its answer cannot be trusted. */
  | 'REJECTED'
  | 'UNAVAILABLE'
  | 'RATE_LIMITED'
  /** The identity belongs to another account than the one that is signed in. */
  | 'TAKEN'
  /** Sign-in by that vendor is not configured. */
  | 'SWITCHED_OFF'

/** The next page of a browser that returned. */
export type Landing =
  | { readonly kind: 'onward'; readonly path: string }
  /** The identity is known and the account asks for a code. */
  | { readonly kind: 'secondFactor'; readonly onward: string }
  /** An account has this e-mail, which is theirs: signing in to it links the two. */
  | { readonly kind: 'knownEmail'; readonly email: string; readonly onward: string }
  /** The visitor is not signed in, and the identity is unknown. */
  | { readonly kind: 'newcomer'; readonly onward: string }
  /** The signed-in user wants to link it. */
  | { readonly kind: 'link' }
  | {
      readonly kind: 'failed'
      readonly why: ReturnFailure
      readonly onward: string
      readonly isSignedIn: boolean
    }

export interface CameBack {
  readonly vendor: IdentityVendor
  readonly landing: Landing
  /** Set-Cookie values. */
  readonly cookies: readonly string[]
}

/** The address of the vendor's consent page, and the cookie that ties the visit to this browser; null when the vendor is switched off. */
export function startVisit(
  ctx: Pick<OperationContext, 'settings' | 'clock' | 'signInVendors'>,
  vendor: IdentityVendor,
  onward: string,
): { consentUrl: URL; cookie: string } | null {
  const asked = ctx.signInVendors.get(vendor)
  if (!asked) return null
  const { visit, cookie } = beginVisit(ctx, vendor, onward)
  return { consentUrl: asked.consentUrl(visit.keys), cookie }
}

export interface ConsentAnswer {
  readonly state: string
  /** Null when there was no consent. */
  readonly code: string | null
  /** The vendor's word for why; null with a code. */
  readonly error: string | null
}

/**
 * Takes a browser in that comes back from a consent page. Each visit comes back once, by the browser that began it; then
 * the vendor is asked who it is. Signs in whom it knows, unless a second factor is missing, and remembers the others for
 * half an hour.
 */
export async function comeBack(
  ctx: OperationContext,
  vendorName: IdentityVendor,
  answer: ConsentAnswer,
): Promise<CameBack> {
  const visit = visitWith(ctx, vendorName, answer.state)
  const isSignedIn = accountOf(ctx.viewer) !== null
  const failed = (why: ReturnFailure, cookies: readonly string[] = []): CameBack => ({
    vendor: vendorName,
    landing: { kind: 'failed', why, onward: visit?.onward ?? '', isSignedIn },
    cookies,
  })
  const vendor = ctx.signInVendors.get(vendorName)
  if (!vendor) return failed('SWITCHED_OFF')
  if (!visit) return failed('NOT_BEGUN')
  try {
    await ctx.rateLimit.spend(RETURNS_PER_ADDRESS, ctx.clientIp)
  } catch (error) {
    if (error instanceof RateLimited) return failed('RATE_LIMITED')
    throw error
  }
  const returnId = await claim(ctx, visit)
  // Another request is using it: its cookie stays.
  if (returnId === null) return failed('NOT_BEGUN')
  const ended = [endVisit(ctx.settings)]
  if (answer.code === null) return failed(answer.error === 'access_denied' ? 'CANCELED' : 'REJECTED', ended)
  const known = await readPerson(ctx, vendor, visit, { returnId, code: answer.code })
  if (typeof known === 'string') return failed(known, ended)
  return land(ctx, known, failed, ended)
}

/** Writes down that this visit has come back; null when it already had. */
async function claim({ db, clock }: OperationContext, visit: ExternalVisit): Promise<string | null> {
  const { vendor, onward, token } = visit
  try {
    const { id } = await db.prisma.externalReturn.create({
      data: { vendor, onward, tokenHash: hashToken(token), expiresAt: after(clock.now(), RETURN_MS) },
      select: { id: true },
    })
    return id
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
}

async function readPerson(
  { db, logger }: OperationContext,
  vendor: SignInVendor,
  { keys }: ExternalVisit,
  { returnId, code }: { returnId: string; code: string },
): Promise<KnownReturn | ReturnFailure> {
  try {
    const { subject, name, email, emailIsVerified } = await vendor.readPerson(code, keys)
    const known = await db.prisma.externalReturn.update({
      where: { id: returnId },
      data: { subject, name: name?.slice(0, 200) ?? null, email, emailIsVerified },
    })
    return { ...known, subject }
  } catch (error) {
    if (error instanceof ConsentRejected) {
      logger.warn({ err: error, vendor: vendor.vendor }, 'a consent was rejected')
      return 'REJECTED'
    }
    if (error instanceof SignInVendorUnavailable) {
      logger.error({ err: error, vendor: vendor.vendor }, 'signing in elsewhere does not work')
      return 'UNAVAILABLE'
    }
    throw error
  }
}

async function land(
  ctx: OperationContext,
  known: KnownReturn,
  failed: (why: ReturnFailure, cookies: readonly string[]) => CameBack,
  ended: readonly string[],
): Promise<CameBack> {
  const { vendor, subject, onward } = known
  const { prisma } = ctx.db
  const landing = (to: Landing, cookies: readonly string[] = []): CameBack => ({
    vendor,
    landing: to,
    cookies,
  })
  const identity = await prisma.externalIdentity.findUnique({
    where: { vendor_subject: { vendor, subject } },
    select: {
      account: {
        select: {
          id: true,
          markGeneration: true,
          passwordHash: true,
          secondFactor: { select: { enabledAt: true } },
        },
      },
    },
  })
  const viewer = accountOf(ctx.viewer)
  if (viewer) {
    if (!identity) return landing({ kind: 'link' })
    if (identity.account.id !== viewer.accountId) return failed('TAKEN', ended)
    return landing({ kind: 'onward', path: onward }, ended)
  }
  if (identity) {
    const { account } = identity
    if (account.secondFactor?.enabledAt) return landing({ kind: 'secondFactor', onward })
    const session = await enter(ctx, known, account)
    if (session === null) return failed('NOT_BEGUN', ended)
    return landing({ kind: 'onward', path: onward }, [...ended, session, markBrowser(ctx, account)])
  }
  const email = provenEmail(known)
  const owner = email && (await prisma.account.findUnique({ where: { email }, select: { id: true } }))
  return landing(owner ? { kind: 'knownEmail', email, onward } : { kind: 'newcomer', onward })
}

/** The Set-Cookie value of a session by this return; null when it was used, or what it proves is over. */
async function enter(
  ctx: OperationContext,
  known: KnownReturn,
  account: Proven['account'],
): Promise<string | null> {
  try {
    await ctx.transact(({ tx }) => spendReturn(tx, known.id, ctx.clock.now()))
    const proven = { account, withSecondFactor: false, identity: known }
    return await startSession(ctx, proven, () => new ReturnOver())
  } catch (error) {
    if (error instanceof ReturnOver) return null
    throw error
  }
}
