import type { AirtableTable } from '../../generated/prisma/enums.ts'
import type { Services } from '../context.ts'
import { OFFER_STATUS } from '../offers/offerStatus.ts'
import { DELIVERY_WORDS } from '../offers/offerTerms.ts'
import { requestStatus } from '../requests/requestStatus.ts'
import { TABLES } from './airtableTables.ts'

/** Values by the names of columns; the others of the table stay as they are. */
type Row = Readonly<Record<string, string | number | null>>
type Read = (services: Pick<Services, 'db'>, ids: string[]) => Promise<readonly (readonly [string, Row])[]>

const KIND_WORDS = { BUYER: 'comprador', PROVIDER: 'proveedor' } as const
const CENTESIMOS = 100
const SENT = { sentAt: { not: null }, deletedAt: null, erasedAt: null, removalId: null } as const

const requestRow = {
  where: (ids: string[]) => ({ ...SENT, id: { in: ids } }),
  select: {
    id: true,
    brand: true,
    model: true,
    year: true,
    state: true,
    origin: true,
    sentAt: true,
    createdAt: true,
    buyerId: true,
    parts: { select: { description: true, quantity: true }, orderBy: { position: 'asc' } },
    _count: { select: { files: true } },
  },
} as const

const partsOf = (parts: readonly { description: string; quantity: number }[]) =>
  parts
    .map(({ description, quantity }) => (quantity > 1 ? `${quantity} × ${description}` : description))
    .join('\n')

/** How each table's rows are read; a row that is not to be seen there is left out. */
const READ: Readonly<Record<AirtableTable, Read>> = {
  USERS: async ({ db }, ids) => {
    const found = await db.prisma.account.findMany({
      where: { id: { in: ids }, erasedAt: null },
      select: { id: true, kind: true, createdAt: true, providerProfile: { select: { companyName: true } } },
    })
    return found.map(({ id, kind, createdAt, providerProfile }) => [
      id,
      {
        Tipo: KIND_WORDS[kind],
        Empresa: providerProfile?.companyName ?? null,
        'Fecha de registro': createdAt.toISOString(),
      },
    ])
  },
  REQUESTS: async ({ db }, ids) => {
    const { where, select } = requestRow
    const found = await db.prisma.partRequest.findMany({ where: { ...where(ids), origin: 'FORM' }, select })
    return found.map(({ id, brand, model, year, state, origin, createdAt, buyerId, parts }) => [
      id,
      {
        Repuesto: partsOf(parts),
        Marca: brand,
        Modelo: model,
        Año: year,
        Estado: requestStatus(state, origin, true).label,
        'Fecha de creación': createdAt.toISOString(),
        'ID de usuario': buyerId,
      },
    ])
  },
  CONSULTATIONS: async ({ db }, ids) => {
    const { where, select } = requestRow
    const found = await db.prisma.partRequest.findMany({
      where: { ...where(ids), origin: { not: 'FORM' } },
      select,
    })
    return found.map(({ id, brand, model, year, state, origin, createdAt, parts, _count }) => [
      id,
      {
        'Repuesto solicitado': partsOf(parts),
        Marca: brand,
        Modelo: model,
        Año: year,
        Estado: requestStatus(state, origin, true).label,
        Fecha: createdAt.toISOString(),
        'Fotos adjuntas': _count.files,
      },
    ])
  },
  OFFERS: async ({ db }, ids) => {
    const found = await db.prisma.offer.findMany({
      where: { id: { in: ids }, removalId: null, request: SENT },
      select: {
        id: true,
        requestId: true,
        providerId: true,
        state: true,
        createdAt: true,
        currentVersion: {
          select: {
            totalCentesimos: true,
            lines: {
              select: { deliveryTime: true, requestedPart: { select: { description: true } } },
              orderBy: { position: 'asc' },
            },
          },
        },
      },
    })
    return found.map(
      ({ id, requestId, providerId, state, createdAt, currentVersion: { totalCentesimos, lines } }) => [
        id,
        {
          Precio: totalCentesimos / CENTESIMOS,
          Descripción: lines.map(({ requestedPart }) => requestedPart.description).join('\n'),
          'Tiempo de entrega': [
            ...new Set(lines.map(({ deliveryTime }) => DELIVERY_WORDS[deliveryTime])),
          ].join(', '),
          Estado: OFFER_STATUS[state].label,
          'Fecha de creación': createdAt.toISOString(),
          'ID de solicitud': requestId,
          'ID de proveedor': providerId,
        },
      ],
    )
  },
}

/** The rows of these ids as a table shows them, with their key, by id. */
export async function readAirtableRows(
  services: Pick<Services, 'db'>,
  table: AirtableTable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Row>> {
  const rows = await READ[table](services, [...ids])
  return new Map(rows.map(([id, row]) => [id, { ...row, [TABLES[table].key]: id }]))
}
