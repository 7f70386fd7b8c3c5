import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLNamedOutputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  GraphQLScalarType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  parse,
  typeFromAST,
  visit,
} from 'graphql'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

export const schema = buildSchema(read('../../schema.graphql'))
const texts = JSON.parse(read('../persisted.json')) as Readonly<Record<string, string>>
const documents = new Map<string, DocumentNode>()

// A schema built from its text accepts every value of its custom scalars.
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
scalarTakes('DateTime', value => typeof value === 'string' && MOMENT.test(value))
scalarTakes('Centesimos', Number.isInteger)

function scalarTakes(name: string, isRight: (value: unknown) => boolean): void {
  const type = schema.getType(name)
  if (!(type instanceof GraphQLScalarType)) throw new Error(`the schema has no scalar ${name}`)
  type.serialize = value => {
    if (isRight(value)) return value
    throw new GraphQLError(`${name} cannot be ${JSON.stringify(value)}`)
  }
}

/** The persisted operation with this id. */
export function documentOf(id: string): DocumentNode {
  const known = documents.get(id)
  if (known) return known
  const text = texts[id]
  if (!text) throw new Error(`${id} is no persisted operation: run npm run codegen`)
  const document = parse(text, { noLocation: true })
  documents.set(id, document)
  return document
}

export type Path = readonly (string | number)[]
export type Answer = { readonly data?: unknown; readonly errors?: readonly unknown[] }
export type Made = Readonly<Record<string, unknown>>
/** Relevant values of each type, by its name: fields of the schema, or aliases of the operation. */
export type Makers = Readonly<Record<string, () => Made>>

type Options = {
  readonly variables?: Readonly<Record<string, unknown>>
  readonly makers?: Makers
  /** The field that faults, by its path in the answer. */
  readonly faultAt?: Path
  /** Called with each field that may be null. */
  readonly onNullable?: (path: Path) => void
}

/** An object of the answer in progress: its known fields, and the prefix of the ids below it. */
type Source = { readonly made: Made; readonly at: string; readonly typename: string }

/**
 * The answer of a server with this schema to a persisted operation: the values of `makers`, the rest
 * generated, every list with one item, and GraphQL's handling of a field that faults. Generated ids follow
 * from the nearest id above them, so that an object is the same in each answer. Throws when `makers` have
 * values that the schema does not.
 */
export function serverAnswer(
  id: string,
  { variables = {}, makers = {}, faultAt, onNullable }: Options = {},
): Answer {
  const document = documentOf(id)
  const { types: wanted, aliases } = namesIn(document)
  const objectOf = (type: GraphQLNamedOutputType, given: Made, at: string): Source => {
    const most = { ...makers[type.name]?.(), ...given }
    const typename = isAbstractType(type) ? String(most.__typename ?? typeOf(type, wanted)) : type.name
    const made = isAbstractType(type) ? { ...makers[typename]?.(), ...most } : most
    const concrete = schema.getType(typename)
    const fields = isObjectType(concrete) ? concrete.getFields() : {}
    const unknown = Object.keys(made).filter(
      name => !(name in fields) && !aliases.has(name) && name !== '__typename',
    )
    if (unknown.length > 0) throw new Error(`${typename} has no field ${unknown.join(', ')}`)
    return { made, at: String(made.id ?? at), typename }
  }
  const complete = (type: GraphQLOutputType, value: unknown, at: string): unknown => {
    if (value === null) return null
    const named = getNullableType(type)
    if (isListType(named)) {
      const items = value === undefined ? [undefined] : value
      return Array.isArray(items)
        ? items.map((item, index) => complete(named.ofType, item, `${at}.${index}`))
        : items
    }
    if (isObjectType(named) || isAbstractType(named)) {
      return isObject(value ?? {}) ? objectOf(named, (value ?? {}) as Made, at) : value
    }
    return value === undefined ? leafOf(named, at) : value
  }
  const fieldResolver = (
    { made, at }: Source,
    _args: unknown,
    _context: unknown,
    info: GraphQLResolveInfo,
  ) => {
    const path = pathOf(info)
    if (!isNonNullType(info.returnType)) onNullable?.(path)
    if (faultAt && path.join('.') === faultAt.join('.')) {
      throw new GraphQLError('Ocurrió un error inesperado', {
        extensions: { code: 'FAULT', faultId: 'f-1' },
      })
    }
    const key = String(info.path.key)
    const known = key in made ? made[key] : made[info.fieldName]
    if (info.fieldName === 'id') return known ?? at
    // A list with a next page would be read endlessly.
    if (known === undefined && info.parentType.name === 'PageInfo')
      return info.fieldName.startsWith('has') ? false : null
    return complete(info.returnType, known, at === '' ? key : `${at}.${key}`)
  }
  const root = schema.getRootType(operationOf(document).operation)
  if (!root) throw new Error('the schema has no such operations')
  const answer = atOnce(
    execute({
      schema,
      document,
      variableValues: { ...neededVariables(id), ...variables },
      rootValue: objectOf(root, {}, ''),
      fieldResolver,
      typeResolver: (source: Source) => source.typename,
    }),
  )
  const [wrong] = faultAt ? [] : (answer.errors ?? [])
  if (wrong) throw new Error(`${operationOf(document).name?.value} ${told(wrong)}`)
  return JSON.parse(JSON.stringify(answer)) as Answer
}

