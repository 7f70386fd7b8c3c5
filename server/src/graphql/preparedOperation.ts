import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  type OperationDefinitionNode,
} from 'graphql'

/**
 * The operation to be executed: the chosen one of its document, with its variables as resolvers will get
 * them.
 */
export interface PreparedOperation {
  readonly operation: OperationDefinitionNode
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** Defaults included. */
  readonly variables: Record<string, unknown>
}

export interface OperationToExecute {
  readonly schema: GraphQLSchema
  readonly document: DocumentNode
  readonly operationName?: string | null | undefined
  readonly variableValues?: Readonly<Record<string, unknown>> | null | undefined
}

const fragmentsByDocument = new WeakMap<DocumentNode, PreparedOperation['fragments']>()
const lastPrepared = new WeakMap<object, PreparedOperation>()

/**
 * Returns null when the operation cannot be executed, because none is selected or its variables do not fit.
 */
export function prepareOperation(asked: OperationToExecute): PreparedOperation | null {
  const operation = getOperationAST(asked.document, asked.operationName)
  if (!operation) return null
  // Limits and executor ask for the same.
  const known = asked.variableValues && lastPrepared.get(asked.variableValues)
  if (known?.operation === operation) return known
  const { coerced } = getVariableValues(
    asked.schema,
    operation.variableDefinitions ?? [],
    asked.variableValues ?? {},
  )
  if (!coerced) return null
  const prepared = { operation, fragments: fragmentsOf(asked.document), variables: coerced }
  if (asked.variableValues) lastPrepared.set(asked.variableValues, prepared)
  return prepared
}

function fragmentsOf(document: DocumentNode): PreparedOperation['fragments'] {
  const known = fragmentsByDocument.get(document)
  if (known) return known
  const fragments = new Map(
    document.definitions.flatMap(definition =>
      definition.kind === 'FragmentDefinition' ? [[definition.name.value, definition] as const] : [],
    ),
  )
  fragmentsByDocument.set(document, fragments)
  return fragments
}
