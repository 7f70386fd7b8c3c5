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
 * Cost hints of a field in its `extensions`. `cost`: units per value, default 1, more where reading the field
 * takes more than reading a column. `maxLength`: maximum characters of a text, default 250; each 250 cost one
 * unit. `atMost`: maximum length of a list that is not a connection, default 20.
 */
interface FieldCost {
  readonly cost?: number
  readonly maxLength?: number
  readonly atMost?: number
}

/** Characters of a text, or of an alias, that cost as much as a short value. */
const TEXT = 250
/** Cost of `totalCount`, which reads rows that are not returned. */
const COUNT = 50
/** Assumed length of a list whose field gives none: the longest that exists. */
const AT_MOST = 20

/**
 * Upper bound of the values that an operation can return: every field counts once per object, lists count
 * with the page size asked for, and expensive or long fields count more. Directives and repeated fields are
 * ignored, so the true number may be lower, never higher.
 */
export function costOf(schema: GraphQLSchema, prepared: PreparedOperation): number {
  const { operation, fragments, variables } = prepared
  const known = new Map<SelectionSetNode, Map<string, number>>()
  const root = schema.getRootType(operation.operation)
  return root ? ofSelection(operation.selectionSet, root, 1) : 0

  /** `pageSize` is the number of edges when `type` is a connection. */
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
    // Each value is returned under its alias, which the caller may make as long as the whole request.
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
