import type { PrismaClient } from '../../generated/prisma/client.ts'
import { formatPercent } from '../../platform/money.ts'
import { DEPARTMENT_WORDS } from '../accounts/accountWords.ts'
import { shippingWords } from '../offers/offerShipping.ts'
import { OFFER_STATUS } from '../offers/offerStatus.ts'
import { CONDITION_WORDS, DELIVERY_WORDS, FIT_WORDS, REJECT_WORDS } from '../offers/offerTerms.ts'
import { deliveryWords } from '../orders/delivery.ts'
import { requestStatus } from '../requests/requestStatus.ts'
import { CATEGORY_WORDS } from '../vehicles/categoryWords.ts'
import { type ExportRecord, type ExportSection, each, inPages } from './exportRecords.ts'
import { CUSTOM_ORDER_WORDS, ORDER_WORDS, URGENCY_WORDS, WANTED_WORDS } from './exportWords.ts'

export interface Trader {
  readonly accountId: string
  readonly email: string
  /** Null for a buyer. */
  readonly providerId: string | null
}

const pesos = (centesimos: number) => centesimos / 100
const joined = (...words: readonly (string | null)[]) => words.filter(Boolean).join(' · ')

/** A person's requests, quotes, purchases, sales and payments. Nothing of the other party. */
export function tradeSections(prisma: PrismaClient, trader: Trader): ExportSection[] {
  const { providerId } = trader
  return [
    ['Pedidos de repuestos', requestRecords(prisma, trader)],
    ...(providerId
      ? ([
          ['Ofertas', offerRecords(prisma, providerId)],
          ['Catálogo', catalogueRecords(prisma, providerId)],
          ['Archivos cargados al catálogo', importRecords(prisma, providerId)],
          ['Respuestas guardadas', savedReplyRecords(prisma, providerId)],
        ] as const)
      : []),
    ['Órdenes personalizadas', customOrderRecords(prisma, trader)],
    ['Compras y ventas', orderRecords(prisma, trader)],
    ['Pagos', paymentRecords(prisma, trader)],
  ]
}

function requestRecords(prisma: PrismaClient, { accountId, email }: Trader) {
  // Includes requests that no account claimed: the mailbox is theirs.
  const theirs = { OR: [{ buyerId: accountId }, { buyerId: null, contactEmail: email }] }
  const requests = inPages(({ where, ...page }) =>
    prisma.partRequest.findMany({
      ...page,
      where: { AND: [where, theirs] },
      include: {
        parts: { orderBy: { position: 'asc' } },
        edits: { orderBy: { id: 'asc' }, select: { comment: true } },
        files: { orderBy: { position: 'asc' }, include: { upload: { select: { fileName: true } } } },
        offers: {
          orderBy: { id: 'asc' },
          select: { questions: { orderBy: { number: 'asc' }, select: { question: true } } },
        },
      },
    }),
  )
  return each(requests, request => ({
    Fecha: request.createdAt,
    Estado: requestStatus(request.state, request.origin, request.sentAt !== null).label,
    Nombre: request.contactName,
    Email: request.contactEmail,
    Teléfono: request.contactPhone,
    Departamento: request.department && DEPARTMENT_WORDS[request.department],
    Vehículo: `${request.brand} ${request.model} ${request.year}`,
    Motor: request.engine,
    Versión: request.version,
    VIN: request.vin,
    Kilómetros: request.mileageKm,
    Descripción: request.description,
    'Lo que agregaste': request.edits.flatMap(({ comment }) => comment ?? []),
    'Lo que preguntaste': request.offers.flatMap(({ questions }) =>
      questions.map(({ question }) => question),
    ),
    'Motivo de la cancelación': request.cancelReason,
    Eliminado: request.deletedAt,
    Repuestos: request.parts.map(part =>
      joined(
        `${part.quantity} × ${part.description}`,
        part.category && CATEGORY_WORDS[part.category],
        WANTED_WORDS[part.condition],
        URGENCY_WORDS[part.urgency],
        part.partNumber,
        part.comments,
      ),
    ),
    Archivos: request.files.map(({ upload }) => upload.fileName),
  }))
}

function offerRecords(prisma: PrismaClient, providerId: string) {
  const offers = inPages(({ where, ...page }) =>
    prisma.offer.findMany({
      ...page,
      where: { AND: [where, { providerId }] },
      include: {
        currentVersion: { include: { lines: { orderBy: { position: 'asc' } } } },
        questions: { orderBy: { number: 'asc' }, select: { answer: true } },
        synced: { select: { externalId: true } },
      },
    }),
  )
  return each(offers, ({ createdAt, state, rejectReason, currentVersion, questions, synced }) => ({
    Fecha: createdAt,
    Estado: OFFER_STATUS[state].label,
    'Motivo del rechazo': rejectReason && REJECT_WORDS[rejectReason],
    Total: pesos(currentVersion.totalCentesimos),
    Envío: shippingWords(currentVersion),
    Descuento: currentVersion.discountBps === null ? null : formatPercent(currentVersion.discountBps),
    Renglones: currentVersion.lines.map(line =>
      joined(
        `$ ${pesos(line.priceCentesimos)}`,
        CONDITION_WORDS[line.condition],
        DELIVERY_WORDS[line.deliveryTime],
        line.fitBasis && `Calza: ${FIT_WORDS[line.fitBasis]}`,
        line.description,
      ),
    ),
    'Identificador en tu sistema': synced?.externalId ?? null,
    'Tus respuestas': questions.flatMap(({ answer }) => answer ?? []),
  }))
}

