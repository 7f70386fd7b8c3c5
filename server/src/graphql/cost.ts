import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql'
import { LIMITS, PAGES } from './limits.ts'
import type { PreparedOperation } from './preparedOperation.ts'

/**
 * What a field may say of itself in its `extensions`. `cost`: what one value of it costs, 1 unless told, more where
 * reading it is more than reading a column. `maxLength`: how many characters a text can have, 250 unless told; it costs one
 * for each 250. `atMost`: how many a list that is no connection can hold, 20 unless told.
 */
interface FieldCost {
  readonly cost?: number
  readonly maxLength?: number
  readonly atMost?: number
}

/** Characters of a text, or of the name it is answered under, that cost as much as a short value. */
const TEXT = 250
/** Of `totalCount`, which reads rows that are not answered. */
const COUNT = 50
/** Of a list whose field does not say how long it gets: the longest that there is. */
const AT_MOST = 20

/**
 * How many values an operation can answer at most: every field counts once for each object that it may be read of, a
 * list as long as the page that is asked for, and what costs more than a column or is longer counts more. Directives and a field that
 * is asked for twice are not taken into account, so the true number may be lower, never higher.
 */
export function costOf(schema: GraphQLSchema, prepared: PreparedOperation): number {
  const { operation, fragments, variables } = prepared
  const known = new Map<SelectionSetNode, Map<string, number>>()
  const root = schema.getRootType(operation.operation)
  return root ? ofSelection(operation.selectionSet, root, 1) : 0

  /** `pageSize` is how many edges there are when `type` is a connection. */
  function ofSelection(selectionSet: SelectionSetNode, type: GraphQLNamedType, pageSize: number): number {
    const place = `${type.name} ${pageSize}`
    const found = known.get(selectionSet)?.get(place)
    if (found !== undefined) return found
    const cost = selectionSet.selections.reduce((sum, selection) => {
      if (selection.kind === 'Field') return sum + ofField(selection, type, pageSize)
      const inner = selection.kind === 'InlineFragment' ? selection : fragments.get(selection.name.value)
      return inner ? sum + ofFragment(inner, type, pageSize) : sum
    }, 0)
    const costs = known.get(selectionSet) ?? new Map<string, number>()
    known.set(selectionSet, costs.set(place, cost))
    return cost
  }

  function ofFragment(
    {
      typeCondition,
      selectionSet,
    }: Pick<FragmentDefinitionNode, 'selectionSet'> & {
      typeCondition?: FragmentDefinitionNode['typeCondition'] | undefined
    },
    type: GraphQLNamedType,
    pageSize: number,
  ): number {
    return ofSelection(
      selectionSet,
      (typeCondition && schema.getType(typeCondition.name.value)) ?? type,
      pageSize,
    )
  }

  function ofField(node: FieldNode, parent: GraphQLNamedType, pageSize: number): number {
    const name = node.name.value
    if (name === '__schema' || name === '__type') return LIMITS.cost / 4
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined
    // Each value is answered under its name, which whoever asks may make as long as the whole request.
    const named = Math.floor((node.alias?.value.length ?? 0) / TEXT)
    if (!field) return 1 + named
    const { maxLength = TEXT, atMost = AT_MOST, ...declared } = field.extensions as FieldCost
    const cost = named + Math.max(declared.cost ?? 1, Math.ceil(maxLength / TEXT))
    if (!node.selectionSet) return isConnection(parent) && name === 'totalCount' ? COUNT + named : cost
    const inner = getNamedType(field.type)
    const ofOne = ofSelection(node.selectionSet, inner, isConnection(inner) ? pageSizeOf(node, variables) : 1)
    if (isConnection(parent) && name === 'edges') return cost + pageSize * ofOne
    return cost + (isListType(getNullableType(field.type)) ? atMost : 1) * ofOne
  }
}

function isConnection({ name }: GraphQLNamedType): boolean {
  return name.endsWith('Connection')
}

function pageSizeOf({ arguments: args = [] }: FieldNode, variables: PreparedOperation['variables']): number {
  const sizes = args
    .filter(({ name }) => name.value === 'first' || name.value === 'last')
    .map(({ value }) => Number(valueFromASTUntyped(value, variables) ?? 0))
  const asked = Math.max(0, ...sizes)
  return Math.min(asked > 0 ? asked : PAGES.usual, PAGES.most)
}
