import type { PartRequest } from '../../../generated/prisma/client.ts'
import { type DatedRequest, partRequestLifecycle, stateAt } from '../request.lifecycle.ts'

/** Number of times that an owner can extend a request by 30 days. */
export const MAX_EXTENSIONS = 2

/** The facts that decide about changes. */
export type ChangedRequest = DatedRequest &
  Pick<PartRequest, 'state' | 'firstOfferAt' | 'extensions' | 'sentAt' | 'deletedAt'>

const DELETED = 'Eliminaste este pedido.'
export const CONFIRMED = 'El pedido ya está confirmado.'
/** Why a visitor’s request without e-mail is not sent where the settings take none. */
export const UNPROVEN_NOT_TAKEN =
  'Por ahora solo enviamos pedidos que se confirman por email. Creá tu cuenta y lo mandás desde ahí.'
const UNCONFIRMED = 'Primero confirmá el pedido: te mandamos un correo.'

/**
 * Why its owner cannot change all of it now, in Spanish; null when they can. Once somebody has quoted it, what they quoted
 * stays: their offer binds for exactly that.
 */
export function whyNotEdited(request: ChangedRequest, now: Date): string | null {
  const because = whyNotAddedTo(request, now)
  if (because !== null) return because
  return request.firstOfferAt === null && request.state === 'OPEN'
    ? null
    : 'Ya te cotizaron, así que lo que pediste no cambia. Podés agregar fotos y comentarios.'
}

/** As `whyNotEdited`, for photos and comments. */
export function whyNotAddedTo(request: ChangedRequest, now: Date): string | null {
  const state = stateAt(request, now)
  if (request.deletedAt) return DELETED
  if (state !== 'OPEN' && state !== 'ANSWERED') return partRequestLifecycle.because[state]
  return request.sentAt === null ? UNCONFIRMED : null
}

/** As `whyNotEdited`, for more time. */
export function whyNotExtended(request: ChangedRequest, now: Date): string | null {
  const because = whyNotAddedTo(request, now)
  if (because !== null) return because
  return request.extensions < MAX_EXTENSIONS ? null : 'Ya la extendiste dos veces. Podés pedirla de nuevo.'
}

/**
 * Why its owner cannot send a waiting request to the providers by themselves; null when they can: the e-mail it was
 * asked for with is theirs and verified, or none was given, so that only who had its link could take it into an account.
 */
export function whyNotConfirmed(
  request: ChangedRequest & Pick<PartRequest, 'contactEmail'>,
  email: string,
  now: Date,
): string | null {
  const state = stateAt(request, now)
  if (state !== 'OPEN') return partRequestLifecycle.because[state]
  if (request.sentAt) return CONFIRMED
  return [null, email].includes(request.contactEmail) ? null : UNCONFIRMED
}

/** As `whyNotEdited`, for asking again: what is over is copied into a new one. */
export function whyNotCopied(
  request: ChangedRequest & Pick<PartRequest, 'erasedAt'>,
  now: Date,
): string | null {
  const state = stateAt(request, now)
  if (request.deletedAt || request.erasedAt) return DELETED
  return state === 'OPEN' || state === 'ANSWERED' ? 'El pedido todavía recibe ofertas.' : null
}
