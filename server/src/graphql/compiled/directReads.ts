import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'
import {
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  TypeNameMetaFieldDef,
} from 'graphql'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { withoutSearch } from './loadedRows.ts'

declare global {
  // biome-ignore lint/style/noNamespace: the place where Pothos looks up its plugins.
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      directReads: DirectReadsPlugin<Types>
    }
  }
}

type Resolver<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types['Context'], object>

/** Resolvers that do nothing but read a column of a row that has it. */
const readers = new WeakSet<object>()

/**
 * Notes the resolvers of exposed columns. Its place in the list of plugins is before the one that loads a missing column from the
 * database: a resolver that any other plugin wraps is another function, and so is never skipped.
 */
class DirectReadsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(resolver: Resolver<Types>, config: PothosOutputFieldConfig<Types>) {
    if (config.extensions?.pothosExposedField === undefined) return withoutSearch(resolver, config)
    readers.add(resolver)
    return resolver
  }
}

export const DIRECT_READS = 'directReads'

SchemaBuilder.registerPlugin(DIRECT_READS, DirectReadsPlugin)

/** Returned by a direct read of a row without the value: the field's resolver is asked instead. */
export const NOT_HERE = Symbol('not here')

/** Reads a field of a row without calling its resolver. */
export type DirectRead = (row: unknown, context: object) => unknown

/** The direct read that gives what the field's resolver would; null when only the resolver knows. */
export function directReadOf(
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
): DirectRead | null {
  if (field === TypeNameMetaFieldDef) return () => type.name
  if (field.args.length > 0) return null
  const { pothosExposedField: column, pothosResolveWrapped: isWrapped } = field.extensions
  if (typeof column === 'string')
    return field.resolve === undefined || readers.has(field.resolve) ? columnRead(column) : null
  return field.name === 'id' && isWrapped === false ? nodeIdRead(type) : null
}

function columnRead(column: string): DirectRead {
  return row => {
    const value = (row as Record<string, unknown>)[column]
    if (value === undefined || typeof value === 'function') return NOT_HERE
    return value !== null && typeof value === 'object' && 'then' in value ? NOT_HERE : value
  }
}

/** Options of Pothos for the database id in a node's global id. */
interface NodeOptions {
  readonly id?: { readonly resolve?: (row: unknown, args: object, context: object) => unknown }
}

/** Pothos' own resolver of a global id is asynchronous: a promise for each row. */
function nodeIdRead({ name, extensions }: GraphQLObjectType): DirectRead | null {
  const idOf = (extensions.pothosOptions as NodeOptions | undefined)?.id?.resolve
  if (!idOf) return null
  return (row, context) => {
    const id = (row as { id?: unknown }).id === undefined ? undefined : idOf(row, {}, context)
    return typeof id === 'string' ? encodeGlobalId(name, id) : NOT_HERE
  }
}
