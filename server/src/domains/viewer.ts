import type { Account, AccountKind, ProviderProfile, ProviderStatus } from '../generated/prisma/client.ts'
import { NotAllowed, SignInRequired } from '../platform/refusal.ts'

/** Who asks. Made by one function for every door (cookie session over HTTP and websocket). */
export type Viewer = Visitor | AccountViewer

export interface Visitor {
  readonly kind: 'visitor'
}

export interface AccountViewer {
  readonly kind: 'account'
  readonly accountId: string
  readonly email: string
  readonly accountKind: AccountKind
  readonly isAdmin: boolean
  /** Present exactly for provider accounts. */
  readonly provider: { readonly id: string; readonly status: ProviderStatus } | null
  readonly sessionId: string
}

export interface ApprovedProvider extends AccountViewer {
  readonly provider: { readonly id: string; readonly status: 'APPROVED' }
}

export const visitor: Visitor = { kind: 'visitor' }

export function viewerOf(
  account: Pick<Account, 'id' | 'email' | 'kind'> & {
    providerProfile: Pick<ProviderProfile, 'id' | 'status'> | null
  },
  sessionId: string,
  adminEmail: string,
): AccountViewer {
  return {
    kind: 'account',
    accountId: account.id,
    email: account.email,
    accountKind: account.kind,
    // Accounts exist only with a verified e-mail, so equality is enough.
    isAdmin: account.email === adminEmail.toLowerCase(),
    provider: account.providerProfile && {
      id: account.providerProfile.id,
      status: account.providerProfile.status,
    },
    sessionId,
  }
}

export function isApprovedProvider(viewer: Viewer): viewer is ApprovedProvider {
  return viewer.kind === 'account' && viewer.provider?.status === 'APPROVED'
}

export function isProvider(
  viewer: Viewer,
): viewer is AccountViewer & { provider: { id: string; status: ProviderStatus } } {
  return viewer.kind === 'account' && viewer.provider !== null
}

export function isAdmin(viewer: Viewer): viewer is AccountViewer & { isAdmin: true } {
  return viewer.kind === 'account' && viewer.isAdmin
}

/** The signed-in viewer. Throws SignInRequired. */
export function requireAccount(viewer: Viewer): AccountViewer {
  if (viewer.kind !== 'account') throw new SignInRequired()
  return viewer
}

/** The signed-in buyer. Throws SignInRequired or NotAllowed. */
export function requireBuyer(viewer: Viewer): AccountViewer {
  const account = requireAccount(viewer)
  if (account.accountKind !== 'BUYER') throw new NotAllowed('Esto lo hace una cuenta de comprador.')
  return account
}

/** Visitors and buyers ask for parts; providers do not. Throws NotAllowed. Answers the account, or null for a visitor. */
export function requireRequester(viewer: Viewer): { accountId: string } | null {
  return viewer.kind === 'visitor' ? null : requireBuyer(viewer)
}

/** A provider whom the team has approved. Throws SignInRequired or NotAllowed. */
export function requireApprovedProvider(viewer: Viewer): ApprovedProvider {
  const account = requireAccount(viewer)
  if (isApprovedProvider(account)) return account
  throw new NotAllowed(
    account.provider?.status === 'PENDING'
      ? 'Tu cuenta está en revisión. Cuando la aprobemos vas a poder hacerlo.'
      : 'Esto lo hace un proveedor aprobado.',
  )
}

export function requireAdmin(viewer: Viewer): AccountViewer {
  const account = requireAccount(viewer)
  if (!account.isAdmin) throw new NotAllowed('No tienes permisos para acceder a este panel')
  return account
}
