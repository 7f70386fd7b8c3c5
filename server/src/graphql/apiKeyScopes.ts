import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'
import {
  type GraphQLCompositeType,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  getNamedType,
  isCompositeType,
  isObjectType,
  isUnionType,
  type SelectionSetNode,
} from 'graphql'
import { scopesOf } from '../domains/viewer.ts'
import { NotAllowed } from '../platform/refusal.ts'
import type { GraphQLContext } from './context.ts'

declare global {
  // biome-ignore lint/style/noNamespace: the place where Pothos looks up its plugins.
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      apiKeyScopes: ApiKeyScopesPlugin<Types>
    }
  }
}

type Resolver<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types['Context'], object>

/**
 * Keeps API keys within their scopes: before a root field is resolved, everything that is asked for below it must be in
 * them. Closed by default, since fields need not do anything for it.
 */
class ApiKeyScopesPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(resolver: Resolver<Types>, config: PothosOutputFieldConfig<Types>) {
    return isRoot(config) ? withinScopes(resolver) : resolver
  }

  override wrapSubscribe(subscriber: Resolver<Types> | undefined, config: PothosOutputFieldConfig<Types>) {
    return subscriber && isRoot(config) ? withinScopes(subscriber) : subscriber
  }
}

function isRoot<Types extends SchemaTypes>({ kind }: PothosOutputFieldConfig<Types>): boolean {
  return kind === 'Query' || kind === 'Mutation' || kind === 'Subscription'
}

function withinScopes<Types extends SchemaTypes>(resolver: Resolver<Types>): Resolver<Types> {
  return (parent, args, context, info) => {
    const scopes = scopesOf((context as GraphQLContext).viewer)
    if (scopes) {
      const lacks = [...scopesFor(info)].filter(name => !scopes.has(name))
      if (lacks.length > 0)
        throw new NotAllowed(`La clave de API no tiene permiso para: ${lacks.join(', ')}.`)
    }
    return resolver(parent, args, context, info)
  }
}

/** The names that a key must hold for a root field and all that is asked for below it. */
function scopesFor(info: GraphQLResolveInfo): ReadonlySet<string> {
  const names = new Set([info.fieldName])
  const reach = (type: GraphQLNamedType | undefined, selections: SelectionSetNode | undefined) => {
    const entity = entityOf(type)
    if (entity) names.add(entity)
    if (selections && isCompositeType(type)) collect(selections, type)
  }
  const collect = ({ selections }: SelectionSetNode, parent: GraphQLCompositeType) => {
    for (const selection of selections) {
      if (selection.kind === 'Field') {
        const field = isUnionType(parent) ? undefined : parent.getFields()[selection.name.value]
        if (field) reach(getNamedType(field.type), selection.selectionSet)
      } else {
        const fragment =
          selection.kind === 'InlineFragment' ? selection : info.fragments[selection.name.value]
        const condition = fragment?.typeCondition?.name.value
        reach(condition ? info.schema.getType(condition) : parent, fragment?.selectionSet)
      }
    }
  }
  for (const node of info.fieldNodes) reach(getNamedType(info.returnType), node.selectionSet)
  return names
}

/** The type with a global id that something is, or is a list of. */
function entityOf(type: GraphQLNamedType | undefined): string | null {
  if (!isObjectType(type)) return null
  if (type.getInterfaces().some(({ name }) => name === 'Node')) return type.name
  const edge = type.name.endsWith('Connection') && getNamedType(type.getFields().edges?.type)
  return isObjectType(edge) ? entityOf(getNamedType(edge.getFields().node?.type)) : null
}

export const API_KEY_SCOPES = 'apiKeyScopes'

SchemaBuilder.registerPlugin(API_KEY_SCOPES, ApiKeyScopesPlugin)
