import { z } from 'zod'
import type { AirtableTable } from '../../generated/prisma/enums.ts'
import type { ColumnType, RemoteTable, TableKey } from './airtable.ts'

interface TableShape {
  readonly name: string
  /** The column with the id of our row, which Airtable finds rows by. */
  readonly key: string
  readonly columns: Readonly<Record<string, ColumnType>>
}

/** The four tables. Columns with personal data stay empty without the team's switch and the person's consent. */
export const TABLES = {
  USERS: {
    name: 'Usuarios',
    key: 'ID de usuario',
    columns: {
      'ID de usuario': 'text',
      Nombre: 'text',
      Email: 'text',
      Tipo: 'text',
      Teléfono: 'text',
      Ubicación: 'text',
      Empresa: 'text',
      'Fecha de registro': 'dateTime',
    },
  },
  REQUESTS: {
    name: 'Solicitudes',
    key: 'ID de solicitud',
    columns: {
      'ID de solicitud': 'text',
      Repuesto: 'longText',
      Marca: 'text',
      Modelo: 'text',
      Año: 'number',
      Descripción: 'longText',
      Estado: 'text',
      'Fecha de creación': 'dateTime',
      'ID de usuario': 'text',
    },
  },
  CONSULTATIONS: {
    name: 'Consultas IA',
    key: 'ID de consulta',
    columns: {
      'ID de consulta': 'text',
      'Repuesto solicitado': 'longText',
      'Email del cliente': 'text',
      'WhatsApp del cliente': 'text',
      'VIN del vehículo': 'text',
      Marca: 'text',
      Modelo: 'text',
      Año: 'number',
      Estado: 'text',
      Fecha: 'dateTime',
      'Fotos adjuntas': 'number',
    },
  },
  OFFERS: {
    name: 'Ofertas',
    key: 'ID de oferta',
    columns: {
      'ID de oferta': 'text',
      Precio: 'number',
      Descripción: 'longText',
      'Tiempo de entrega': 'text',
      Estado: 'text',
      'Fecha de creación': 'dateTime',
      'ID de solicitud': 'text',
      'ID de proveedor': 'text',
    },
  },
} as const satisfies Readonly<Record<AirtableTable, TableShape>>

export const TABLE_NAMES = Object.keys(TABLES) as AirtableTable[]

export const columnsOf = (table: AirtableTable): readonly { name: string; type: ColumnType }[] =>
  Object.entries(TABLES[table].columns).map(([name, type]) => ({ name, type }))

const knownTable = z.object({ id: z.string(), columns: z.record(z.string(), z.string()) })
const knownTables = z.partialRecord(z.enum(TABLE_NAMES), knownTable)
/** Ids at Airtable by our names: people may rename a table or a column. */
export type KnownTables = z.output<typeof knownTables>
export type KnownTable = z.output<typeof knownTable>

export const parseKnownTables = (stored: unknown): KnownTables => knownTables.safeParse(stored).data ?? {}

/** True when rows can be sent: all tables have all columns. */
export const isComplete = (known: KnownTables): boolean =>
  TABLE_NAMES.every(table => columnsOf(table).every(({ name }) => known[table]?.columns[name] !== undefined))

/** The ids of a table that Airtable describes: known ids first, then names. */
export function recognise(
  table: AirtableTable,
  remote: RemoteTable,
  known: KnownTable | undefined,
): KnownTable {
  const columns: Record<string, string> = {}
  for (const { name } of columnsOf(table)) {
    const knownId = known?.columns[name]
    const found =
      remote.columns.find(({ id }) => id === knownId) ?? remote.columns.find(one => one.name === name)
    if (found) columns[name] = found.id
  }
  return { id: remote.id, columns }
}

export function keyOf(table: AirtableTable, known: KnownTable): TableKey {
  return { tableId: known.id, keyColumnId: known.columns[TABLES[table].key] ?? '' }
}
