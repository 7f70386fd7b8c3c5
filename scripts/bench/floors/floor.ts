import { encodeGlobalId } from '../../../server/src/platform/globalIds.ts'

/** Sends one statement: a server prepares it under its name. */
export type Ask = <Row>(statement: {
  name: string
  text: string
  values: unknown[]
}) => Promise<{ rows: Row[] }>

export interface FloorViewer {
  readonly accountId: string
  readonly providerId: string | null
  readonly status: string | null
}

/** Answers one operation's data by hand; null refuses it. */
export type Floor = (ask: Ask, viewer: FloorViewer, now: Date, url: URL) => Promise<object | null>

export function withGlobalId(typename: string) {
  return <Row extends { readonly id: string }>(row: Row) => ({
    ...row,
    id: encodeGlobalId(typename, row.id),
  })
}

/** A connection's cursor for a row with this key. */
export const cursorOf = (key: string): string => Buffer.from(`GPC:S:${key}`).toString('base64')

/** The only row of an answer that always has one. */
export function onlyRow<Row>({ rows }: { readonly rows: readonly Row[] }): Row {
  const [row] = rows
  if (row) return row
  throw new Error('a statement that has one row answered none')
}

/** The bench's market has none of these rows, so that no floor writes them; each is still read. */
export function expectNone(what: string, rows: readonly unknown[] | null): readonly never[] {
  if (rows && rows.length > 0) throw new Error(`the floor does not write ${what}`)
  return []
}

export interface FloorAction {
  readonly action: string
  readonly enabled: boolean
  readonly disabledReason: string | null
}

export const action = (name: string, reason: string | null): FloorAction => ({
  action: name,
  enabled: reason === null,
  disabledReason: reason,
})

/** An action without its name, where the operation does not select it. */
export const unnamed = (reason: string | null) => ({ enabled: reason === null, disabledReason: reason })
