import type { IdentityProvider } from '../../generated/prisma/enums.ts'

/** As people know them. */
export const IDENTITY_PROVIDER_NAMES: Readonly<Record<IdentityProvider, string>> = {
  GOOGLE: 'Google',
  FACEBOOK: 'Facebook',
}

/** What a provider says of a person who agreed to it. */
export interface ExternalPerson {
  /** The provider's own id of the person, which never changes. */
  readonly subject: string
  readonly name: string | null
  /** Lower case. */
  readonly email: string | null
  /** Whether the provider says that it has made sure of the e-mail; false where it says nothing about it. */
  readonly emailIsVerified: boolean
}

/** What ties a visit of the consent page to the browser that began it. All are secrets of that browser's cookie. */
export interface ConsentKeys {
  readonly state: string
  readonly nonce: string
  /** PKCE's: 43 to 128 characters of its alphabet. */
  readonly codeVerifier: string
}

/** A provider that people can sign in by. */
export interface IdentityVendor {
  readonly provider: IdentityProvider
  /** Where the browser is sent to be asked. */
  consentUrl(keys: ConsentKeys): URL
  /** Who came back with this code. Throws ConsentRejected, IdentityVendorUnavailable. */
  readPerson(code: string, keys: ConsentKeys): Promise<ExternalPerson>
}

/** Those that are switched on. */
export type IdentityVendors = ReadonlyMap<IdentityProvider, IdentityVendor>

/** The code is not one of this visit, or what came for it cannot be believed. */
export class ConsentRejected extends Error {
  override readonly name = 'ConsentRejected'
}

/** It did not answer, or not in time. */
export class IdentityVendorUnavailable extends Error {
  override readonly name = 'IdentityVendorUnavailable'
}
