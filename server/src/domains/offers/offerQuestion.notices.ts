import { quoteTyped } from '../../platform/mailLayout.ts'
import { formatMoney } from '../../platform/money.ts'
import type { Services } from '../context.ts'
import { defineNotice } from '../notice.ts'
import { followAddress } from '../requests/following/follow.ts'
import { type NamedPart, namesOf } from '../requests/partNames.ts'
import { panelAddress, requestAddress } from '../siteAddresses.ts'
import { type OfferEvent, offerQuestionAnswered, offerQuestionAsked } from './offer.events.ts'
import { ASKED_ORDER, isOpenQuestion } from './offerQuestion.policy.ts'

interface QuestionFacts {
  readonly parts: readonly NamedPart[]
  readonly totalCentesimos: number
  readonly question: string
  readonly url: string
}

/** '$ 4.850 por Óptica izquierda' */
const priced = ({ totalCentesimos, parts }: QuestionFacts) =>
  `${formatMoney(totalCentesimos)} por ${namesOf(parts)}`

export const offerQuestionArrived = defineNotice({
  id: 'offerQuestionAsked',
  event: offerQuestionAsked,
  audience: 'The provider about whose offer the buyer asked something.',
  kind: 'OFFER',
  urgency: 'ROUTINE',
  async read(services, event) {
    const offer = await readAsked(services, event)
    const open = offer?.questions.find(isOpenQuestion)
    if (offer?.state !== 'PENDING' || !open) return null
    const { account } = offer.provider
    return {
      accountId: account.id,
      email: account.email,
      requestId: offer.request.id,
      facts: { ...quotedWith(offer, open.question), url: panelAddress(services.settings, 'ofertas') },
    }
  },
  words: {
    mail: asked => ({
      subject: `Te preguntaron por tu oferta de ${priced(asked)}`,
      paragraphs: [
        `El comprador pregunta antes de decidir sobre tu oferta de ${priced(asked)}:`,
        quoteTyped(asked.question, 'Su pregunta está en tus ofertas.'),
        'Respondé en tu panel, sin datos de contacto. Tu respuesta aparece al lado de tu oferta.',
      ],
      action: { label: 'Responder', url: asked.url },
    }),
    bell: asked => ({
      title: 'Te preguntaron por tu oferta',
      message: `Es la de ${priced(asked)}.`,
      url: asked.url,
    }),
  },
})

export const offerQuestionAnsweredNotice = defineNotice({
  id: 'offerQuestionAnswered',
  event: offerQuestionAnswered,
  audience: 'The buyer, or the visitor with an e-mail, whose question about an offer was answered.',
  kind: 'OFFER',
  urgency: 'ROUTINE',
  async read(services, event) {
    const offer = await readAsked(services, event)
    const last = offer?.questions.at(-1)
    if (offer?.state !== 'PENDING' || !last?.answer) return null
    const { id, buyer, contactEmail, followVersion } = offer.request
    const { settings } = services
    return {
      accountId: buyer?.id ?? null,
      email: buyer?.email ?? contactEmail,
      requestId: id,
      facts: {
        ...quotedWith(offer, last.question),
        answer: last.answer,
        url: buyer ? requestAddress(settings, id) : followAddress(settings, { id, followVersion }),
      },
    }
  },
  words: {
    mail: answered => ({
      subject: `Respondieron tu pregunta por la oferta de ${priced(answered)}`,
      paragraphs: [
        'Preguntaste:',
        quoteTyped(answered.question, 'Tu pregunta está al lado de la oferta.'),
        'El proveedor respondió:',
        quoteTyped(answered.answer, 'La respuesta está al lado de la oferta.'),
      ],
      action: { label: 'Ver Ofertas', url: answered.url },
    }),
    bell: answered => ({
      title: 'Respondieron tu pregunta',
      message: `Es sobre la oferta de ${priced(answered)}.`,
      url: answered.url,
    }),
  },
})

type ReadAsked = NonNullable<Awaited<ReturnType<typeof readAsked>>>

function quotedWith({ currentVersion }: ReadAsked, question: string) {
  return {
    question,
    parts: currentVersion.lines.map(line => line.requestedPart),
    totalCentesimos: currentVersion.totalCentesimos,
  }
}

function readAsked({ db }: Services, { offerId }: OfferEvent) {
  return db.prisma.offer.findUnique({
    where: { id: offerId },
    select: {
      state: true,
      questions: { ...ASKED_ORDER, select: { question: true, answer: true } },
      currentVersion: {
        select: {
          totalCentesimos: true,
          lines: {
            orderBy: { position: 'asc' },
            select: { requestedPart: { select: { description: true, quantity: true } } },
          },
        },
      },
      provider: { select: { account: { select: { id: true, email: true } } } },
      request: {
        select: {
          id: true,
          contactEmail: true,
          followVersion: true,
          buyer: { select: { id: true, email: true } },
        },
      },
    },
  })
}
