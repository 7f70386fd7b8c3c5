import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'
import {
  type GraphQLCompositeType,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  isUnionType,
  type SelectionSetNode,
} from 'graphql'
import { scopesOf } from '../domains/viewer.ts'
import { decodeGlobalId } from '../platform/globalIds.ts'
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
      const lacks = [...scopesFor(info, args)].filter(name => !isWithin(scopes, name))
      if (lacks.length > 0)
        throw new NotAllowed(
          `La clave de API no tiene permiso para: ${lacks.map(name => name.replace(/\.$/, '')).join(', ')}.`,
        )
    }
    return resolver(parent, args, context, info)
  }
}

/**
 * The scope that a key needs for a root field and the fields below it: `name` for a root field or a whole type, `Type.field` for
 * one field of it, `Type.` for any part of it.
 */
function scopesFor(info: GraphQLResolveInfo, args: object): ReadonlySet<string> {
  const names = new Set([info.fieldName])
  const reach = (type: GraphQLNamedType | undefined, selections: SelectionSetNode | undefined) => {
    const entity = entityOf(type)
    if (entity) names.add(`${entity}.`)
    // The answer alone says which of several types it is.
    else if (isAbstractType(type))
      for (const possible of info.schema.getPossibleTypes(type)) {
        const name = entityOf(possible)
        if (name) names.add(name)
      }
    if (selections && isCompositeType(type)) collect(selections, type)
  }
  const collect = ({ selections }: SelectionSetNode, parent: GraphQLCompositeType) => {
    for (const selection of selections) {
      if (selection.kind === 'Field') {
        const name = selection.name.value
        const field = isUnionType(parent) ? undefined : parent.getFields()[name]
        if (!field) continue
        if (isObjectType(parent) && isEntity(parent)) names.add(`${parent.name}.${name}`)
        reach(getNamedType(field.type), selection.selectionSet)
      } else {
        const fragment =
          selection.kind === 'InlineFragment' ? selection : info.fragments[selection.name.value]
        const condition = info.schema.getType(fragment?.typeCondition?.name.value ?? parent.name)
        if (!fragment || !isCompositeType(condition)) continue
        // An interface says no more of an object than the object's own type.
        if (isAbstractType(condition)) collect(fragment.selectionSet, parent)
        else {
          if (isEntity(condition)) names.add(`${condition.name}.`)
          collect(fragment.selectionSet, condition)
        }
      }
    }
  }
  const returned = nodeTypeOf(info, args) ?? getNamedType(info.returnType)
  for (const node of info.fieldNodes) reach(returned, node.selectionSet)
  return names
}

function isWithin(scopes: ReadonlySet<string>, name: string): boolean {
  const [type = '', field] = name.split('.')
  if (scopes.has(type)) return true
  if (field === undefined) return false
  return field === '' ? [...scopes].some(scope => scope.startsWith(name)) : scopes.has(name)
}

/** The id decides the type that `node` returns. */
function nodeTypeOf({ fieldName, schema }: GraphQLResolveInfo, args: object): GraphQLNamedType | null {
  if (fieldName !== 'node' || !('id' in args)) return null
  const { id } = args
  const named = typeof id === 'string' ? decodeGlobalId(id) : (id as { typename?: unknown } | null)
  return schema.getType(String(named?.typename)) ?? null
}

const isEntity = (type: GraphQLNamedType): boolean =>
  isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node')

/** The type with a global id that something is, or is a list of. */
function entityOf(type: GraphQLNamedType | undefined): string | null {
  if (!isObjectType(type)) return null
  if (isEntity(type)) return type.name
  const edge = type.name.endsWith('Connection') && getNamedType(type.getFields().edges?.type)
  return isObjectType(edge) ? entityOf(getNamedType(edge.getFields().node?.type)) : null
}

export const API_KEY_SCOPES = 'apiKeyScopes'

SchemaBuilder.registerPlugin(API_KEY_SCOPES, ApiKeyScopesPlugin)
