import { z } from 'zod'
import { plainIdentifier } from '../../common/identifiers.ts'
import { DataRecipient } from '../../generated/prisma/enums.ts'
import { email, globalId, namedInput, text } from '../../platform/input.ts'
import { linkToken } from '../accounts/account.input.ts'

/** Business days within which a data request is answered (Ley 18.331, arts. 14 and 15). */
export const DATA_REQUEST_BUSINESS_DAYS = 5

/** Word to type for a deletion, in any letter case. */
export const DELETION_WORD = 'eliminar'

export const requestDeletionInput = namedInput(
  'RequestDeletionInput',
  'The deletion of an account’s data.',
  z.object({
    email: email.describe('E-mail of the account; receives the confirmation link.'),
    reason: text({ max: 1000 }).nullish().describe('Reason, up to 1000 characters; null when not given.'),
    confirmation: z
      .string()
      .refine(
        said => plainIdentifier(said).toLowerCase() === DELETION_WORD,
        "Debe escribir 'ELIMINAR' para confirmar la solicitud",
      )
      .describe(`The word '${DELETION_WORD}' in any letter case.`),
  }),
)

export const confirmDeletionArgs = z.object({
  token: linkToken.describe('The `enlace` parameter of the link.'),
})

export const eraseDataArgs = z.object({ id: globalId().describe('The DataRequest.') })

export const declineDeletionInput = namedInput(
  'DeclineDeletionInput',
  'Why data is not deleted.',
  z.object({
    dataRequestId: globalId().describe('The DataRequest.'),
    answer: text({ max: 2000, required: 'Escribí por qué no se puede: la persona lo va a leer.' }).describe(
      'The legal reason, up to 2000 characters; mailed to the person.',
    ),
  }),
)

export const setDataConsentArgs = z.object({
  recipient: z.enum(DataRecipient).describe('The recipient.'),
  given: z.boolean().describe('True allows it; false withdraws the consent.'),
})
