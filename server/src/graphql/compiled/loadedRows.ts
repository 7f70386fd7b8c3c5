import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'
import { getLoaderMapping, setRowMappings } from '@pothos/selection-mapper'
import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql'

declare global {
  // biome-ignore lint/style/noNamespace: the place where Pothos looks up its plugins.
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      beneathPrisma: BeneathPrismaPlugin<Types>
    }
  }
}

type Resolver<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types['Context'], object>
type Mapping = NonNullable<ReturnType<typeof getLoaderMapping>>

/** A step of the path of a field in a compiled execution. */
export class PathStep {
  readonly prev: PathStep | undefined
  readonly key: string | number
  readonly typename: string | undefined
  /** What Pothos has noted as loaded beneath the field of this step; null while unknown here. */
  loaded: Mapping['nested'] | null = null

  constructor(prev: PathStep | undefined, key: string | number, typename: string | undefined) {
    this.prev = prev
    this.key = key
    this.typename = typename
  }
}

const beneath = new WeakMap<object, unknown>()

/** Notes the resolver of a field as it is before Prisma's plugin wraps it. */
export function noteBeneath(config: object, resolver: unknown): void {
  beneath.set(config, resolver)
}

class BeneathPrismaPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(resolver: Resolver<Types>, config: PothosOutputFieldConfig<Types>) {
    noteBeneath(config, resolver)
    return resolver
  }
}

/** Comes after Prisma's plugin in the list, so that it sees resolvers first. */
export const BENEATH_PRISMA = 'beneathPrisma'

SchemaBuilder.registerPlugin(BENEATH_PRISMA, BeneathPrismaPlugin)

/** Says whether a row has a relation. */
type IsLoaded = (row: unknown, info: GraphQLResolveInfo, context: object) => boolean

/**
 * The same resolver without the search of Prisma's plugin, which spells the path of each row to find out whether the
 * row's query has loaded the field. Rows of one list have one answer, because Pothos notes what it has loaded at the fields above them: the
 * search is done for the first row. A field that was not loaded is Prisma's as before, and so is each field of an execution that is
 * not compiled.
 */
export function withoutSearch<Types extends SchemaTypes>(
  wrapped: Resolver<Types>,
  config: PothosOutputFieldConfig<Types>,
): Resolver<Types> {
  const resolver = beneath.get(config) as Resolver<Types> | undefined
  if (!resolver || resolver === wrapped) return wrapped
  const isLoaded = config.extensions?.pothosPrismaLoaded as IsLoaded | undefined
  const find = createSearch()
  return (row, args, context, info) => {
    const { path } = info
    const mapping = path instanceof PathStep ? find(path, row, context, info) : null
    if (!mapping || (isLoaded && !isLoaded(row, info, context))) return wrapped(row, args, context, info)
    setRowMappings(context, info, mapping.nested)
    if (path instanceof PathStep) path.loaded = mapping.nested
    return resolver(row, args, context, info)
  }
}

/** The search of one field, which keeps its last answer. */
function createSearch() {
  let last: Mapping | null = null
  let lastAbove: object | undefined
  let lastKey: string | number = ''
  let lastType: object | undefined
  return (path: PathStep, row: unknown, context: object, info: GraphQLResolveInfo): Mapping | null => {
    const above = sharedAbove(path)
    const { parentType } = info
    if (above && above === lastAbove && path.key === lastKey && parentType === lastType) return last
    const found = getLoaderMapping(context, info.path, parentType.name, row)
    if (!found || !above) return found
    last = found
    lastAbove = above
    lastKey = path.key
    lastType = parentType
    return found
  }
}

/** What all rows have in common for which the search of a field finds the same: what was loaded beneath the field above, or the list. */
function sharedAbove({ prev }: PathStep): object | undefined {
  if (!prev) return undefined
  const isRow = typeof prev.key === 'number'
  const field = isRow ? prev.prev : prev
  if (field?.loaded) return field.loaded
  if (isRow) return field
  return prev.key === 'node' && typeof prev.prev?.key === 'number' ? prev.prev.prev : undefined
}
