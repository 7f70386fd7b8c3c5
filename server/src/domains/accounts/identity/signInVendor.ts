import type { IdentityVendor } from '../../../generated/prisma/enums.ts'

export type { IdentityVendor }

/** The vendor's name as people know it. */
export const IDENTITY_VENDOR_NAMES: Readonly<Record<IdentityVendor, string>> = {
  GOOGLE: 'Google',
  FACEBOOK: 'Facebook',
}

/** A person who consented at a vendor, as the vendor describes them. */
export interface ExternalPerson {
  /** The vendor's own id of the person, which never changes. */
  readonly subject: string
  readonly name: string | null
  /** Lower case. */
  readonly email: string | null
  /** True when the vendor states that it has verified the e-mail. */
  readonly emailIsVerified: boolean
}

/**
 * Ties a visit of the consent page to the browser that began it. All are secrets of that browser's cookie.
 */
export interface ConsentKeys {
  readonly state: string
  readonly nonce: string
  /** PKCE's: 43 to 128 characters of its alphabet. */
  readonly codeVerifier: string
}

/** A vendor that people can sign in by. */
export interface SignInVendor {
  readonly vendor: IdentityVendor
  /** The address of the vendor's consent page. */
  consentUrl(keys: ConsentKeys): URL
  /** Reads the person of this code. Throws ConsentRejected, SignInVendorUnavailable. */
  readPerson(code: string, keys: ConsentKeys): Promise<ExternalPerson>
}

/** The vendors that are switched on. */
export type SignInVendors = ReadonlyMap<IdentityVendor, SignInVendor>

/** The code is not one of this visit, or what came for it cannot be believed. */
export class ConsentRejected extends Error {
  override readonly name = 'ConsentRejected'
}

/** The vendor did not answer, or not in time. */
export class SignInVendorUnavailable extends Error {
  override readonly name = 'SignInVendorUnavailable'
}
