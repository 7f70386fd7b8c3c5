import { z } from 'zod'
import { email, namedInput } from '../../../platform/input.ts'
import { linkToken, typedPassword } from '../account.input.ts'

export const requestEmailChangeInput = namedInput(
  'RequestEmailChangeInput',
  'Another e-mail address for one’s own account.',
  z.object({
    email: email.describe('The new address; a link goes there and to the present one.'),
    password: typedPassword.describe('The account’s password.'),
  }),
)

export const emailChangeLinkArgs = z.object({
  token: linkToken.describe('The `anterior` or `nuevo` parameter of the link.'),
})
