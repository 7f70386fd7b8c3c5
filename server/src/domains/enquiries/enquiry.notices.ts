import { type MailDraft, quoteTyped } from '../../platform/mailLayout.ts'
import { defineNotice } from '../notice.ts'
import { enquiryAnswered, enquirySent } from './enquiry.events.ts'
import { ENQUIRY_WORDS } from './enquiryWords.ts'

export const enquiryToTeam = defineNotice({
  id: 'enquiryToTeam',
  event: enquirySent,
  audience: 'Our team, about an enquiry.',
  kind: 'TEAM',
  urgency: 'AWAITED',
  async read({ db, settings }, { enquiryId }) {
    const enquiry = await db.prisma.enquiry.findUnique({ where: { id: enquiryId } })
    if (!enquiry) return null
    const { kind, name, email, phone, subject, message } = enquiry
    const url = `${settings.publicUrl}/admin/consultas`
    return {
      accountId: null,
      email: settings.supportEmail,
      replyTo: email,
      facts: { kind: ENQUIRY_WORDS[kind], name, email, phone, subject, message, url },
    }
  },
  words: { mail: enquiryToTeamMail },
})

export const enquiryReceived = defineNotice({
  id: 'enquiryReceived',
  event: enquirySent,
  audience: 'Whoever sent an enquiry.',
  kind: 'SUPPORT',
  urgency: 'AWAITED',
  async read({ db, settings }, { enquiryId }) {
    const enquiry = await db.prisma.enquiry.findUnique({ where: { id: enquiryId } })
    if (!enquiry) return null
    const { accountId, kind, email } = enquiry
    return { accountId, email, facts: { kind: ENQUIRY_WORDS[kind], supportHours: settings.supportHours } }
  },
  words: { mail: enquiryReceivedMail },
})

export const enquiryAnsweredNotice = defineNotice({
  id: 'enquiryAnswered',
  event: enquiryAnswered,
  audience: 'Whoever sent an enquiry that our team answered.',
  kind: 'SUPPORT',
  urgency: 'AWAITED',
  async read({ db, settings }, { enquiryId }) {
    const enquiry = await db.prisma.enquiry.findUnique({ where: { id: enquiryId } })
    if (!enquiry?.answer) return null
    const { accountId, subject, email, answer } = enquiry
    return { accountId, email, replyTo: settings.supportEmail, facts: { subject, answer } }
  },
  words: { mail: enquiryAnsweredMail },
})

/** For our team: every word as it was written, because it is what they answer. */
function enquiryToTeamMail(enquiry: {
  kind: string
  name: string
  email: string
  phone: string | null
  subject: string
  message: string
  url: string
}): MailDraft {
  return {
    subject: `Consulta: ${enquiry.subject}`,
    paragraphs: [
      `${enquiry.kind}. De ${enquiry.name}, ${enquiry.email}${enquiry.phone ? `, ${enquiry.phone}` : ''}.`,
      ...enquiry.message.split(/\n+/),
    ],
    action: { label: 'Ver las consultas', url: enquiry.url },
  }
}

/** In words of ours alone: anybody can type another person's email, and would write to them by us. */
function enquiryReceivedMail(enquiry: { kind: string; supportHours: string }): MailDraft {
  return {
    subject: 'Recibimos tu consulta',
    paragraphs: [
      `Nos llegó lo que nos escribiste (${enquiry.kind}). Te contesta una persona a este mismo email.`,
      `Atendemos: ${enquiry.supportHours}.`,
      'Si no nos escribiste vos, no hagas nada.',
    ],
  }
}

function enquiryAnsweredMail(enquiry: { subject: string; answer: string }): MailDraft {
  return {
    subject: 'Respuesta a tu consulta',
    paragraphs: [
      `Nos escribiste sobre ${quoteTyped(enquiry.subject, 'una consulta')}. Te contestamos:`,
      ...enquiry.answer.split(/\n+/),
      'Si te queda una duda, respondé a este email.',
    ],
  }
}
