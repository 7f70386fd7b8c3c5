import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'

/** Things with a global id of their own. */
export function isNode(type: GraphQLObjectType): boolean {
  return type.getInterfaces().some(face => face.name === 'Node')
}

export function isConnection(type: GraphQLObjectType): boolean {
  return type.name.endsWith('Connection')
}

/**
 * All readable fields of a type: its own, those of embedded objects, and other nodes `depth` steps away (0:
 * their ids).
 */
export function selectionOf(type: GraphQLObjectType, depth: number): string {
  const fields = Object.values(type.getFields()).map(field => askFor(field, argumentsOf(field), depth))
  return `{ __typename ${fields.join(' ')} }`
}

/** One field with `args` and everything in it; other nodes up to `depth` steps away. */
export function askFor(field: GraphQLField<unknown, unknown>, args: string, depth: number): string {
  const target = getNamedType(field.type)
  const call = `${field.name}${args}`
  if (!isObjectType(target)) return call
  if (isConnection(target)) return `${call} ${pageOf(target, depth)}`
  return `${call} ${isNode(target) ? nodeOf(target, depth) : selectionOf(target, depth)}`
}

function nodeOf(type: GraphQLObjectType, depth: number): string {
  return depth > 0 ? selectionOf(type, depth - 1) : '{ __typename id }'
}

function pageOf(connection: GraphQLObjectType, depth: number): string {
  const node = nodeOfConnection(connection)
  const total = 'totalCount' in connection.getFields() ? 'totalCount' : ''
  const pageInfo = 'pageInfo { __typename startCursor endCursor hasNextPage hasPreviousPage }'
  return `{ __typename ${total} ${pageInfo} edges { __typename cursor node ${nodeOf(node, depth)} } }`
}

function nodeOfConnection(connection: GraphQLObjectType): GraphQLObjectType {
  const edge = getNamedType(connection.getFields().edges?.type)
  const node = isObjectType(edge) ? getNamedType(edge.getFields().node?.type) : undefined
  if (!isObjectType(node)) throw new Error(`${connection.name} has no edges with nodes`)
  return node
}

/** Default arguments of a field: a page for a connection, else none. */
export function argumentsOf(field: GraphQLField<unknown, unknown>): string {
  const missing = field.args.find(isRequiredArgument)
  if (missing) throw new Error(`${field.name} cannot be asked without its argument ${missing.name}`)
  return field.args.some(arg => arg.name === 'first') ? '(first: 5)' : ''
}

/** Fields of a node type, each as a path: `provider`, `provider.name`, `viewerActions.action`. */
export function pathsOf(type: GraphQLObjectType): string[] {
  return Object.values(type.getFields()).flatMap(field => {
    const target = getNamedType(field.type)
    const isEmbedded = isObjectType(target) && !isNode(target) && !isConnection(target)
    return [field.name, ...(isEmbedded ? pathsOf(target).map(path => `${field.name}.${path}`) : [])]
  })
}

/** Object types reachable by reading: from the queries, the subscriptions and every node. */
export function readableTypes(schema: GraphQLSchema): Set<string> {
  const reached = new Set<string>()
  const visit = (type: GraphQLObjectType) => {
    if (reached.has(type.name)) return
    reached.add(type.name)
    for (const field of Object.values(type.getFields())) {
      const target = getNamedType(field.type)
      if (isObjectType(target)) visit(target)
    }
  }
  const nodes = Object.values(schema.getTypeMap()).filter(type => isObjectType(type) && isNode(type))
  for (const type of [schema.getQueryType(), schema.getSubscriptionType(), ...nodes]) {
    if (isObjectType(type)) visit(type)
  }
  return reached
}
