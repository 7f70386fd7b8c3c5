export type ExportValue = string | number | boolean | null | Date | readonly string[]
/** One record with Spanish field names. */
export type ExportRecord = Readonly<Record<string, ExportValue>>
/** A section of the export: its Spanish title and its records, which are read during the export. */
export type ExportSection = readonly [title: string, records: AsyncIterable<ExportRecord>]

/** Maximum rows in memory. */
const PAGE = 200

/** Rows in the order of their ids, page by page. */
export async function* inPages<Row extends { readonly id: string }>(
  read: (page: { where: { id?: { gt: string } }; orderBy: { id: 'asc' }; take: number }) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let last: string | null = null; ; ) {
    const rows: Row[] = await read({
      where: last === null ? {} : { id: { gt: last } },
      orderBy: { id: 'asc' },
      take: PAGE,
    })
    yield* rows
    last = rows.at(-1)?.id ?? null
    if (rows.length < PAGE) return
  }
}

/** Converts each row to a record. */
export async function* each<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  about: (row: Row) => ExportRecord,
): AsyncGenerator<ExportRecord> {
  for await (const row of rows) yield about(row)
}
