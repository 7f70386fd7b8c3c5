import type { EnquiryEvent } from '../enquiries/enquiry.events.ts'
import { ENQUIRY_WORDS } from '../enquiries/enquiryWords.ts'
import { enquiryAnsweredMail, enquiryReceivedMail, enquiryToTeamMail } from './mailCatalogue.ts'
import { mailListener } from './mailListener.ts'

export const mailEnquiryToTeam = mailListener(
  'enquiryToTeam',
  async ({ db, settings }, { enquiryId }: EnquiryEvent) => {
    const enquiry = await db.prisma.enquiry.findUnique({ where: { id: enquiryId } })
    if (!enquiry) return null
    const draft = enquiryToTeamMail({
      ...enquiry,
      kind: ENQUIRY_WORDS[enquiry.kind],
      url: `${settings.publicUrl}/admin/consultas`,
    })
    return { to: settings.supportEmail, replyTo: enquiry.email, draft }
  },
)

export const mailEnquiryReceived = mailListener(
  'enquiryReceived',
  async ({ db, settings }, { enquiryId }: EnquiryEvent) => {
    const enquiry = await db.prisma.enquiry.findUnique({ where: { id: enquiryId } })
    if (!enquiry) return null
    const { kind, email } = enquiry
    const draft = enquiryReceivedMail({ kind: ENQUIRY_WORDS[kind], supportHours: settings.supportHours })
    return { to: email, draft }
  },
)

export const mailEnquiryAnswered = mailListener(
  'enquiryAnswered',
  async ({ db, settings }, { enquiryId }: EnquiryEvent) => {
    const enquiry = await db.prisma.enquiry.findUnique({ where: { id: enquiryId } })
    if (!enquiry?.answer) return null
    const { subject, email, answer } = enquiry
    return { to: email, replyTo: settings.supportEmail, draft: enquiryAnsweredMail({ subject, answer }) }
  },
)
