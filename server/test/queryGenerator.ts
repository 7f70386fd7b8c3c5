import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'

/** A number from 0 to 1, the same sequence for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export interface GeneratedQuery {
  readonly text: string
  readonly variables: Record<string, unknown>
}

export interface GeneratorOptions {
  readonly schema: GraphQLSchema
  readonly random: () => number
  /** Values of `first` and `last`. */
  readonly pageSizes: readonly number[]
  /** Objects that `node` may query, by global id. */
  readonly nodes: readonly { readonly type: string; readonly id: string }[]
}

const MOST_LEVELS = 5
const MOST_FIELDS = 5

/**
 * A query that the schema allows: lists in lists and around in circles, with page sizes as literals, variables, defaults
 * or left out, under aliases, in inline fragments and in named ones.
 */
export function generateQuery({ schema, random, pageSizes, nodes }: GeneratorOptions): GeneratedQuery {
  const declared: string[] = []
  const variables: Record<string, unknown> = {}
  const fragments: string[] = []
  let aliases = 0

  const below = (count: number) => Math.floor(random() * count)
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T

  function pageArgument(): string {
    const size = pick(pageSizes)
    const way = below(5)
    if (way === 0) return `last: ${size}`
    if (way === 1) return `first: ${size}`
    const name = `v${declared.length}`
    if (way === 2) {
      declared.push(`$${name}: Int = ${size}`)
      return `first: $${name}`
    }
    declared.push(`$${name}: Int`)
    variables[name] = size
    return `${way === 3 ? 'first' : 'last'}: $${name}`
  }

  function fieldText(field: GraphQLField<unknown, unknown>, levels: number): string {
    const type = getNamedType(field.type)
    const isConnection = type.name.endsWith('Connection')
    const args = isConnection && random() < 0.9 ? `(${pageArgument()})` : ''
    // Under one alias a field can be queried with one page size only.
    const alias = args || (random() < 0.05 && aliases < 15) ? `a${aliases++}: ` : ''
    const selection = isObjectType(type)
      ? ` ${isConnection ? page(type, levels) : fieldsOf(type, levels - 1)}`
      : ''
    return `${alias}${field.name}${args}${selection}`
  }

  function page(type: GraphQLObjectType, levels: number): string {
    const edge = getNamedType(type.getFields().edges?.type)
    const node = isObjectType(edge) ? getNamedType(edge.getFields().node?.type) : undefined
    const inner = isObjectType(node) ? fieldsOf(node, levels - 1) : '{ __typename }'
    const beside = random() < 0.2 ? ' totalCount pageInfo { hasNextPage endCursor }' : ''
    return `{ edges { node ${inner} }${beside} }`
  }

  function fieldsOf(type: GraphQLObjectType, levels: number): string {
    const free = Object.values(type.getFields()).filter(
      ({ args, type: fieldType }) =>
        !args.some(isRequiredArgument) && (levels > 0 || !isObjectType(getNamedType(fieldType))),
    )
    // At the last level a type may have no field without others inside.
    if (free.length === 0) return '{ __typename }'
    const chosen = new Set(Array.from({ length: 1 + below(MOST_FIELDS) }, () => pick(free)))
    // Lists, and fields leading to others, make a query expensive.
    const deep = free.filter(field => isObjectType(getNamedType(field.type)))
    if (deep.length > 0) for (let more = below(3); more > 0; more -= 1) chosen.add(pick(deep))
    const text = `{ ${[...chosen].map(field => fieldText(field, levels)).join(' ')} }`
    const way = below(6)
    if (way === 0) return `{ ... on ${type.name} ${text} }`
    if (way !== 1) return text
    const name = `F${fragments.length}`
    fragments.push('')
    fragments[Number(name.slice(1))] = `fragment ${name} on ${type.name} ${text}`
    return `{ ...${name} }`
  }

  function root(): string {
    const { type, id } = pick(nodes)
    const found = schema.getType(type)
    if (isObjectType(found) && random() < 0.4)
      return `node(id: "${id}") { ... on ${type} ${fieldsOf(found, MOST_LEVELS)} }`
    const query = schema.getQueryType()
    const viewer = query?.getFields()[pick(['viewer', 'viewer', 'requestFeed', 'providers', 'contactViews'])]
    return viewer ? fieldText(viewer, MOST_LEVELS) : '__typename'
  }

  const body = root()
  const head = declared.length > 0 ? `query (${declared.join(', ')})` : 'query'
  return { text: `${head} { ${body} }\n${fragments.join('\n')}`, variables }
}
