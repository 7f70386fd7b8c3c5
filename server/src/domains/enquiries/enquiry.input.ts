import { z } from 'zod'
import { EnquiryKind } from '../../generated/prisma/enums.ts'
import { email, globalId, line, namedInput, text } from '../../platform/input.ts'
import { optionalPhone } from '../accounts/phone.input.ts'
import { LONGEST_ENQUIRY } from './enquiryWords.ts'

/** Minimum time in ms that a person needs to write to us. */
const FASTEST_PERSON_MS = 2_000

const HURRIED = 'Se envió demasiado rápido. Esperá un momento y volvé a intentarlo.'

export const sendEnquiryInput = namedInput(
  'SendEnquiryInput',
  'A message to our team.',
  z.object({
    submissionKey: z
      .uuid('La clave del envío no es válida.')
      .describe('A UUID made by the browser for this message: a retry is the same enquiry.'),
    kind: z.enum(EnquiryKind, { error: 'Elegí el tipo de consulta.' }).describe('Its subject area.'),
    name: line({ max: 80, required: 'Poné tu nombre.' }).describe('The person’s name, up to 80 characters.'),
    email: email.describe('Address for the answer.'),
    phone: optionalPhone.describe('Phone number; national ones are Uruguayan.'),
    subject: line({ max: 120, required: 'Poné un asunto.' }).describe('The subject, up to 120 characters.'),
    message: text({ max: LONGEST_ENQUIRY, required: 'Escribí tu mensaje.' }).describe(
      'The text, up to 4000 characters.',
    ),
    website: z
      .string()
      .max(0, 'No pudimos enviar tu mensaje. Probá de nuevo; si no sale, escribinos por email.')
      .describe('Must be empty: a field that no person sees, and that programs fill in.'),
    writtenForMs: z
      .number({ error: HURRIED })
      .min(FASTEST_PERSON_MS, HURRIED)
      .describe('Time in milliseconds that the form was open; at least 2000.'),
  }),
)

export const answerEnquiryInput = namedInput(
  'AnswerEnquiryInput',
  'What our team writes back.',
  z.object({
    enquiryId: globalId().describe('The Enquiry.'),
    answer: text({ max: 4000, required: 'Escribí la respuesta.' }).describe(
      'The text, up to 4000 characters, mailed to the sender.',
    ),
  }),
)

export type NewEnquiry = z.output<typeof sendEnquiryInput>
