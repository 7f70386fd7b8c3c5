import { z } from 'zod'
import { typedCode, typedPassword } from '../account.input.ts'

export const beginSecondFactorArgs = z.object({
  password: typedPassword.describe('The account’s password.'),
})

export const enableSecondFactorArgs = z.object({ code: typedCode.describe('The present code of the app.') })

/** The two proofs of an account with a second factor: password and code. */
export const bothProofsArgs = z.object({
  password: typedPassword.describe('The account’s password.'),
  code: typedCode.describe('Code of the app, or a recovery code.'),
})
