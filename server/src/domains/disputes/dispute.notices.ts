import type { DisputeParty } from '../../generated/prisma/enums.ts'
import { momentInWords } from '../../platform/businessDays.ts'
import type { EventType } from '../../platform/events.ts'
import { type MailDraft, quoteTyped } from '../../platform/mailLayout.ts'
import { formatMoney } from '../../platform/money.ts'
import { asSentence } from '../../platform/sentence.ts'
import type { Services } from '../context.ts'
import { defineNotice } from '../notice.ts'
import { orderAddress } from '../orders/orderLink.ts'
import { type NamedPart, namesOf } from '../requests/partNames.ts'
import { disputeAddress } from '../siteAddresses.ts'
import {
  type DisputeEvent,
  disputeAgreed,
  disputeAnswered,
  disputeAppealed,
  disputeClosed,
  disputeDecided,
  disputeDropped,
  disputeEscalated,
  disputeOpened,
  disputePostponed,
  disputeProposed,
  disputeReviewed,
  type ProposalEvent,
} from './dispute.events.ts'
import { lastDayInWords, PARTY_WORDS, REASON_WORDS, termsWords } from './disputeWords.ts'

type Reader = DisputeParty | 'TEAM'

/** Facts of a dispute for one reader. */
interface DisputeFacts {
  readonly reader: Reader
  readonly parts: readonly NamedPart[]
  readonly reason: keyof typeof REASON_WORDS
  /** True when our team opened it, about a receipt that nobody confirmed. */
  readonly openedByTeam: boolean
  readonly answerDueAt: Date
  readonly decisionDueAt: Date
  readonly appealUntil: Date | null
  readonly appealedBy: DisputeParty | null
  readonly terms: Parameters<typeof termsWords>[0] | null
  /** The latest proposal. */
  readonly proposal: (Parameters<typeof termsWords>[0] & { readonly party: DisputeParty }) | null
  readonly decision: string | null
  readonly paidCentesimos: number
  readonly url: string
}

interface Told {
  readonly title: string
  /** Sentences. */
  readonly words: readonly string[]
}

const PARTIES: readonly Reader[] = ['BUYER', 'PROVIDER']

function disputeNotice<Event extends DisputeEvent>(spec: {
  readonly id: string
  readonly event: EventType<Event>
  readonly audience: string
  readonly readers: readonly Reader[]
  readonly urgency?: 'MONEY' | 'ROUTINE'
  /** False for a reader whom the event does not concern. */
  readonly concerns?: (facts: DisputeFacts) => boolean
  readonly tell: (facts: DisputeFacts) => Told
}) {
  const { id, event, audience, readers, urgency = 'MONEY', concerns, tell } = spec
  return defineNotice<Event, DisputeFacts>({
    id,
    event,
    audience,
    kind: 'ORDER',
    urgency,
    recipients: async () => readers,
    read: async (services, data, { key }) => {
      const addressed = await readDispute(services, data, key as Reader)
      return addressed && (concerns?.(addressed.facts) ?? true) ? addressed : null
    },
    words: {
      mail: (facts): MailDraft => {
        const { title, words } = tell(facts)
        return {
          subject: `${title}: ${namesOf(facts.parts)}`,
          paragraphs: [...words],
          action: { label: 'Ver la disputa', url: facts.url },
        }
      },
      bell: facts => {
        const { title, words } = tell(facts)
        return { title, message: words[0] ?? '', url: facts.url }
      },
    },
  })
}

