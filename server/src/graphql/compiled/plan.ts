import {
  type FieldNode,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNullableType,
  isLeafType,
  isNonNullType,
  type OperationDefinitionNode,
  TypeNameMetaFieldDef,
} from 'graphql'
import { type DirectRead, directReadOf } from './directReads.ts'
import { type Conditions, collectFields, type Fragments } from './selections.ts'

/** One operation, prepared for repeated execution. */
export interface Plan {
  readonly schema: GraphQLSchema
  readonly operation: OperationDefinitionNode
  readonly fragments: Fragments
  /** Values of the variables of `@skip` and `@include`: others need another plan. */
  readonly conditions: Conditions
  /** Number of places, for caches of an execution. */
  places: number
}

/** Fields that an object of one type is asked for at one place of an operation. */
export interface ObjectPlan {
  readonly type: GraphQLObjectType
  readonly fields: readonly FieldPlan[]
}

/** One field at one place of an operation. */
export interface FieldPlan {
  /** Name in the answer. */
  readonly name: string
  readonly nodes: readonly FieldNode[]
  readonly parent: GraphQLObjectType
  readonly definition: GraphQLField<unknown, unknown>
  readonly type: GraphQLOutputType
  readonly isNonNull: boolean
  /** Null where the default resolver applies. */
  readonly resolve: GraphQLFieldResolver<unknown, unknown> | null
  /** Reader of a leaf that is no list: reads it without its resolver. */
  readonly direct: DirectRead | null
  /** Type of a leaf that is no list. */
  readonly leaf: GraphQLLeafType | null
  /** Number within the plan. */
  readonly place: number
  /** Fields that an object of this type is asked for, if the field returns one; made when first needed. */
  objectPlanOf(type: GraphQLObjectType): ObjectPlan
}

/** The root object's plan. */
export function rootPlan(plan: Plan, root: GraphQLObjectType): ObjectPlan {
  return objectPlan(plan, root, [plan.operation])
}

function objectPlan(
  plan: Plan,
  type: GraphQLObjectType,
  nodes: readonly Pick<FieldNode, 'selectionSet'>[],
): ObjectPlan {
  const selectionSets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  const fields = [...collectFields(plan, type, selectionSets)]
  return { type, fields: fields.flatMap(([name, asked]) => fieldPlan(plan, type, name, asked) ?? []) }
}

function fieldPlan(
  plan: Plan,
  parent: GraphQLObjectType,
  name: string,
  nodes: readonly FieldNode[],
): FieldPlan | null {
  const asked = nodes[0]?.name.value ?? ''
  const definition = asked === '__typename' ? TypeNameMetaFieldDef : parent.getFields()[asked]
  if (!definition) return null
  const { type } = definition
  const nullable = getNullableType(type)
  const leaf = isLeafType(nullable) ? nullable : null
  const place = plan.places
  plan.places += 1
  const plans = new Map<GraphQLObjectType, ObjectPlan>()
  return {
    name,
    nodes,
    parent,
    definition,
    type,
    isNonNull: isNonNullType(type),
    resolve: definition.resolve ?? null,
    leaf,
    direct: leaf && directReadOf(parent, definition),
    place,
    objectPlanOf(target) {
      const known = plans.get(target)
      if (known) return known
      const made = objectPlan(plan, target, nodes)
      plans.set(target, made)
      return made
    },
  }
}
