import type { IdentityVendor } from './__generated__/FinishSignUpScreenQuery.graphql'
import type { PersonValues } from './signUpForm'

/** Who came by a vendor and is to finish their sign-up. */
export type Arrival = {
  readonly vendor: IdentityVendor
  readonly name: string | null
  /** As the vendor states it; nobody has proven it unless `emailIsVerified`. */
  readonly statedEmail: string | null
  readonly emailIsVerified: boolean
}

/** What the vendor has told of them, for the form's fields. */
export const prefillOf = ({ name, statedEmail }: Arrival) => ({ name: name ?? '', email: statedEmail ?? '' })

/** Tells one from another who came in the same tab. */
export const ownerOf = ({ vendor, name, statedEmail }: Arrival) => `${vendor} ${statedEmail ?? name ?? ''}`

/** What is wrong with a form that asks for no password, nor for an e-mail that is proven. */
export function arrivalProblems<Problems extends { [Name in keyof PersonValues]?: unknown }>(
  { password: _password, repeated: _repeated, email, ...others }: Problems,
  { emailIsVerified }: Arrival,
) {
  return emailIsVerified ? others : { email, ...others }
}