/**
 * Differences from any answer that a server of this schema could give to a persisted operation: missing or
 * unrequested fields, values of a wrong type, null in a required field. Each names its path.
 */
export function wrongIn(id: string, variables: Readonly<Record<string, unknown>>, data: unknown): string[] {
  // Like the network: drops `undefined`.
  const said: unknown = JSON.parse(JSON.stringify(data))
  const { errors = [], data: wanted } = atOnce(
    execute({
      schema,
      document: documentOf(id),
      variableValues: variables,
      rootValue: said,
      fieldResolver: (source: Made, _args, _context, { path: { key }, parentType }) => {
        if (key in source) return source[key]
        throw new GraphQLError(`is missing (${parentType.name})`)
      },
      typeResolver: (source: Made) => {
        if (typeof source.__typename === 'string') return source.__typename
        throw new GraphQLError('has no __typename')
      },
    }),
  )
  return errors.length > 0 ? errors.map(told) : differences(wanted, said, '')
}

const told = ({ path = [], message }: GraphQLError) => `${path.join('.') || 'the operation'}: ${message}`

/** Paths at which the data differs from GraphQL's own result for it. */
function differences(wanted: unknown, said: unknown, path: string): string[] {
  if (!isObject(said) || !isObject(wanted))
    return wanted === said
      ? []
      : [`${path}: ${JSON.stringify(said)} in the place of ${JSON.stringify(wanted)}`]
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  return [...new Set([...Object.keys(wanted), ...Object.keys(said)])].flatMap(name => {
    if (!(name in wanted)) return [`${at(name)}: is not asked for`]
    if (!(name in said)) return [`${at(name)}: is missing`]
    return differences(wanted[name], said[name], at(name))
  })
}

/** A value for each required variable of the operation. */
export function neededVariables(id: string): Record<string, unknown> {
  const definitions = operationOf(documentOf(id)).variableDefinitions ?? []
  return Object.fromEntries(
    definitions.flatMap(({ variable, type, defaultValue }) => {
      const wanted = typeFromAST(schema, type)
      if (!isInputType(wanted) || !isNonNullType(wanted) || defaultValue) return []
      return [[variable.name.value, inputOf(wanted.ofType)]]
    }),
  )
}

function inputOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return inputOf(type.ofType)
  if (isListType(type)) return [inputOf(type.ofType)]
  if (!isInputObjectType(type)) return leafOf(type, 'any')
  const needed = Object.values(type.getFields()).filter(isRequiredInputField)
  return Object.fromEntries(needed.map(field => [field.name, inputOf(field.type)]))
}

/** Every field of the operation's answer that may be null, by its path. */
export function nullableFields(id: string, options: Options = {}): Path[] {
  const found: Path[] = []
  serverAnswer(id, { ...options, onNullable: path => found.push(path) })
  return found
}

function leafOf(type: GraphQLNamedType, at: string): unknown {
  if (isEnumType(type)) return type.getValues()[0]?.value
  switch (type.name) {
    case 'Boolean':
      return true
    case 'Int':
      return 1
    case 'Float':
      return 1.5
    case 'Centesimos':
      return 485_000
    case 'DateTime':
      return '2026-11-21T12:00:00.000Z'
    default:
      return `${type.name} of ${at}`
  }
}

/** For an abstract type, the one in the operation's fragments. */
function typeOf(type: GraphQLNamedOutputType, wanted: ReadonlySet<string>): string | undefined {
  const types = isAbstractType(type) ? schema.getPossibleTypes(type) : []
  return (types.find(({ name }) => wanted.has(name)) ?? types[0])?.name
}

/** The types in the operation's fragments, and its aliases of fields. */
function namesIn(document: DocumentNode): { types: ReadonlySet<string>; aliases: ReadonlySet<string> } {
  const types = new Set<string>()
  const aliases = new Set<string>()
  visit(document, {
    NamedType: ({ name }) => void types.add(name.value),
    Field: ({ alias }) => void (alias && aliases.add(alias.value)),
  })
  return { types, aliases }
}

function operationOf(document: DocumentNode) {
  const found = document.definitions.find(({ kind }) => kind === 'OperationDefinition')
  if (found?.kind !== 'OperationDefinition') throw new Error('a document without an operation')
  return found
}

function pathOf(info: GraphQLResolveInfo): Path {
  const path: (string | number)[] = []
  for (let at: GraphQLResolveInfo['path'] | undefined = info.path; at; at = at.prev) path.unshift(at.key)
  return path
}

function atOnce(answer: ExecutionResult | Promise<ExecutionResult>): ExecutionResult {
  if (answer instanceof Promise) throw new Error('this schema answers at once')
  return answer
}

const isObject = (value: unknown): value is Made => typeof value === 'object' && value !== null
