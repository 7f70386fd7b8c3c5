import { type MailDraft, quoteTyped } from '../../platform/mailLayout.ts'
import { asSentence } from '../../platform/sentence.ts'
import type { Services } from '../context.ts'
import { defineNotice } from '../notice.ts'
import { followedChatAddress } from '../orders/orderLink.ts'
import { namesOf } from '../requests/partNames.ts'
import { chatAddress, messageReportsAddress } from '../siteAddresses.ts'
import { type MessageReportEvent, messageReportClosed, messageReported } from './chat.events.ts'

export const messageReportToTeam = defineNotice({
  id: 'messageReportToTeam',
  event: messageReported,
  audience: 'Our team, about a message that a party of its conversation reported.',
  kind: 'TEAM',
  urgency: 'AWAITED',
  async read({ db, settings }, { messageReportId }: MessageReportEvent) {
    const report = await db.prisma.messageReport.findUnique({ where: { id: messageReportId } })
    if (!report || report.outcome !== null) return null
    const url = messageReportsAddress(settings)
    return { accountId: null, email: settings.supportEmail, facts: { reason: report.reason, url } }
  },
  words: {
    mail: ({ reason, url }) => ({
      subject: 'Denunciaron un mensaje',
      paragraphs: ['Motivo:', ...reason.split(/\n+/)],
      action: { label: 'Ver las denuncias', url },
    }),
  },
})

export const messageReportClosedNotice = defineNotice({
  id: 'messageReportClosed',
  event: messageReportClosed,
  audience: 'The party who reported a message, once our team decided.',
  kind: 'ORDER',
  urgency: 'ROUTINE',
  async read(services, event) {
    const report = await readReport(services, event)
    if (!report?.outcome) return null
    const { outcome, reporter } = report
    return { ...partyOf(report, reporter), facts: { outcome, ...factsOf(services, report, reporter) } }
  },
  words: {
    mail: ({ outcome, parts, url }) => ({
      subject: `Miramos tu denuncia: ${namesOf(parts)}`,
      paragraphs: [
        asSentence(`Denunciaste un mensaje del pedido de ${namesOf(parts)}`),
        OUTCOME_WORDS[outcome],
        'Si pasa de nuevo, denuncialo también: cada denuncia la mira una persona.',
      ],
      action: { label: 'Abrir el chat', url },
    }),
    bell: ({ outcome, parts, url }) => ({
      title: 'Miramos tu denuncia',
      message: asSentence(`${OUTCOME_WORDS[outcome]} Era del pedido de ${namesOf(parts)}`),
      url,
    }),
  },
})

const OUTCOME_WORDS = {
  DISMISSED: 'El mensaje cumple las reglas y queda.',
  WARNED: 'Le advertimos a la otra parte. El mensaje queda en el chat.',
  HIDDEN: 'Ocultamos el mensaje y le dijimos a la otra parte por qué.',
} as const

export const messageWarning = defineNotice({
  id: 'messageWarning',
  event: messageReportClosed,
  audience: 'The sender of a reported message that our team warned about or hid, with its words.',
  kind: 'ORDER',
  urgency: 'ROUTINE',
  async read(services, event) {
    const report = await readReport(services, event)
    if (!report?.outcome || report.outcome === 'DISMISSED' || report.warning === null) return null
    const { outcome, warning } = report
    const sender = report.reporter === 'BUYER' ? 'PROVIDER' : 'BUYER'
    return {
      ...partyOf(report, sender),
      facts: { outcome, warning, ...factsOf(services, report, sender) },
    }
  },
  words: {
    mail: messageWarningMail,
    bell: ({ outcome, parts, url }) => ({
      title: outcome === 'HIDDEN' ? 'Ocultamos un mensaje tuyo' : 'Una advertencia por un mensaje tuyo',
      message: asSentence(`Es del pedido de ${namesOf(parts)}. El motivo está en tu correo`),
      url,
    }),
  },
})

function readReport({ db }: Services, { messageReportId }: MessageReportEvent) {
  return db.prisma.messageReport.findUnique({
    where: { id: messageReportId },
    select: {
      outcome: true,
      warning: true,
      reporter: true,
      message: {
        select: {
          conversation: {
            select: {
              order: {
                select: {
                  id: true,
                  requestId: true,
                  buyerId: true,
                  buyerEmail: true,
                  buyer: { select: { email: true } },
                  provider: { select: { account: { select: { id: true, email: true } } } },
                  lines: { select: { description: true, quantity: true }, orderBy: { position: 'asc' } },
                },
              },
            },
          },
        },
      },
    },
  })
}

type ReadReport = NonNullable<Awaited<ReturnType<typeof readReport>>>
type Party = ReadReport['reporter']

function partyOf({ message }: ReadReport, party: Party) {
  const { requestId, buyerId, buyer, buyerEmail, provider } = message.conversation.order
  return party === 'BUYER'
    ? { accountId: buyerId, email: buyer?.email ?? buyerEmail, requestId }
    : { accountId: provider.account.id, email: provider.account.email, requestId }
}

/** The order in words, and its chat: for a buyer without an account by the order's link. */
function factsOf({ settings }: Services, { message }: ReadReport, party: Party) {
  const { id, buyerId, lines } = message.conversation.order
  const isGuest = party === 'BUYER' && buyerId === null
  return { parts: lines, url: isGuest ? followedChatAddress(settings, id) : chatAddress(settings, id) }
}

function messageWarningMail({
  outcome,
  warning,
  parts,
  url,
}: ReturnType<typeof factsOf> & { outcome: 'WARNED' | 'HIDDEN'; warning: string }): MailDraft {
  const what = quoteTyped(namesOf(parts), 'repuestos')
  return {
    subject: outcome === 'HIDDEN' ? 'Ocultamos un mensaje tuyo' : 'Una advertencia por un mensaje tuyo',
    paragraphs: [
      asSentence(
        outcome === 'HIDDEN'
          ? `Nuestro equipo ocultó un mensaje que escribiste por el pedido de ${what}`
          : `Nuestro equipo miró un mensaje que escribiste por el pedido de ${what}`,
      ),
      `Motivo: ${warning}`,
      'Si creés que es un error, respondé este correo.',
    ],
    action: { label: 'Abrir el chat', url },
  }
}
