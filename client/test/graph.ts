import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  visit,
} from 'graphql'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

export const schema = buildSchema(read('../../schema.graphql'))
const texts = JSON.parse(read('../persisted.json')) as Readonly<Record<string, string>>
const documents = new Map<string, DocumentNode>()

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

type Options = {
  readonly variables?: Readonly<Record<string, unknown>>
  /** Values that matter, by 'Type.field'. */
  readonly given?: Readonly<Record<string, unknown>>
  /** The field that faults, by its path in the answer. */
  readonly faultAt?: Path
  /** Hears of each field that may be null. */
  readonly onNullable?: (path: Path) => void
}

/**
 * What a server of this schema answers to a persisted operation: made-up values, every list with one item, and what
 * GraphQL makes of a field that faults.
 */
export function serverAnswer(id: string, options: Options = {}): Answer {
  const { variables = {}, given = {}, faultAt, onNullable } = options
  const document = documentOf(id)
  const wanted = wantedTypes(document)
  const fieldResolver = (source: unknown, _args: unknown, _context: unknown, info: GraphQLResolveInfo) => {
    const path = pathOf(info)
    if (!isNonNullType(info.returnType)) onNullable?.(path)
    if (faultAt && path.join('.') === faultAt.join('.')) {
      throw new GraphQLError('Ocurrió un error inesperado', {
        extensions: { code: 'FAULT', faultId: 'f-1' },
      })
    }
    if (info.fieldName === 'id') return (source as { readonly id: string }).id
    // A list that never ends would be read for ever.
    if (info.parentType.name === 'PageInfo') return info.fieldName.startsWith('has') ? false : null
    const name = `${info.parentType.name}.${info.fieldName}`
    return name in given ? given[name] : valueOf(info.returnType, path.join('.'), wanted)
  }
  const answer = execute({ schema, document, variableValues: variables, rootValue: {}, fieldResolver })
  if (answer instanceof Promise) throw new Error('this schema answers at once')
  return JSON.parse(JSON.stringify(answer)) as Answer
}

/** Something for each variable that the operation cannot do without. */
export function neededVariables(id: string): Record<string, unknown> {
  const definitions = documentOf(id).definitions.flatMap(definition =>
    definition.kind === 'OperationDefinition' ? (definition.variableDefinitions ?? []) : [],
  )
  return Object.fromEntries(
    definitions
      .filter(({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue)
      .map(({ variable }) => [variable.name.value, 'any']),
  )
}

/** Every field of the operation's answer that may be null, by its path. */
export function nullableFields(id: string, options: Options = {}): Path[] {
  const found: Path[] = []
  serverAnswer(id, { ...options, onNullable: path => found.push(path) })
  return found
}

function valueOf(type: GraphQLOutputType, path: string, wanted: ReadonlySet<string>): unknown {
  const named = getNullableType(type)
  if (isListType(named)) return [valueOf(named.ofType, `${path}.0`, wanted)]
  if (isObjectType(named)) return { id: path }
  if (isAbstractType(named)) {
    const types = schema.getPossibleTypes(named)
    const { name } = types.find(type => wanted.has(type.name)) ?? types[0] ?? {}
    return { __typename: name, id: path }
  }
  if (isEnumType(named)) return named.getValues()[0]?.value
  switch (named.name) {
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
      return `${named.name} of ${path}`
  }
}

/** The types that the operation names in its fragments: of an interface's, those it wants to see. */
function wantedTypes(document: DocumentNode): ReadonlySet<string> {
  const names = new Set<string>()
  visit(document, { NamedType: ({ name }) => void names.add(name.value) })
  return names
}

function pathOf(info: GraphQLResolveInfo): Path {
  const path: (string | number)[] = []
  for (let at: GraphQLResolveInfo['path'] | undefined = info.path; at; at = at.prev) path.unshift(at.key)
  return path
}