async function readDispute(services: Services, data: DisputeEvent | ProposalEvent, reader: Reader) {
  const { db, settings } = services
  const { disputeId } = data
  const dispute = await db.prisma.dispute.findUnique({
    where: { id: disputeId },
    include: {
      proposals:
        'proposalId' in data ? { where: { id: data.proposalId } } : { orderBy: { id: 'desc' }, take: 1 },
      order: {
        include: {
          buyer: { select: { email: true } },
          provider: { select: { account: { select: { id: true, email: true } } } },
          lines: { select: { description: true, quantity: true }, orderBy: { position: 'asc' } },
        },
      },
    },
  })
  if (!dispute) return null
  const { order, solution, refundCentesimos, proposals } = dispute
  const facts: DisputeFacts = {
    reader,
    parts: order.lines,
    reason: dispute.reason,
    openedByTeam: dispute.openedByTeam,
    answerDueAt: dispute.answerDueAt,
    decisionDueAt: dispute.decisionDueAt,
    appealUntil: dispute.appealUntil,
    appealedBy: dispute.appealedBy,
    terms: solution && refundCentesimos !== null ? { solution, refundCentesimos } : null,
    proposal: proposals[0] ?? null,
    decision: dispute.decision,
    paidCentesimos: order.paidCentesimos,
    url: disputeAddress(settings, disputeId),
  }
  const about = { requestId: order.requestId }
  if (reader === 'TEAM') return { ...about, accountId: null, email: settings.supportEmail, facts }
  if (reader === 'PROVIDER') {
    const { id: accountId, email } = order.provider.account
    return { ...about, accountId, email, facts }
  }
  return {
    ...about,
    accountId: order.buyerId,
    email: order.buyer?.email ?? order.buyerEmail,
    facts: order.buyerId ? facts : { ...facts, url: orderAddress(settings, order.id) },
  }
}

const isParty = (reader: Reader, party: DisputeParty | null | undefined) => reader === party

export const disputeOpenedNotice = disputeNotice({
  id: 'disputeOpened',
  event: disputeOpened,
  audience: 'Both parties and our team, when a buyer or our team opens a dispute.',
  readers: [...PARTIES, 'TEAM'],
  tell: ({ reader, reason, openedByTeam, answerDueAt, paidCentesimos, proposal }) =>
    reader === 'BUYER'
      ? {
          title: openedByTeam ? 'Abrimos una disputa por tu compra' : 'Recibimos tu disputa',
          words: [
            ...(openedByTeam
              ? ['Nadie confirmó la recepción. Si lo tenés y está bien, retirá la disputa y confirmala.']
              : []),
            `El proveedor puede responder hasta ${momentInWords(answerDueAt)}.`,
            `Mientras tanto, los ${formatMoney(paidCentesimos)} que pagaste quedan retenidos.`,
          ],
        }
      : {
          title: 'Se abrió una disputa',
          words: [
            `Motivo: ${REASON_WORDS[reason]}. ${reader === 'PROVIDER' ? 'Respondé' : 'El proveedor puede responder'} hasta ${momentInWords(answerDueAt)}.`,
            ...(proposal ? [`El comprador propone: ${termsWords(proposal)}.`] : []),
            `Mientras tanto, los ${formatMoney(paidCentesimos)} quedan retenidos.`,
          ],
        },
})

export const disputeAnsweredNotice = disputeNotice({
  id: 'disputeAnswered',
  event: disputeAnswered,
  audience: 'The buyer whose dispute the provider answered, and our team.',
  readers: ['BUYER', 'TEAM'],
  tell: ({ decisionDueAt }) => ({
    title: 'El proveedor respondió la disputa',
    words: [
      'Su versión está en la disputa.',
      `Si no se ponen de acuerdo, nuestro equipo decide a más tardar ${lastDayInWords(decisionDueAt)}.`,
    ],
  }),
})

export const disputeEscalatedNotice = disputeNotice({
  id: 'disputeEscalated',
  event: disputeEscalated,
  audience: 'Both parties and our team, when the provider did not answer in time.',
  readers: [...PARTIES, 'TEAM'],
  tell: ({ reader, decisionDueAt }) => ({
    title: 'La disputa pasó a revisión',
    words: [
      reader === 'PROVIDER' ? 'No respondiste a tiempo.' : 'El proveedor no respondió a tiempo.',
      `Nuestro equipo decide a más tardar ${lastDayInWords(decisionDueAt)} con lo que hay en la disputa.`,
    ],
  }),
})