function catalogueRecords(prisma: PrismaClient, providerId: string) {
  const items = inPages(({ where, ...page }) =>
    prisma.catalogueItem.findMany({
      ...page,
      where: { AND: [where, { providerId }] },
      include: { fits: { orderBy: { position: 'asc' } } },
    }),
  )
  return each(items, item => ({
    'Identificador en tu sistema': item.externalId,
    Nombre: item.name,
    'Número de parte': item.partNumber,
    Condición: CONDITION_WORDS[item.condition],
    Precio: pesos(item.priceCentesimos),
    Cantidad: item.quantity,
    Entrega: DELIVERY_WORDS[item.deliveryTime],
    'Días de garantía': item.warrantyDays,
    Vehículos: item.fits.map(
      ({ brand, model, yearFrom, yearTo }) => `${brand} ${model} ${yearFrom}–${yearTo}`,
    ),
    'Última sincronización': item.syncedAt,
  }))
}

function importRecords(prisma: PrismaClient, providerId: string) {
  const imports = inPages(({ where, ...page }) =>
    prisma.catalogueImport.findMany({ ...page, where: { AND: [where, { providerId }] } }),
  )
  return each(imports, ({ createdAt, fileName, finishedAt, created, updated, unchanged, rejected }) => ({
    Fecha: createdAt,
    Archivo: fileName,
    Terminó: finishedAt,
    Nuevos: created,
    Cambiados: updated,
    'Sin cambios': unchanged,
    Rechazados: rejected,
  }))
}

function savedReplyRecords(prisma: PrismaClient, providerId: string) {
  const replies = inPages(({ where, ...page }) =>
    prisma.savedReply.findMany({ ...page, where: { AND: [where, { providerId }] } }),
  )
  return each(replies, ({ createdAt, name, text }) => ({ Fecha: createdAt, Nombre: name, Texto: text }))
}

/** Custom orders that the person wrote for a client, and those written to the person's mailbox. */
function customOrderRecords(prisma: PrismaClient, { email, providerId }: Trader) {
  const theirs = { OR: [{ clientEmail: email }, ...(providerId ? [{ providerId }] : [])] }
  const orders = inPages(({ where, ...page }) =>
    prisma.customOrder.findMany({
      ...page,
      where: { AND: [where, theirs] },
      include: { currentVersion: { include: { items: { orderBy: { position: 'asc' } } } } },
    }),
  )
  return each(orders, ({ createdAt, state, currentVersion, clientEmail, ...order }) => ({
    Fecha: createdAt,
    Estado: CUSTOM_ORDER_WORDS[state],
    // The client of a provider is another person, whose contact is not the provider's data.
    ...(clientEmail === email
      ? { Nombre: order.clientName, Email: clientEmail, Teléfono: order.clientPhone }
      : {}),
    Notas: currentVersion.notes,
    Total: pesos(currentVersion.totalCentesimos),
    Ítems: currentVersion.items.map(item =>
      joined(
        `${item.name}: $ ${pesos(item.priceCentesimos)}`,
        CONDITION_WORDS[item.condition],
        DELIVERY_WORDS[item.deliveryTime],
        item.description,
      ),
    ),
  }))
}

/** Orders that the person sold or bought, also without an account from the person's mailbox. */
export const tradedBy = ({ accountId, providerId, email }: Trader) => ({
  OR: [{ buyerId: accountId }, { buyerId: null, buyerEmail: email }, ...(providerId ? [{ providerId }] : [])],
})

function orderRecords(prisma: PrismaClient, trader: Trader) {
  const orders = inPages(({ where, ...page }) =>
    prisma.order.findMany({
      ...page,
      where: { AND: [where, tradedBy(trader)] },
      include: { lines: { orderBy: { position: 'asc' } } },
    }),
  )
  return each(orders, order => ({
    Fecha: order.createdAt,
    Qué: order.providerId === trader.providerId ? 'Venta' : 'Compra',
    Estado: ORDER_WORDS[order.state],
    Total: pesos(order.totalCentesimos),
    Envío: shippingWords(order),
    'Pagado por Tuerca': pesos(order.paidCentesimos),
    Entrega: deliveryWords(order),
    'Enlace de seguimiento': order.trackingUrl,
    'Motivo de cancelación': order.cancelReason,
    Renglones: order.lines.map(
      line =>
        `${line.quantity} × ${line.description}: $ ${pesos(line.priceCentesimos)}${
          line.discountCentesimos > 0 ? ` (descuento: $ ${pesos(line.discountCentesimos)})` : ''
        }`,
    ),
  }))
}

function paymentRecords(prisma: PrismaClient, { accountId, email }: Trader) {
  // From checkouts, which have an index of each of the two.
  const theirs = { OR: [{ payerId: accountId }, { payerEmail: email }] }
  const checkouts = inPages(({ where, ...page }) =>
    prisma.checkout.findMany({
      ...page,
      where: { AND: [where, theirs, { payments: { some: {} } }] },
      include: {
        payments: { include: { refunds: { where: { state: 'SUCCEEDED' } } }, orderBy: { id: 'asc' } },
      },
    }),
  )
  return paid(checkouts)
}

type Paid = {
  readonly payments: readonly {
    readonly paidAt: Date
    readonly amountCentesimos: number
    readonly refunds: readonly { readonly amountCentesimos: number }[]
  }[]
}

async function* paid(checkouts: AsyncIterable<Paid>): AsyncGenerator<ExportRecord> {
  for await (const { payments } of checkouts)
    for (const { paidAt, amountCentesimos, refunds } of payments)
      yield {
        Fecha: paidAt,
        Monto: pesos(amountCentesimos),
        Devuelto: pesos(refunds.reduce((sum, refund) => sum + refund.amountCentesimos, 0)),
      }
}
