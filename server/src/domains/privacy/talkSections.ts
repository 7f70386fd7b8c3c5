import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts'
import type { Stars } from '../accounts/profiles/providerRating.ts'
import { type ExportRecord, type ExportSection, each, inPages } from './exportRecords.ts'
import { MESSAGE_OUTCOME_WORDS } from './exportWords.ts'
import { type Trader, tradedBy } from './tradeSections.ts'

/** Reviews, messages and reports about a person's purchases and sales. Nothing that the other party wrote. */
export function talkSections(prisma: PrismaClient, trader: Trader): ExportSection[] {
  const { providerId } = trader
  return [
    ['Calificaciones que diste', givenReviewRecords(prisma, trader)],
    ...(providerId
      ? [['Calificaciones que recibiste', receivedReviewRecords(prisma, providerId)] as const]
      : []),
    ['Chats de tus compras y ventas', readingRecords(prisma, trader)],
    ['Mensajes que escribiste', messageRecords(prisma, trader)],
    ['Mensajes que denunciaste', messageReportRecords(prisma, trader)],
  ]
}

function starsOf(review: Stars): ExportRecord {
  return {
    'Tiempo de respuesta': review.responseTime,
    'Calidad del producto': review.productQuality,
    'Claridad de la descripción': review.descriptionClarity,
    'Coincidencia con lo pedido': review.productMatch,
  }
}

/** Reviews are found by their order, whose indexes find the buyer's. */
async function* givenReviewRecords(
  prisma: PrismaClient,
  { accountId, email }: Trader,
): AsyncGenerator<ExportRecord> {
  const bought = { OR: [{ buyerId: accountId }, { buyerId: null, buyerEmail: email }] }
  const orders = inPages(({ where, ...page }) =>
    prisma.order.findMany({
      ...page,
      where: { AND: [where, bought, { reviewStage: 'GIVEN' }] },
      select: { id: true, review: true },
    }),
  )
  for await (const { review } of orders)
    if (review)
      yield {
        Fecha: review.createdAt,
        ...starsOf(review),
        Comentario: review.comment,
        Cambiada: review.editedAt,
        'Puede mostrarse en la portada': review.mayBeQuoted,
        'Se muestra en la portada desde': review.quotedAt,
        'Por qué la quitamos': review.removalReason,
      }
}

function receivedReviewRecords(prisma: PrismaClient, providerId: string) {
  const reviews = inPages(({ where, ...page }) =>
    prisma.review.findMany({
      ...page,
      where: { AND: [where, { providerId }] },
      include: { reports: { orderBy: { id: 'asc' }, select: { reason: true } } },
    }),
  )
  return each(reviews, review => ({
    Fecha: review.createdAt,
    ...starsOf(review),
    'Tu respuesta': review.answer,
    Respondiste: review.answeredAt,
    'Por qué la denunciaste': review.reports.map(({ reason }) => reason),
  }))
}

/** Reading positions in conversations, also without an account from the person's mailbox. */
function readingRecords(prisma: PrismaClient, { accountId, email }: Trader) {
  const theirs: Prisma.ConversationPartyWhereInput = {
    OR: [{ accountId }, { accountId: null, conversation: { order: { buyerId: null, buyerEmail: email } } }],
  }
  const parties = inPages(({ where, ...page }) =>
    prisma.conversationParty.findMany({
      ...page,
      where: { AND: [where, theirs] },
      include: { conversation: { select: { createdAt: true } } },
    }),
  )
  return each(parties, ({ conversation, unreadCount, remindedAt }) => ({
    Empezó: conversation.createdAt,
    'Mensajes sin leer': unreadCount,
    'Te avisamos de ellos': remindedAt,
  }))
}

/** The messages are read by conversation, the first column of their index. */
async function* messageRecords(prisma: PrismaClient, trader: Trader): AsyncGenerator<ExportRecord> {
  const { accountId, email } = trader
  // A buyer's messages have no sender while no account has the order.
  const bought = { OR: [{ buyerId: accountId }, { buyerId: null, buyerEmail: email }] }
  const theirs = { OR: [{ senderId: accountId }, { senderId: null, conversation: { order: bought } }] }
  const conversations = inPages(({ where, ...page }) =>
    prisma.conversation.findMany({
      ...page,
      where: { AND: [where, { order: tradedBy(trader) }] },
      select: { id: true },
    }),
  )
  for await (const { id: conversationId } of conversations) {
    const messages = inPages(({ where, ...page }) =>
      prisma.message.findMany({
        ...page,
        where: { AND: [where, { conversationId }, theirs] },
        include: {
          files: { select: { upload: { select: { fileName: true } } }, orderBy: { position: 'asc' } },
          reports: { select: { warning: true }, orderBy: { id: 'asc' } },
        },
      }),
    )
    yield* each(messages, ({ createdAt, body, files, hiddenAt, reports }) => ({
      Fecha: createdAt,
      Mensaje: body,
      Archivos: files.map(({ upload }) => upload.fileName),
      'Lo ocultamos': hiddenAt,
      'Lo que te dijo nuestro equipo': reports.flatMap(({ warning }) => warning ?? []),
    }))
  }
}

/** The reported messages themselves are the other party's words. */
function messageReportRecords(prisma: PrismaClient, { accountId, email, providerId }: Trader) {
  const bought = { OR: [{ buyerId: accountId }, { buyerId: null, buyerEmail: email }] }
  const theirs: Prisma.MessageReportWhereInput = {
    OR: [
      { reporter: 'BUYER', message: { conversation: { order: bought } } },
      ...(providerId
        ? [{ reporter: 'PROVIDER' as const, message: { conversation: { order: { providerId } } } }]
        : []),
    ],
  }
  const reports = inPages(({ where, ...page }) =>
    prisma.messageReport.findMany({ ...page, where: { AND: [where, theirs] } }),
  )
  return each(reports, ({ createdAt, reason, outcome, closedAt }) => ({
    Fecha: createdAt,
    Motivo: reason,
    'Decisión de nuestro equipo': outcome && MESSAGE_OUTCOME_WORDS[outcome],
    'Fecha de la decisión': closedAt,
  }))
}
