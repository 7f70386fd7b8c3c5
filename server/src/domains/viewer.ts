import type {
  Account,
  AccountKind,
  PolicyConsent,
  ProviderProfile,
  ProviderStatus,
} from '../generated/prisma/client.ts'
import { fact, newTrace, standsFor, type Trace, watched } from '../platform/askedOf.ts'
import { NotAllowed, SignInRequired } from '../platform/refusal.ts'

/**
 * The caller. Created here alone, for every door and for tests; the policies decide about access with the
 * functions below.
 */
export type Viewer = Visitor | Guest | AccountViewer

export interface Visitor {
  readonly kind: 'visitor'
}

/**
 * The holder of a signed link: a visitor who also sees the one row it names, as its owner would. Some
 * operations accept it as the owner: paying a custom order, and all that the buyer of an order does.
 */
export interface Guest {
  readonly kind: 'guest'
  readonly grant: Grant
  /** Account whose session the same browser has; the link's rights stay the only ones. Missing without. */
  readonly signedInAs?: string
}

/** The row that a signed link names, by its database id. */
export interface Grant {
  readonly subject: GrantSubject
  readonly id: string
}

export type GrantSubject = 'PART_REQUEST' | 'CUSTOM_ORDER' | 'ORDER'

export interface AccountViewer {
  readonly kind: 'account'
  readonly accountId: string
  readonly email: string
  readonly accountKind: AccountKind
  /** Never with an API key, not even the admin's. */
  readonly isAdmin: boolean
  /** Set exactly for provider accounts. */
  readonly provider: { readonly id: string; readonly status: ProviderStatus } | null
  /** Versions of policies that it has accepted, in no order. */
  readonly policyConsents: readonly AcceptedVersion[]
  readonly via: Via
}

export type AcceptedVersion = Pick<PolicyConsent, 'policy' | 'version'>

/** Credential of the account. */
export type Via =
  | { readonly kind: 'session'; readonly sessionId: string }
  | {
      readonly kind: 'apiKey'
      readonly keyId: string
      /**
       * All that the key may do, in the schema's own names: root fields that it may call (`makeOffer`), types with a global
       * id that it may read (`PartRequest`), and single fields of such types (`Provider.offers`). A key stays within the rights of its account; without scopes it can do nothing.
       */
      readonly scopes: ReadonlySet<string>
    }
  /** The account's proven number, in the conversation with the assistant. */
  | { readonly kind: 'whatsApp' }

export interface ApprovedProvider extends AccountViewer {
  readonly provider: { readonly id: string; readonly status: 'APPROVED' }
}

/** A provider that the team approved and may have suspended since. */
export interface AdmittedProvider extends AccountViewer {
  readonly provider: { readonly id: string; readonly status: 'APPROVED' | 'SUSPENDED' }
}

export const visitor: Visitor = { kind: 'visitor' }

export function guestWith(grant: Grant): Guest {
  return { kind: 'guest', grant }
}

/** The viewer by a link, in a browser with this session. */
export function besideSession(viewer: Viewer, session: Viewer): Viewer {
  const account = accountOf(session)
  return viewer.kind === 'guest' && account ? { ...viewer, signedInAs: account.accountId } : viewer
}

/** True when the browser of a link's holder is signed in to this account. */
export function isSignedInAs(viewer: Viewer, accountId: string): boolean {
  return viewer.kind === 'guest' && viewer.signedInAs === accountId
}

export function viewerOf(
  account: Pick<Account, 'id' | 'email' | 'kind'> & {
    providerProfile: Pick<ProviderProfile, 'id' | 'status'> | null
    policyConsents: readonly AcceptedVersion[]
  },
  via: Via,
  /** Null when nobody has the admin’s rights. */
  adminEmail: string | null,
): AccountViewer {
  return {
    kind: 'account',
    accountId: account.id,
    email: account.email,
    accountKind: account.kind,
    // Accounts exist only with a verified e-mail, so equality is enough.
    isAdmin: via.kind === 'session' && account.email === adminEmail?.toLowerCase(),
    provider: account.providerProfile && {
      id: account.providerProfile.id,
      status: account.providerProfile.status,
    },
    policyConsents: account.policyConsents.map(({ policy, version }) => ({ policy, version })),
    via,
  }
}

/** Properties that all viewers of one class have in common. */
const COMMON = {
  viewer: new Set<PropertyKey>(['kind', 'accountKind', 'isAdmin']),
  provider: new Set<PropertyKey>(['status']),
  via: new Set<PropertyKey>(['kind']),
} as const

/** Viewers of one class differ in facts about them, and in values that are their own. */
export function classOf(viewer: Viewer): string {
  if (viewer.kind !== 'account') return viewer.kind
  const { kind, accountKind, isAdmin, provider, via } = viewer
  return [kind, accountKind, isAdmin, provider?.status, via.kind].join(' ')
}

/** A viewer that stands for the given one and notes in the trace what it is asked. */
export function recorded(viewer: Viewer): { readonly viewer: Viewer; readonly trace: Trace } {
  const trace = newTrace()
  const parts =
    viewer.kind === 'account'
      ? {
          provider: viewer.provider && watched(viewer.provider, trace, COMMON.provider),
          via: watched(viewer.via, trace, COMMON.via),
        }
      : {}
  const standIn = watched(viewer, trace, COMMON.viewer, parts)
  return { viewer: standsFor(standIn, viewer, trace), trace }
}

