import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  type InlineFragmentNode,
  isInterfaceType,
  isListType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
  visit,
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

/** Arguments that are page sizes. */
const PAGE_SIZES: ReadonlySet<string> = new Set(['first', 'last'])

/** Selections merged for one operation at most; our longest takes a few hundred. */
const MOST_MERGED = 20_000
/** Cost of an operation whose fragments repeat each other so often that counting them is an attack. */
export const NOT_COUNTED = Number.MAX_SAFE_INTEGER

/** A field as one object answers it: fragments that ask for it again are merged, as the execution merges them. */
interface MergedField {
  readonly name: string
  readonly responseName: string
  readonly parent: GraphQLNamedType
  readonly nodes: FieldNode[]
}

/**
 * Upper bound of the values that an operation can return: every field counts once per object, lists count
 * with the page size asked for, and expensive or long fields count more. Directives are ignored, and a field asked for
 * under two type conditions counts twice, so the true number may be lower, never higher.
 */
export function costOf(schema: GraphQLSchema, prepared: PreparedOperation): number {
  const known = knownCosts.get(prepared.operation) ?? { sizes: sizesIn(prepared), costs: new Map() }
  knownCosts.set(prepared.operation, known)
  const key = known.sizes.map(name => String(prepared.variables[name])).join()
  const cost = known.costs.get(key) ?? countCost(schema, prepared)
  if (known.costs.size < MOST_COSTS) known.costs.set(key, cost)
  return cost
}

interface KnownCosts {
  /** Variables that are page sizes: the cost depends on no others. */
  readonly sizes: readonly string[]
  /** By the page sizes. */
  readonly costs: Map<string, number>
}

/** Costs of the operations that were counted, which are the same at each execution. */
const knownCosts = new WeakMap<OperationDefinitionNode, KnownCosts>()
/** Combinations of page sizes for one operation; others are counted each time. */
const MOST_COSTS = 20

function sizesIn({ operation, fragments }: PreparedOperation): readonly string[] {
  const names = new Set<string>()
  for (const part of [operation, ...fragments.values()])
    visit(part, {
      Argument({ name, value }) {
        if (PAGE_SIZES.has(name.value) && value.kind === 'Variable') names.add(value.name.value)
      },
    })
  return [...names]
}

function countCost(schema: GraphQLSchema, prepared: PreparedOperation): number {
  const { operation, fragments, variables } = prepared
  const numbers = new Map<SelectionSetNode, number>()
  const known = new Map<string, number>()
  let merged = 0
  const root = schema.getRootType(operation.operation)
  const cost = root ? ofSelections([operation.selectionSet], root, 1) : 0
  return merged > MOST_MERGED ? NOT_COUNTED : cost

  /** `pageSize` is the number of edges when `type` is a connection. */
  function ofSelections(
    selectionSets: readonly SelectionSetNode[],
    type: GraphQLNamedType,
    pageSize: number,
  ): number {
    const place = `${type.name} ${pageSize} ${selectionSets.map(numberOf).join(' ')}`
    const found = known.get(place)
    if (found !== undefined) return found
    if (merged > MOST_MERGED) return 0
    const fields = new Map<string, MergedField>()
    const spread = new Set<string>()
    for (const selectionSet of selectionSets) collect(selectionSet, type, fields, spread)
    const cost = [...fields.values()].reduce((sum, field) => sum + ofField(field, pageSize), 0)
    known.set(place, cost)
    return cost
  }

  function numberOf(selectionSet: SelectionSetNode): number {
    const number = numbers.get(selectionSet) ?? numbers.size
    numbers.set(selectionSet, number)
    return number
  }

  function collect(
    { selections }: SelectionSetNode,
    parent: GraphQLNamedType,
    fields: Map<string, MergedField>,
    spread: Set<string>,
  ): void {
    for (const selection of selections) {
      merged += 1
      if (selection.kind === 'Field') {
        const name = selection.name.value
        const responseName = selection.alias?.value ?? name
        const key = `${parent.name} ${responseName} ${name}`
        const field = fields.get(key) ?? { name, responseName, parent, nodes: [] }
        field.nodes.push(selection)
        fields.set(key, field)
        continue
      }
      if (selection.kind === 'FragmentSpread') {
        if (spread.has(selection.name.value)) continue
        spread.add(selection.name.value)
      }
      const inner = selection.kind === 'InlineFragment' ? selection : fragments.get(selection.name.value)
      if (inner) collect(inner.selectionSet, typeOf(inner, parent), fields, spread)
    }
  }

  function typeOf(
    { typeCondition }: InlineFragmentNode | FragmentDefinitionNode,
    parent: GraphQLNamedType,
  ): GraphQLNamedType {
    return (typeCondition && schema.getType(typeCondition.name.value)) ?? parent
  }

  function ofField({ name, responseName, parent, nodes }: MergedField, pageSize: number): number {
    if (name === '__schema' || name === '__type') return LIMITS.cost / 4
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined
    // Each value is returned under its alias, which the caller may make as long as the whole request.
    const named = responseName === name ? 0 : Math.floor(responseName.length / TEXT)
    if (!field) return 1 + named
    const { maxLength = TEXT, atMost = AT_MOST, ...declared } = field.extensions as FieldCost
    const cost = named + Math.max(declared.cost ?? 1, Math.ceil(maxLength / TEXT))
    const inside = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
    if (inside.length === 0) return isConnection(parent) && name === 'totalCount' ? COUNT + named : cost
    const inner = getNamedType(field.type)
    // A directive may leave out any of the merged fields, so the largest page counts.
    const ofOne = ofSelections(
      inside,
      inner,
      isConnection(inner) ? Math.max(...nodes.map(node => pageSizeOf(node, variables))) : 1,
    )
    if (isConnection(parent) && name === 'edges') return cost + pageSize * ofOne
    return cost + (isListType(getNullableType(field.type)) ? atMost : 1) * ofOne
  }
}

function isConnection({ name }: GraphQLNamedType): boolean {
  return name.endsWith('Connection')
}

function pageSizeOf({ arguments: args = [] }: FieldNode, variables: PreparedOperation['variables']): number {
  const sizes = args
    .filter(({ name }) => PAGE_SIZES.has(name.value))
    .map(({ value }) => Number(valueFromASTUntyped(value, variables) ?? 0))
  const asked = Math.max(0, ...sizes)
  return Math.min(asked > 0 ? asked : PAGES.usual, PAGES.most)
}
