import { type MailDraft, quoteTyped } from '../../platform/mailLayout.ts'
import { asSentence } from '../../platform/sentence.ts'
import { averageOf } from '../accounts/profiles/providerRating.ts'
import type { Services, Settings } from '../context.ts'
import { defineNotice } from '../notice.ts'
import { type OrderEvent, orderReleased } from '../orders/order.events.ts'
import { orderAddress } from '../orders/orderLink.ts'
import { type NamedPart, namesOf } from '../requests/partNames.ts'
import { panelAddress, reviewPath, reviewReportsAddress } from '../siteAddresses.ts'
import {
  type ReviewEvent,
  type ReviewReportEvent,
  reviewAnswered,
  reviewGiven,
  reviewRemoved,
  reviewReportClosed,
  reviewReported,
} from './review.events.ts'

export const reviewInvitation = defineNotice({
  id: 'reviewInvitation',
  event: orderReleased,
  audience: 'The buyer who confirmed the receipt of an order, until they review it.',
  kind: 'ORDER',
  urgency: 'ROUTINE',
  async read(services, { orderId }: OrderEvent) {
    const order = await services.db.prisma.order.findUnique({ where: { id: orderId }, select: ORDER })
    if (!order || order.reviewStage !== 'DUE') return null
    return { ...buyerOf(order), facts: orderFacts(services.settings, order) }
  },
  words: {
    mail: ({ parts, companyName, url }) => ({
      subject: `Calificá tu compra: ${namesOf(parts)}`,
      paragraphs: [
        asSentence(`Contá cómo te fue con ${quoteTyped(companyName, 'el proveedor')} por ${namesOf(parts)}`),
        'Son cuatro preguntas y ayuda a los próximos compradores. Tenés 7 días para cambiar lo que pongas.',
      ],
      action: { label: 'Calificar', url },
    }),
    bell: ({ parts, url }) => ({
      title: 'Calificá tu compra',
      message: asSentence(`Contá cómo te fue con ${namesOf(parts)}`),
      url,
    }),
  },
})

export const reviewArrived = defineNotice({
  id: 'reviewArrived',
  event: reviewGiven,
  audience: 'The provider whose sale was reviewed.',
  kind: 'ORDER',
  urgency: 'ROUTINE',
  async read(services, event) {
    const review = await readReview(services, event)
    if (review?.state !== 'PUBLISHED') return null
    return {
      ...providerOf(review),
      facts: {
        average: averageOf(review),
        parts: review.order.lines,
        comment: review.comment,
        url: panelAddress(services.settings, 'calificaciones'),
      },
    }
  },
  words: {
    mail: reviewArrivedMail,
    bell: ({ average, parts, url }) => ({
      title: 'Te calificaron',
      message: asSentence(`${inTenths(average)} de 5 por ${namesOf(parts)}`),
      url,
    }),
  },
})

export const reviewAnsweredNotice = defineNotice({
  id: 'reviewAnswered',
  event: reviewAnswered,
  audience: 'The buyer whose review the provider answered.',
  kind: 'ORDER',
  urgency: 'ROUTINE',
  async read(services, event) {
    const review = await readReview(services, event)
    if (review?.state !== 'PUBLISHED' || review.answer === null) return null
    const { order, answer } = review
    return { ...buyerOf(order), facts: { ...orderFacts(services.settings, order), answer } }
  },
  words: {
    mail: ({ parts, companyName, answer, url }) => ({
      subject: `Respondieron tu calificación: ${namesOf(parts)}`,
      paragraphs: [
        `${quoteTyped(companyName, 'El proveedor')} respondió lo que pusiste por ${namesOf(parts)}:`,
        quoteTyped(answer, 'Su respuesta está en tus calificaciones.'),
      ],
      action: { label: 'Ver mi calificación', url },
    }),
    bell: ({ parts, url }) => ({
      title: 'Respondieron tu calificación',
      message: asSentence(`El proveedor respondió lo que pusiste por ${namesOf(parts)}`),
      url,
    }),
  },
})

export const reviewRemovedNotice = defineNotice({
  id: 'reviewRemoved',
  event: reviewRemoved,
  audience: 'The buyer whose review our team removed, with the reason.',
  kind: 'ORDER',
  urgency: 'ROUTINE',
  async read(services, event) {
    const review = await readReview(services, event)
    if (!review?.removalReason) return null
    const { order, removalReason } = review
    return { ...buyerOf(order), facts: { ...orderFacts(services.settings, order), reason: removalReason } }
  },
  words: {
    mail: ({ parts, reason, url }) => ({
      subject: 'Quitamos tu calificación',
      paragraphs: [
        `Nuestro equipo quitó lo que pusiste por ${namesOf(parts)}: ya no se muestra ni cuenta en el promedio.`,
        `Motivo: ${reason}`,
        'Si creés que es un error, respondé este correo.',
      ],
      action: { label: 'Ver mi calificación', url },
    }),
    bell: ({ parts, url }) => ({
      title: 'Quitamos tu calificación',
      message: asSentence(`Era la de ${namesOf(parts)}. El motivo está en tus calificaciones`),
      url,
    }),
  },
})

