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
  readonly variables: Readonly<Record<string, unknown>>
}

export interface OperationToExecute {
  readonly schema: GraphQLSchema
  readonly document: DocumentNode
  readonly operationName?: string | null | undefined
  readonly variableValues?: Readonly<Record<string, unknown>> | null | undefined
}

/**
 * Returns null when the operation cannot be executed, because none is selected or its variables do not fit.
 */
export function prepareOperation(asked: OperationToExecute): PreparedOperation | null {
  const operation = getOperationAST(asked.document, asked.operationName)
  if (!operation) return null
  const { coerced } = getVariableValues(
    asked.schema,
    operation.variableDefinitions ?? [],
    asked.variableValues ?? {},
  )
  if (!coerced) return null
  const fragments = asked.document.definitions.flatMap(definition =>
    definition.kind === 'FragmentDefinition' ? [[definition.name.value, definition] as const] : [],
  )
  return { operation, fragments: new Map(fragments), variables: coerced }
}
