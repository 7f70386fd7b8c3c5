import { z } from 'zod'
import { Urgency, WantedCondition } from '../../generated/prisma/enums.ts'
import { email, globalId, line, namedInput, optionalLine, optionalText } from '../../platform/input.ts'
import { department } from '../accounts/account.input.ts'
import { optionalPhone } from '../accounts/phone.input.ts'
import { someoneElses } from '../accounts/profiles/ownNames.ts'
import {
  category,
  MAX_PARTS,
  mileageKm,
  modelYear,
  optionalEmail,
  quantity,
  vin,
} from '../requests/asking/request.input.ts'

/** Characters of one message. */
export const MAX_MESSAGE = 2000

export const tellAssistantInput = namedInput(
  'TellAssistantInput',
  'A message for the assistant.',
  z
    .object({
      conversationId: globalId()
        .nullish()
        .transform(id => id ?? null)
        .describe('The AssistantConversation that is shown; null goes on with the open one, or begins one.'),
      clientKey: z
        .uuid('Ese mensaje no tiene una clave válida.')
        .describe('A UUID chosen for this message; sent again with it, it is the same message.'),
      text: optionalText(MAX_MESSAGE)
        .transform(text => text ?? '')
        .describe('The text of the message, up to 2000 characters; may be blank when files are sent.'),
      uploadIds: z
        .array(z.uuid('Ese archivo no es válido.'))
        .max(10, 'Son demasiados archivos')
        .nullish()
        .transform(ids => [...new Set(ids)])
        .describe(
          'Uploads for requests that are READY: up to 5 photos and 1 video in all. Each is used once.',
        ),
    })
    .superRefine(({ text, uploadIds }, context) => {
      if (text === '' && uploadIds.length === 0)
        context.addIssue({ code: 'custom', path: ['text'], message: 'Escribí un mensaje.' })
    }),
)

const part = namedInput(
  'UnderstoodPartInput',
  'A part, as the visitor wants it noted.',
  z.object({
    description: line({ max: 200, required: 'Poné qué repuesto necesitás' }).describe(
      'Description of the part, up to 200 characters.',
    ),
    category: category.describe('Its category.'),
    condition: z
      .enum(WantedCondition)
      .nullish()
      .transform(condition => condition ?? null)
      .describe('The condition wanted; null when not given.'),
    quantity: quantity.describe('Quantity, 1 to 999.'),
    partNumber: optionalLine(60).describe('The maker’s number, up to 60 characters.'),
  }),
)

/** The input for a correction by the visitor at `now`. */
export function correctUnderstoodInput(now: Date) {
  return namedInput(
    'CorrectUnderstoodInput',
    'What is to be noted of the car and its parts, in place of what was understood. What is null is not known.',
    z.object({
      conversationId: globalId().describe('The AssistantConversation.'),
      brand: optionalLine(60).describe('Make, up to 60 characters.'),
      model: optionalLine(60).describe('Model, up to 60 characters.'),
      year: modelYear(now)
        .nullish()
        .transform(typed => typed ?? null)
        .describe('Model year, 1980 to next year.'),
      engine: optionalLine(60).describe('Engine, up to 60 characters.'),
      version: optionalLine(60).describe('Trim, up to 60 characters.'),
      vin: vin.describe('VIN or chassis number, 5 to 17 letters and digits.'),
      mileageKm: mileageKm.describe('Kilometres driven.'),
      urgency: z
        .enum(Urgency)
        .nullish()
        .transform(urgency => urgency ?? null)
        .describe('Urgency of the parts.'),
      parts: z
        .array(part)
        .max(MAX_PARTS, `Podés pedir hasta ${MAX_PARTS} repuestos por vez`)
        .describe('Up to 20 parts.'),
      mayKeep: z
        .boolean()
        .describe(
          'Whether the conversation and its corrections may be kept for a year, to make the assistant understand better.',
        ),
    }),
  )
}

const contact = () =>
  z.object({
    conversationId: globalId().describe('The AssistantConversation.'),
    name: someoneElses(optionalLine(80)).describe('The person’s name, up to 80 characters.'),
    phone: optionalPhone.describe(
      'WhatsApp number; national ones are Uruguayan. A visitor gives this, an e-mail, or both.',
    ),
    department: department.describe('The department of the need.'),
    email: optionalEmail.describe("The e-mail for the offers; an account's own when left out."),
  })

export const sendConsultationInput = namedInput(
  'SendConsultationInput',
  'Where the offers are announced. Providers never see it; the one who is paid gets it with the order.',
  contact(),
)

export const leaveContactInput = namedInput(
  'LeaveContactInput',
  'Where the offers are to be announced, once the consultation is sent.',
  contact(),
)

export const correctConsultationEmailArgs = z.object({
  conversationId: globalId().describe('The AssistantConversation, whose request waits to be confirmed.'),
  email: email.describe('The e-mail that it is to have; the confirmation is mailed there.'),
})

export const closeConsultationArgs = z.object({
  conversationId: globalId().describe('The AssistantConversation.'),
})

export const removeAssistantPhotoArgs = z.object({
  photoId: globalId().describe('The AssistantPhoto.'),
})

export type ToldMessage = z.output<typeof tellAssistantInput>
export type CorrectedConsultationEmail = z.output<typeof correctConsultationEmailArgs>
export type CorrectedNeed = z.output<ReturnType<typeof correctUnderstoodInput>>
export type ConsultationContact = z.output<typeof sendConsultationInput>
