export type ColumnType = 'text' | 'longText' | 'number' | 'dateTime'

/** The team's base, and the key that opens it. */
export interface AirtableConnection {
  readonly apiKey: string
  readonly baseId: string
}

export interface AirtableColumn {
  readonly id: string
  readonly name: string
}

/** A table as Airtable describes it. */
export interface RemoteTable {
  readonly id: string
  readonly name: string
  readonly columns: readonly AirtableColumn[]
}

export interface NewColumn {
  readonly name: string
  readonly type: ColumnType
}

/** A table's id, and the column that holds the id of our row. */
export interface TableKey {
  readonly tableId: string
  readonly keyColumnId: string
}

/** A value by the id of its column; null empties the cell. */
export type Cells = Readonly<Record<string, string | number | null>>

/** The port to Airtable's web API. Each method throws AirtableFailed. */
export interface Airtable {
  readTables(connection: AirtableConnection): Promise<readonly RemoteTable[]>
  createTable(
    connection: AirtableConnection,
    table: { readonly name: string; readonly columns: readonly NewColumn[] },
  ): Promise<RemoteTable>
  createColumn(connection: AirtableConnection, tableId: string, column: NewColumn): Promise<AirtableColumn>
  /** Writes up to ROWS_AT_ONCE rows: a row with the same key is updated. */
  upsert(connection: AirtableConnection, key: TableKey, rows: readonly Cells[]): Promise<void>
  /** Removes the rows with these keys, up to ROWS_AT_ONCE; missing ones are skipped. */
  remove(connection: AirtableConnection, key: TableKey, keys: readonly string[]): Promise<void>
}

/** Airtable's limit of one call. */
export const ROWS_AT_ONCE = 10

/**
 * UNREACHABLE: no answer. LIMITED: too many calls; the base is locked for half a minute. REFUSED: Airtable answered
 * with an error.
 */
export type AirtableFailure = 'UNREACHABLE' | 'LIMITED' | 'REFUSED'

/** A call that did not succeed; the message is Airtable's own answer, without keys. */
export class AirtableFailed extends Error {
  override readonly name = 'AirtableFailed'
  readonly reason: AirtableFailure
  constructor(reason: AirtableFailure, message: string) {
    super(message)
    this.reason = reason
  }
}