export const reviewReportToTeam = defineNotice({
  id: 'reviewReportToTeam',
  event: reviewReported,
  audience: 'Our team, about a review that its provider reported.',
  kind: 'TEAM',
  urgency: 'AWAITED',
  async read({ db, settings }, { reviewReportId }: ReviewReportEvent) {
    const report = await db.prisma.reviewReport.findUnique({ where: { id: reviewReportId } })
    if (!report || report.outcome !== null) return null
    const url = reviewReportsAddress(settings)
    return { accountId: null, email: settings.supportEmail, facts: { reason: report.reason, url } }
  },
  words: {
    mail: ({ reason, url }) => ({
      subject: 'Un proveedor denunció una calificación',
      paragraphs: ['Motivo:', ...reason.split(/\n+/)],
      action: { label: 'Ver las denuncias', url },
    }),
  },
})

export const reviewReportClosedNotice = defineNotice({
  id: 'reviewReportClosed',
  event: reviewReportClosed,
  audience: 'The provider who reported a review, once our team decided.',
  kind: 'ORDER',
  urgency: 'ROUTINE',
  async read({ db, settings }, { reviewReportId }: ReviewReportEvent) {
    const report = await db.prisma.reviewReport.findUnique({
      where: { id: reviewReportId },
      select: { outcome: true, review: { select: REVIEW } },
    })
    if (!report?.outcome) return null
    const { outcome, review } = report
    const url = panelAddress(settings, 'calificaciones')
    return { ...providerOf(review), facts: { outcome, parts: review.order.lines, url } }
  },
  words: {
    bell: ({ outcome, parts, url }) => ({
      title: outcome === 'KEPT' ? 'Miramos tu denuncia' : 'Quitamos una calificación que denunciaste',
      message:
        outcome === 'KEPT'
          ? `La calificación de ${namesOf(parts)} cumple las reglas y queda.`
          : `La calificación de ${namesOf(parts)} ya no se muestra ni cuenta en tu promedio.`,
      url,
    }),
  },
})

const ORDER = {
  id: true,
  requestId: true,
  buyerId: true,
  buyerEmail: true,
  reviewStage: true,
  buyer: { select: { email: true } },
  provider: { select: { companyName: true } },
  lines: { select: { description: true, quantity: true }, orderBy: { position: 'asc' } },
} as const

const REVIEW = {
  state: true,
  responseTime: true,
  productQuality: true,
  descriptionClarity: true,
  productMatch: true,
  comment: true,
  answer: true,
  removalReason: true,
  order: { select: ORDER },
  provider: { select: { account: { select: { id: true, email: true } } } },
} as const

function readReview({ db }: Services, { reviewId }: ReviewEvent) {
  return db.prisma.review.findUnique({ where: { id: reviewId }, select: REVIEW })
}

interface ReadOrder {
  readonly id: string
  readonly requestId: string | null
  readonly buyerId: string | null
  readonly buyerEmail: string | null
  readonly buyer: { readonly email: string } | null
  readonly provider: { readonly companyName: string }
  readonly lines: readonly NamedPart[]
}

function buyerOf({ buyerId, buyer, buyerEmail, requestId }: ReadOrder) {
  return { accountId: buyerId, email: buyer?.email ?? buyerEmail, requestId }
}

function providerOf({
  order,
  provider,
}: {
  readonly order: ReadOrder
  readonly provider: { readonly account: { readonly id: string; readonly email: string } }
}) {
  return { accountId: provider.account.id, email: provider.account.email, requestId: order.requestId }
}

/** The order in words, and the page where its buyer reviews it: without an account that of the order's link. */
function orderFacts(settings: Pick<Settings, 'secret' | 'publicUrl'>, order: ReadOrder) {
  const { buyer, provider, lines } = order
  return {
    parts: lines,
    companyName: provider.companyName,
    url: buyer ? `${settings.publicUrl}${reviewPath(order.id)}` : orderAddress(settings, order.id),
  }
}

/** '4,3' */
const inTenths = (average: number) => average.toFixed(1).replace('.', ',')

function reviewArrivedMail({
  average,
  parts,
  comment,
  url,
}: {
  readonly average: number
  readonly parts: readonly NamedPart[]
  readonly comment: string | null
  readonly url: string
}): MailDraft {
  return {
    subject: `Te calificaron con ${inTenths(average)} de 5`,
    paragraphs: [
      asSentence(`El comprador de ${namesOf(parts)} te puso ${inTenths(average)} de 5`),
      ...(comment === null ? [] : [quoteTyped(comment, 'Su comentario está en tus calificaciones.')]),
      'Podés responderle una vez.',
    ],
    action: { label: 'Ver mis calificaciones', url },
  }
}
