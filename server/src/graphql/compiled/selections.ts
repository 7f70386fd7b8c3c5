import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql'

export type Fragments = Readonly<Record<string, FragmentDefinitionNode>>

/** Values of the variables that decide about selections. */
export type Conditions = ReadonlyMap<string, boolean>

const CONDITIONS: ReadonlySet<string> = new Set(['skip', 'include'])
const INTROSPECTION: ReadonlySet<string> = new Set(['__schema', '__type'])

/**
 * The variables that `@skip` and `@include` of a document name; null when it uses another directive, or
 * introspection, which plans do not cover.
 */
export function conditionsIn(document: DocumentNode): readonly string[] | null {
  const names = new Set<string>()
  let isCovered = true
  visit(document, {
    Directive(directive) {
      isCovered &&= CONDITIONS.has(directive.name.value)
      const value = decider(directive)
      if (value?.kind === Kind.VARIABLE) names.add(value.name.value)
      else isCovered &&= value?.kind === Kind.BOOLEAN
    },
    Field(field) {
      isCovered &&= !INTROSPECTION.has(field.name.value)
    },
  })
  return isCovered ? [...names] : null
}

/**
 * The fields that an object of this type is asked for, by response name: fragments merged, skipped selections left out. The
 * order is that of the answer.
 */
export function collectFields(
  { schema, fragments, conditions }: { schema: GraphQLSchema; fragments: Fragments; conditions: Conditions },
  type: GraphQLObjectType,
  selectionSets: readonly SelectionSetNode[],
): ReadonlyMap<string, readonly FieldNode[]> {
  const fields = new Map<string, FieldNode[]>()
  const spread = new Set<string>()
  const collect = ({ selections }: SelectionSetNode) => {
    for (const selection of selections) {
      if (!isIncluded(selection, conditions)) continue
      if (selection.kind === Kind.FIELD) {
        const name = selection.alias?.value ?? selection.name.value
        const nodes = fields.get(name)
        if (nodes) nodes.push(selection)
        else fields.set(name, [selection])
        continue
      }
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        if (spread.has(selection.name.value)) continue
        spread.add(selection.name.value)
      }
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value]
      if (!fragment) continue
      const condition = fragment.typeCondition?.name.value
      if (condition === undefined || covers(schema, condition, type)) collect(fragment.selectionSet)
    }
  }
  for (const selectionSet of selectionSets) collect(selectionSet)
  return fields
}

function covers(schema: GraphQLSchema, condition: string, type: GraphQLObjectType): boolean {
  const named = schema.getType(condition)
  if (isObjectType(named)) return named === type
  return isAbstractType(named) && schema.isSubType(named, type)
}

function isIncluded({ directives = [] }: SelectionNode, conditions: Conditions): boolean {
  return directives.every(directive => {
    const value = decider(directive)
    const holds =
      value?.kind === Kind.VARIABLE
        ? conditions.get(value.name.value)
        : value?.kind === Kind.BOOLEAN && value.value
    return holds === (directive.name.value === 'include')
  })
}

const decider = ({ arguments: given = [] }: DirectiveNode) =>
  given.find(({ name }) => name.value === 'if')?.value
