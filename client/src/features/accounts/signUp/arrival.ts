import type { IdentityVendor } from './__generated__/FinishSignUpScreenQuery.graphql'
import type { PersonValues } from './signUpForm'

/** A user who came by a vendor and has to finish the sign-up. */
export type Arrival = {
  readonly vendor: IdentityVendor
  readonly name: string | null
  /** The e-mail that the vendor states; unproven unless `emailIsVerified`. */
  readonly statedEmail: string | null
  readonly emailIsVerified: boolean
}

/** The vendor's data for the form's fields. */
export const prefillOf = ({ name, statedEmail }: Arrival) => ({ name: name ?? '', email: statedEmail ?? '' })

/** Distinguishes two users who came in the same tab. */
export const ownerOf = ({ vendor, name, statedEmail }: Arrival) => `${vendor} ${statedEmail ?? name ?? ''}`

/** The errors of a form without a password, and without an e-mail when that is proven. */
export function arrivalProblems<Problems extends { [Name in keyof PersonValues]?: unknown }>(
  { password: _password, repeated: _repeated, email, ...others }: Problems,
  { emailIsVerified }: Arrival,
) {
  return emailIsVerified ? others : { email, ...others }
}