/** A where clause that matches no row. */
export const NOTHING = { id: { in: [] as string[] } }

/** The calling account; null for a visitor and a guest. */
export function accountOf(viewer: Viewer): AccountViewer | null {
  return viewer.kind === 'account' ? viewer : null
}

/** True when the viewer is that account; false for null. */
export function isAccount(viewer: Viewer, accountId: string | null): boolean {
  return (
    accountId !== null && fact(viewer, `account ${accountId}`, one => accountOf(one)?.accountId === accountId)
  )
}

/** The id named by the viewer's link, when it is of that kind. */
export function grantedId(viewer: Viewer, subject: GrantSubject): string | null {
  return viewer.kind === 'guest' && viewer.grant.subject === subject ? viewer.grant.id : null
}

/** The session of the calling browser; null without one. */
export function sessionOf(viewer: Viewer): string | null {
  const via = accountOf(viewer)?.via
  return via?.kind === 'session' ? via.sessionId : null
}

/** Scopes of the viewer's API key; null for everybody without one. */
export function scopesOf(viewer: Viewer): ReadonlySet<string> | null {
  const via = accountOf(viewer)?.via
  return via?.kind === 'apiKey' ? via.scopes : null
}

/** The viewer's API key; null for everybody without one. */
export function apiKeyOf(viewer: Viewer): string | null {
  const via = accountOf(viewer)?.via
  return via?.kind === 'apiKey' ? via.keyId : null
}

export function isBuyer(viewer: Viewer): viewer is AccountViewer {
  return accountOf(viewer)?.accountKind === 'BUYER'
}

export function isApprovedProvider(viewer: Viewer): viewer is ApprovedProvider {
  return accountOf(viewer)?.provider?.status === 'APPROVED'
}

/** True for a provider in a status in which it has orders to finish. */
export function isAdmitted({ status }: { readonly status: ProviderStatus }): boolean {
  return status === 'APPROVED' || status === 'SUSPENDED'
}

export function isAdmittedProvider(viewer: Viewer): viewer is AdmittedProvider {
  const provider = accountOf(viewer)?.provider
  return provider != null && isAdmitted(provider)
}

export function isProvider(
  viewer: Viewer,
): viewer is AccountViewer & { provider: { id: string; status: ProviderStatus } } {
  return (accountOf(viewer)?.provider ?? null) !== null
}

export function isAdmin(viewer: Viewer): viewer is AccountViewer & { isAdmin: true } {
  return accountOf(viewer)?.isAdmin === true
}

/** The signed-in viewer. Throws SignInRequired. */
export function requireAccount(viewer: Viewer): AccountViewer {
  const account = accountOf(viewer)
  if (!account) throw new SignInRequired()
  return account
}

/** The signed-in buyer. Throws SignInRequired or NotAllowed. */
export function requireBuyer(viewer: Viewer): AccountViewer {
  const account = requireAccount(viewer)
  if (account.accountKind !== 'BUYER') throw new NotAllowed('Esto lo hace una cuenta de comprador.')
  return account
}

/**
 * Visitors and buyers request parts; providers do not. Throws NotAllowed. Returns the account, or null for a
 * visitor.
 */
export function requireRequester(viewer: Viewer): { accountId: string } | null {
  return accountOf(viewer) && requireBuyer(viewer)
}

/** The signed-in provider in any status. Throws SignInRequired or NotAllowed. */
export function requireProvider(viewer: Viewer): AccountViewer & { provider: { id: string } } {
  const account = requireAccount(viewer)
  if (isProvider(account)) return account
  throw new NotAllowed('Esto lo hace una cuenta de proveedor.')
}

/**
 * Providers, and visitors who sign up as one. Throws NotAllowed. Returns the account, or null for a visitor.
 */
export function requireSeller(viewer: Viewer): { accountId: string } | null {
  return accountOf(viewer) && requireProvider(viewer)
}

/** A provider whom the team has approved. Throws SignInRequired or NotAllowed. */
export function requireApprovedProvider(viewer: Viewer): ApprovedProvider {
  const account = requireAccount(viewer)
  if (isApprovedProvider(account)) return account
  throw notApproved(account)
}

/** A provider that finishes its orders: approved, or suspended. Throws SignInRequired or NotAllowed. */
export function requireAdmittedProvider(viewer: Viewer): AdmittedProvider {
  const account = requireAccount(viewer)
  if (isAdmittedProvider(account)) return account
  throw notApproved(account)
}

/** Refusal for a provider that may not sell. */
export const SUSPENDED_WORDS =
  'Tu cuenta está suspendida: no podés vender nada nuevo. Tus ventas en curso siguen.'

function notApproved({ provider }: AccountViewer): NotAllowed {
  if (provider?.status === 'PENDING')
    return new NotAllowed('Tu cuenta está en revisión. Cuando la aprobemos vas a poder hacerlo.')
  if (provider?.status === 'SUSPENDED') return new NotAllowed(SUSPENDED_WORDS)
  return new NotAllowed('Esto lo hace un proveedor aprobado.')
}

export function requireAdmin(viewer: Viewer): AccountViewer {
  const account = requireAccount(viewer)
  if (!account.isAdmin) throw new NotAllowed('No tienes permisos para acceder a este panel')
  return account
}
