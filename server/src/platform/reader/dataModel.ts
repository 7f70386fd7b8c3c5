/** A column as prisma/readerModel.mjs writes it. */
export interface ColumnSource {
  /** Prisma's scalar type, or `enum`. */
  readonly type: string
  readonly column?: string
  readonly enum?: string
  readonly native?: string
  readonly isList?: boolean
  readonly isNullable?: boolean
}

export interface RelationSource {
  readonly model: string
  readonly name: string
  readonly isList?: boolean
  /** Present on the side that holds the foreign key. */
  readonly from?: readonly string[]
  readonly to?: readonly string[]
}

export interface ModelSource {
  readonly table?: string
  readonly schema?: string
  readonly id: readonly string[]
  readonly uniques: readonly { readonly name: string; readonly of: readonly string[] }[]
  readonly columns: Readonly<Record<string, ColumnSource>>
  readonly relations: Readonly<Record<string, RelationSource>>
}

export type EnumValues = Readonly<Record<string, readonly string[]>>

export type Kind =
  | 'text'
  | 'uuid'
  | 'int'
  | 'smallint'
  | 'boolean'
  | 'time'
  | 'date'
  | 'json'
  | 'enum'
  | 'other'

export interface Column {
  readonly field: string
  /** Quoted name. */
  readonly sql: string
  readonly kind: Kind
  readonly isList: boolean
  readonly isNullable: boolean
  /** Postgres type, for casts. */
  readonly type: string
  readonly values: ReadonlySet<string>
}

export interface Relation {
  readonly field: string
  readonly model: Model
  readonly isList: boolean
  readonly holdsKey: boolean
  /** Columns of this model with those of the other that are equal. */
  readonly pairs: readonly (readonly [Column, Column])[]
}

export interface Model {
  readonly name: string
  /** Quoted name with its schema. */
  readonly table: string
  readonly id: readonly Column[]
  /** Unique keys by their name in `where`. */
  readonly uniques: ReadonlyMap<string, readonly Column[]>
  readonly columns: ReadonlyMap<string, Column>
  readonly relations: ReadonlyMap<string, Relation>
}

const KINDS: Readonly<Record<string, readonly [Kind, string]>> = {
  String: ['text', 'text'],
  'String Uuid': ['uuid', 'uuid'],
  Int: ['int', 'int4'],
  'Int SmallInt': ['smallint', 'int2'],
  Boolean: ['boolean', 'bool'],
  DateTime: ['other', ''],
  'DateTime Timestamptz': ['time', 'timestamptz'],
  'DateTime Date': ['date', 'date'],
  Json: ['json', 'jsonb'],
}

const DEFAULT_SCHEMA = 'public'
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const NONE: ReadonlySet<string> = new Set()

function columnOf(field: string, source: ColumnSource, enums: EnumValues, schema: string): Column {
  const [kind, type]: readonly [Kind, string] = source.enum
    ? ['enum', `${quoted(schema)}.${quoted(source.enum)}`]
    : (KINDS[source.native ? `${source.type} ${source.native}` : source.type] ?? ['other', ''])
  return {
    field,
    sql: quoted(source.column ?? field),
    kind,
    type,
    isList: source.isList ?? false,
    isNullable: source.isNullable ?? false,
    values: source.enum ? new Set(enums[source.enum]) : NONE,
  }
}

/** The data model with its relations resolved, by model name. */
export function dataModelOf(
  sources: Readonly<Record<string, ModelSource>>,
  enums: EnumValues,
): ReadonlyMap<string, Model> {
  const models = new Map<string, Model & { relations: Map<string, Relation> }>()
  for (const [name, source] of Object.entries(sources)) {
    const schema = source.schema ?? DEFAULT_SCHEMA
    const columns = new Map(
      Object.entries(source.columns).map(([field, column]) => [
        field,
        columnOf(field, column, enums, schema),
      ]),
    )
    models.set(name, {
      name,
      table: `${quoted(schema)}.${quoted(source.table ?? name)}`,
      columns,
      id: columnsIn(columns, source.id),
      uniques: new Map(source.uniques.map(unique => [unique.name, columnsIn(columns, unique.of)])),
      relations: new Map(),
    })
  }
  for (const [name, source] of Object.entries(sources)) {
    const own = models.get(name)
    for (const [field, relation] of Object.entries(source.relations)) {
      const other = models.get(relation.model)
      const opposite = Object.entries(sources[relation.model]?.relations ?? {}).find(
        ([otherField, found]) =>
          found.name === relation.name && found.from && !(relation.model === name && otherField === field),
      )?.[1]
      const here = relation.from ?? opposite?.to
      const there = relation.to ?? opposite?.from
      // A relation without a foreign key, through a table that Prisma hides, stays unknown to the reader.
      if (!own || !other || !here || !there) continue
      const theirs = columnsIn(other.columns, there)
      own.relations.set(field, {
        field,
        model: other,
        isList: relation.isList ?? false,
        holdsKey: relation.from !== undefined,
        pairs: columnsIn(own.columns, here).flatMap((column, index) => {
          const their = theirs[index]
          return their ? [[column, their] as const] : []
        }),
      })
    }
  }
  return models
}

function columnsIn(columns: ReadonlyMap<string, Column>, fields: readonly string[]): Column[] {
  return fields.flatMap(field => columns.get(field) ?? [])
}
