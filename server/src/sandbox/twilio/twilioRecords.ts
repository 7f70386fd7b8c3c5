import { z } from 'zod'

export const twilioMessage = z.object({
  /** `SM…` */
  id: z.string(),
  /** The person's number, E.164. */
  phone: z.string(),
  /** IN: the person wrote it. */
  direction: z.enum(['IN', 'OUT']),
  text: z.string(),
  /** Content SID of a template; null for free text. */
  template: z.string().nullable(),
  status: z.enum(['received', 'queued', 'delivered', 'read', 'undelivered']),
  errorCode: z.number().int().nullable(),
  statusCallback: z.string().nullable(),
  /** Files that the person sent. */
  media: z.array(z.object({ id: z.string(), contentType: z.string(), file: z.string() })).default([]),
  at: z.string(),
})
/** A message of a conversation by WhatsApp. */
export type TwilioMessage = z.output<typeof twilioMessage>
export type TwilioMedia = TwilioMessage['media'][number]

export const twilioEvent = z.object({
  id: z.string(),
  /** The form, as it is posted. */
  body: z.string(),
})
/** A webhook of Twilio. */
export type TwilioEvent = z.output<typeof twilioEvent>
