import type { AirtableTable } from '../../generated/prisma/enums.ts'
import { DEPARTMENT_WORDS } from '../accounts/accountWords.ts'
import type { ConsentProof } from '../accounts/policies/consentProof.ts'
import { consentsTo } from '../accounts/policies/dataConsents.ts'
import type { Services } from '../context.ts'
import { OFFER_STATUS } from '../offers/offerStatus.ts'
import { DELIVERY_WORDS } from '../offers/offerTerms.ts'
import { requestStatus } from '../requests/requestStatus.ts'
import { TABLES } from './airtableTables.ts'

/** Values by the names of columns; the others of the table stay as they are. */
type Row = Readonly<Record<string, string | number | null>>
type Reads = Pick<Services, 'db' | 'settings' | 'whatsApp'>
type Read = (services: Reads, ids: string[]) => Promise<readonly (readonly [string, Row])[]>

const KIND_WORDS = { BUYER: 'comprador', PROVIDER: 'proveedor' } as const
const CENTESIMOS = 100
type Consent = ConsentProof<'AIRTABLE'>

/** Cells with personal data, which are emptied without the person's consent. */
const personal = <Column extends string>(
  consent: Consent | undefined,
  cells: Readonly<Record<Column, string | null>>,
): Readonly<Record<Column, string | null>> =>
  consent ? cells : (Object.fromEntries(Object.keys(cells).map(name => [name, null])) as Record<Column, null>)

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
    vin: true,
    description: true,
    takenByLink: true,
    sentAt: true,
    createdAt: true,
    buyerId: true,
    buyer: { select: { email: true, phone: true } },
    parts: { select: { description: true, quantity: true }, orderBy: { position: 'asc' } },
    _count: { select: { files: { where: { kind: 'IMAGE' } } } },
  },
} as const

/** The consents of the buyers of requests. Contact data and words of a request taken by its link may be somebody else's. */
async function buyersConsents(
  services: Reads,
  requests: readonly { readonly buyerId: string | null; readonly takenByLink: boolean }[],
) {
  const consents = await consentsTo(
    services,
    requests.map(({ buyerId }) => buyerId),
    'AIRTABLE',
  )
  return ({ buyerId, takenByLink }: (typeof requests)[number]) =>
    buyerId === null || takenByLink ? undefined : consents.get(buyerId)
}

const partsOf = (parts: readonly { description: string; quantity: number }[]) =>
  parts
    .map(({ description, quantity }) => (quantity > 1 ? `${quantity} × ${description}` : description))
    .join('\n')

interface Line {
  readonly description: string | null
  readonly requestedPart: { readonly description: string }
}

/** The offered parts; what the provider wrote about each needs their consent. */
const wordsOfLines = (lines: readonly Line[], consent: Consent | undefined) =>
  lines
    .map(({ description, requestedPart }) =>
      consent && description ? `${requestedPart.description}: ${description}` : requestedPart.description,
    )
    .join('\n')

/** How each table's rows are read; a row that is not to be seen there is left out. */
const READ: Readonly<Record<AirtableTable, Read>> = {
  USERS: async (services, ids) => {
    const found = await services.db.prisma.account.findMany({
      where: { id: { in: ids }, erasedAt: null },
      select: {
        id: true,
        kind: true,
        createdAt: true,
        name: true,
        email: true,
        phone: true,
        department: true,
        providerProfile: { select: { companyName: true } },
      },
    })
    const consents = await consentsTo(services, ids, 'AIRTABLE')
    return found.map(({ id, kind, createdAt, name, email, phone, department, providerProfile }) => [
      id,
      {
        Tipo: KIND_WORDS[kind],
        ...personal(consents.get(id), {
          Nombre: name,
          Email: email,
          Teléfono: phone,
          Ubicación: DEPARTMENT_WORDS[department],
        }),
        Empresa: providerProfile?.companyName ?? null,
        'Fecha de registro': createdAt.toISOString(),
      },
    ])
  },
  REQUESTS: async (services, ids) => {
    const { where, select } = requestRow
    const found = await services.db.prisma.partRequest.findMany({
      where: { ...where(ids), origin: 'FORM' },
      select,
    })
    const consentOf = await buyersConsents(services, found)
    return found.map(({ brand, model, year, state, origin, createdAt, parts, ...request }) => [
      request.id,
      {
        Repuesto: partsOf(parts),
        Marca: brand,
        Modelo: model,
        Año: year,
        ...personal(consentOf(request), { Descripción: request.description }),
        Estado: requestStatus(state, origin, true).label,
        'Fecha de creación': createdAt.toISOString(),
        'ID de usuario': request.buyerId,
      },
    ])
  },
  CONSULTATIONS: async (services, ids) => {
    const { where, select } = requestRow
    const found = await services.db.prisma.partRequest.findMany({
      where: { ...where(ids), origin: { not: 'FORM' } },
      select,
    })
    const consentOf = await buyersConsents(services, found)
    return found.map(({ brand, model, year, state, origin, createdAt, parts, _count, ...request }) => [
      request.id,
      {
        'Repuesto solicitado': partsOf(parts),
        ...personal(consentOf(request), {
          'Email del cliente': request.buyer?.email ?? null,
          'WhatsApp del cliente': request.buyer?.phone ?? null,
          'VIN del vehículo': request.vin,
        }),
        Marca: brand,
        Modelo: model,
        Año: year,
        Estado: requestStatus(state, origin, true).label,
        Fecha: createdAt.toISOString(),
        'Fotos adjuntas': _count.files,
      },
    ])
  },
  OFFERS: async (services, ids) => {
    const found = await services.db.prisma.offer.findMany({
      where: { id: { in: ids }, removalId: null, request: SENT },
      select: {
        id: true,
        requestId: true,
        providerId: true,
        provider: { select: { accountId: true } },
        state: true,
        createdAt: true,
        currentVersion: {
          select: {
            totalCentesimos: true,
            lines: {
              select: {
                deliveryTime: true,
                description: true,
                requestedPart: { select: { description: true } },
              },
              orderBy: { position: 'asc' },
            },
          },
        },
      },
    })
    const consents = await consentsTo(
      services,
      found.map(({ provider }) => provider.accountId),
      'AIRTABLE',
    )
    return found.map(
      ({
        id,
        requestId,
        providerId,
        provider,
        state,
        createdAt,
        currentVersion: { totalCentesimos, lines },
      }) => [
        id,
        {
          Precio: totalCentesimos / CENTESIMOS,
          Descripción: wordsOfLines(lines, consents.get(provider.accountId)),
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
  services: Reads,
  table: AirtableTable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Row>> {
  const rows = await READ[table](services, [...ids])
  return new Map(rows.map(([id, row]) => [id, { ...row, [TABLES[table].key]: id }]))
}
