import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

/** Every enquiry, for our team. */
export const enquiriesTopic = 'enquiries'

const enquiryEvent = z.object({ enquiryId: z.uuid() })
export type EnquiryEvent = z.output<typeof enquiryEvent>

export const enquirySent = defineEvent('enquiry.sent', enquiryEvent, () => [enquiriesTopic])
/** Our team has answered it. */
export const enquiryAnswered = defineEvent('enquiry.answered', enquiryEvent, () => [enquiriesTopic])
