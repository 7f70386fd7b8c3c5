import { z } from 'zod'
import { plainIdentifier } from '../../common/identifiers.ts'
import { DataRecipient } from '../../generated/prisma/enums.ts'
import { email, globalId, namedInput, text } from '../../platform/input.ts'
import { linkToken } from '../accounts/account.input.ts'

/** Within how many business days a request about data is answered (Ley 18.331, arts. 14 and 15). */
export const DATA_REQUEST_BUSINESS_DAYS = 5

/** What is typed to ask for a deletion, in any letter case. */
export const DELETION_WORD = 'eliminar'

export const requestDeletionInput = namedInput(
  'RequestDeletionInput',
  'The deletion of an account’s data.',
  z.object({
    email: email.describe('Of the account; the link that confirms it goes there.'),
    reason: text({ max: 1000 }).nullish().describe('Why, up to 1000 characters; null when not said.'),
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
      'The reason in law, up to 2000 characters; mailed to who asked.',
    ),
  }),
)

export const setDataConsentArgs = z.object({
  recipient: z.enum(DataRecipient).describe('To whom.'),
  given: z.boolean().describe('Whether it may be sent; false takes the consent back.'),
})
