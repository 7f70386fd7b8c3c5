import { z } from 'zod'
import { email } from '../../../platform/input.ts'
import { linkToken, newPassword, optionalCode } from '../account.input.ts'

const token = linkToken.describe('The `enlace` parameter of the link.')

export const linkRequestArgs = z.object({ email: email.describe('E-mail address; the link goes there.') })

export const renewLinkArgs = z.object({
  token: linkToken.describe('The parameter of the link that no longer works.'),
})

export const setPasswordArgs = z.object({
  token,
  password: newPassword.describe('The new password, at least 6 characters.'),
})

export const signInByLinkArgs = z.object({ token, code: optionalCode })