export const disputeReviewedNotice = disputeNotice({
  id: 'disputeReviewed',
  event: disputeReviewed,
  audience: 'Both parties and our team, when the review of an answered dispute begins.',
  readers: [...PARTIES, 'TEAM'],
  urgency: 'ROUTINE',
  tell: ({ decisionDueAt }) => ({
    title: 'La disputa está en revisión',
    words: [`Nuestro equipo decide a más tardar ${lastDayInWords(decisionDueAt)}.`],
  }),
})

export const disputePostponedNotice = disputeNotice({
  id: 'disputePostponed',
  event: disputePostponed,
  audience: 'Both parties and our team, when the decision is late.',
  readers: [...PARTIES, 'TEAM'],
  tell: ({ decisionDueAt }) => ({
    title: 'La decisión de la disputa se demora',
    words: [
      `No llegamos a decidir en el plazo: la nueva fecha es ${lastDayInWords(decisionDueAt)}.`,
      'La plata sigue retenida.',
    ],
  }),
})

export const disputeProposedNotice = disputeNotice({
  id: 'disputeProposed',
  event: disputeProposed,
  audience: 'The party to whom the other one proposes terms.',
  readers: PARTIES,
  concerns: ({ reader, proposal }) => reader !== proposal?.party,
  tell: ({ proposal }) => ({
    title: 'Hay una propuesta en la disputa',
    words: proposal
      ? [`${PARTY_WORDS[proposal.party]} propone: ${termsWords(proposal)}.`, 'Podés aceptarla en la disputa.']
      : ['Podés verla en la disputa.'],
  }),
})

export const disputeAgreedNotice = disputeNotice({
  id: 'disputeAgreed',
  event: disputeAgreed,
  audience: 'Both parties, when one accepted the other one’s proposal.',
  readers: PARTIES,
  tell: ({ terms }) => ({
    title: 'La disputa terminó con un acuerdo',
    words: [terms ? `Acordaron: ${termsWords(terms)}.` : 'Los términos están en la disputa.'],
  }),
})

export const disputeDroppedNotice = disputeNotice({
  id: 'disputeDropped',
  event: disputeDropped,
  audience: 'The provider, when the buyer takes the claim back.',
  readers: ['PROVIDER'],
  tell: () => ({
    title: 'El comprador retiró la disputa',
    words: ['El pedido sigue desde donde estaba.'],
  }),
})

export const disputeDecidedNotice = disputeNotice({
  id: 'disputeDecided',
  event: disputeDecided,
  audience: 'Both parties, when our team has decided.',
  readers: PARTIES,
  tell: facts => ({
    title: 'Hay una decisión en la disputa',
    words: [
      ...decisionWords(facts),
      ...(facts.appealUntil
        ? [`Podés pedir otra revisión hasta ${momentInWords(facts.appealUntil)}. Después se mueve la plata.`]
        : []),
    ],
  }),
})

export const disputeAppealedNotice = disputeNotice({
  id: 'disputeAppealed',
  event: disputeAppealed,
  audience: 'Both parties and our team, when a party asks for a second review.',
  readers: [...PARTIES, 'TEAM'],
  tell: ({ reader, appealedBy, decisionDueAt }) => ({
    title: 'La disputa tiene una segunda revisión',
    words: [
      isParty(reader, appealedBy)
        ? 'Recibimos tu pedido de otra revisión.'
        : `${PARTY_WORDS[appealedBy ?? 'BUYER']} pidió otra revisión.`,
      `Decidimos a más tardar ${lastDayInWords(decisionDueAt)}, y esa decisión es final.`,
    ],
  }),
})

export const disputeClosedNotice = disputeNotice({
  id: 'disputeClosed',
  event: disputeClosed,
  audience: 'Both parties, when a decision is final.',
  readers: PARTIES,
  tell: facts => ({
    title: 'La disputa está cerrada',
    words: ['La decisión quedó firme.', ...decisionWords(facts)],
  }),
})

function decisionWords({ terms, decision }: DisputeFacts): string[] {
  return [
    ...(terms ? [`Se decidió: ${termsWords(terms)}.`] : []),
    ...(decision ? [asSentence(quoteTyped(decision, 'Los motivos están en la disputa.'))] : []),
  ]
}
