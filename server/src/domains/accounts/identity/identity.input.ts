import { z } from 'zod'
import { IdentityVendor } from '../../../generated/prisma/enums.ts'
import { email, namedInput } from '../../../platform/input.ts'
import { typedCode, typedPassword } from '../account.input.ts'
import { checkWhatIsSold, checkWorkshop, newBuyer, newProvider } from './registration.input.ts'

const ownEmail = {
  email: email
    .nullish()
    .transform(typed => typed ?? null)
    .describe(
      'Needed where the vendor has not proven one; a confirmation goes there. Else it does not count.',
    ),
}

export const finishSignUpAsBuyerInput = namedInput(
  'FinishSignUpAsBuyerInput',
  'What a buyer who came by a vendor says of themself.',
  z.object({ ...newBuyer, ...ownEmail }).superRefine(checkWorkshop),
)

export const finishSignUpAsProviderInput = namedInput(
  'FinishSignUpAsProviderInput',
  'What a provider who came by a vendor says of itself.',
  z.object({ ...newProvider, ...ownEmail }).superRefine(checkWhatIsSold),
)

export const finishSignInArgs = z.object({
  code: typedCode.describe('Code of the account’s app or a recovery code.'),
})

export const linkIdentityArgs = z.object({
  password: typedPassword.describe('The account’s password.'),
  sameEmail: z
    .boolean()
    .nullish()
    .describe('True where only an identity is meant that the vendor has proven the account’s own e-mail of.'),
})

export const unlinkIdentityArgs = z.object({
  vendor: z.enum(IdentityVendor, { error: 'Elegí qué cuenta.' }).describe('The vendor of the identity.'),
  password: typedPassword.describe('The account’s password.'),
})
