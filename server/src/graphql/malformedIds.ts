import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'
import type { GraphQLFieldResolver } from 'graphql'
import { NotFound } from '../platform/refusal.ts'

declare global {
  // biome-ignore lint/style/noNamespace: the place where Pothos looks up its plugins.
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      malformedIds: MalformedIdsPlugin<Types>
    }
  }
}

/** A global id that we did not make: what it names does not exist. */
export class MalformedId extends NotFound {
  readonly globalId: string
  constructor(globalId: string, inputPath: readonly string[] = []) {
    super('Ese identificador no es válido.', inputPath)
    this.globalId = globalId
  }
}

type Resolver<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types['Context'], object>

/** Global ids are decoded before a resolver runs, by value alone: this finds out which argument such a one came in. */
class MalformedIdsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapArgMappers(resolver: Resolver<Types> | undefined, config: PothosOutputFieldConfig<Types>) {
    if (!resolver || config.argMappers.length === 0) return resolver
    return ((parent, args, context, info) => {
      try {
        return resolver(parent, args, context, info)
      } catch (error) {
        if (!(error instanceof MalformedId)) throw error
        throw new MalformedId(error.globalId, pathTo(error.globalId, args) ?? [])
      }
    }) satisfies Resolver<Types>
  }
}

/**
 * Path of the value within the arguments, named as in other refusals: without the surrounding argument
 * `input`.
 */
export function pathTo(value: unknown, within: unknown): readonly string[] | null {
  if (value === within) return []
  if (!within || typeof within !== 'object') return null
  for (const [key, inner] of Object.entries(within)) {
    const rest = pathTo(value, inner)
    if (rest) return key === 'input' ? rest : [key, ...rest]
  }
  return null
}

export const MALFORMED_IDS = 'malformedIds'

SchemaBuilder.registerPlugin(MALFORMED_IDS, MalformedIdsPlugin)
